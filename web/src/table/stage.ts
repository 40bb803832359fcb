import { fly, lasting, moves, type Flyer } from '../look/flight';
import { play as sound, vibrate } from '../look/sounds';
import type { Ended } from '../protocol/generated';
import { isFire, metalOfSeat, type Card } from './cards';
import type { Stage, TableEvent, TableSession } from './session.svelte';

const find = (selector: string) => document.querySelector(selector);
const pileAt = (pile: number) => find(`[data-pile="${pile}"] [data-place]`);
const seatAt = (seat: number, session: TableSession) =>
  seat === session.seat ? find('[data-hand]') : find(`[data-seat="${seat}"]`);

const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** How long the table shows why a game is over before the panel comes. */
const VERDICT = 2600;

/** Who is stuck, and on what, is seen on the table first. */
async function end(event: Ended, session: TableSession): Promise<void> {
  const won = event.winner === null ? event.result === 'won' : event.winner === session.seat;
  sound(won ? 'won' : 'lost');
  const shown = event.facts?.seat ?? null;
  if (shown !== null && event.reason !== 'resigned') {
    session.verdict = event;
    await wait(VERDICT);
    session.verdict = null;
  } else await wait(500);
}

/** Events as moving cards: from a seat to its pile, from the draw pile to a hand. */
export const stage: Stage = {
  async perform(event: TableEvent, session: TableSession): Promise<void> {
    const view = session.view;
    if (event.type === 'ended') return end(event, session);
    if (!view || !moves()) {
      if (event.type === 'laid') for (const play of event.plays) session.showTop(play);
      return;
    }
    const { board } = view;
    const flyer = (card: Card | null, seat: number): Flyer => ({
      card,
      highest: board.highest,
      metal: metalOfSeat(board, seat),
      fire: card !== null && isFire(board, card),
    });
    if (event.type === 'laid') {
      for (const play of event.plays) {
        const planned = session.plan.plays.some((mine) => mine.card === play.card && mine.pile === play.pile);
        if (!(event.seat === session.seat && planned)) {
          await fly({ flyer: flyer(play.card, event.seat), from: seatAt(event.seat, session), to: pileAt(play.pile) });
          sound('lay');
        }
        session.showTop(play);
      }
      if (event.seat !== session.seat) await wait(lasting(120));
    } else if (event.type === 'turn_ended' && event.drew) {
      const from = find(`[data-draw="${board.draw_piles[event.seat]}"] .cards`);
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
    }
  },
  turnBegins(): void {
    sound('turn');
    vibrate(60, 40, 60);
  },
};
