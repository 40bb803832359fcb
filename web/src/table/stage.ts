import { fly, moves, type Flyer } from '../look/flight';
import { play as sound, vibrate } from '../look/sounds';
import { isFire, metalOfSeat } from './cards';
import type { Card, SeenEvent } from './apply';
import type { Stage, TableSession } from './session.svelte';

const find = (selector: string) => document.querySelector(selector);
const pileAt = (pile: number) => find(`[data-pile="${pile}"] [data-place]`);
const seatAt = (seat: number, session: TableSession) =>
  seat === session.seat ? find('[data-hand]') : find(`[data-seat="${seat}"]`);

const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** Events as moving cards: from a seat to its pile, from the draw pile to a hand. */
export const stage: Stage = {
  async perform(event: SeenEvent, session: TableSession): Promise<void> {
    const view = session.view;
    if (!view || !moves()) {
      if (event.type === 'laid') for (const play of event.plays) session.showTop(play);
      return;
    }
    const flyer = (card: Card | null, seat: number): Flyer => ({
      card,
      game: view.settings.game,
      metal: card === null ? '' : metalOfSeat(view.settings.game, seat),
      fire: card !== null && isFire(card, view.settings.options),
    });
    if (event.type === 'laid') {
      for (const play of event.plays) {
        const planned = session.plays.some((mine) => mine.card === play.card && mine.pile === play.pile);
        if (!(event.seat === session.seat && planned)) {
          await fly({ flyer: flyer(play.card, event.seat), from: seatAt(event.seat, session), to: pileAt(play.pile) });
          sound('lay');
        }
        session.showTop(play);
      }
      if (event.seat !== session.seat) await wait(120);
    } else if (event.type === 'turn_ended' && event.drew) {
      const deck = view.settings.game === 'face-to-face' ? event.seat : 0;
      const from = find(`[data-draw="${deck}"] .cards`);
      const mine = event.seat === session.seat;
      const to = mine
        ? (find('[data-hand] li:last-child') ?? find('[data-hand]'))
        : (seatAt(event.seat, session)?.querySelector('.cards') ?? null);
      const flights = Array.from({ length: Math.min(event.drew, 3) }, (_, at) => ({
        flyer: flyer(null, event.seat),
        from,
        to,
        duration: 300,
        delay: at * 90,
      }));
      await fly(...flights);
    } else if (event.type === 'ended') {
      const won = event.winner === null ? event.result === 'won' : event.winner === session.seat;
      sound(won ? 'won' : 'lost');
      await wait(500);
    }
  },
  turnBegins(): void {
    sound('turn');
    vibrate(60, 40, 60);
  },
};
