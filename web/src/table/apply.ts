import type { Events, Numbered, Seat, SeenOpinion, TableView } from '../protocol/generated';

export type Card = number | string;
export type SeenEvent = Numbered['event'];

/** The table after something happened, as far as the event itself tells. What lies on the table now
 *  comes with the message, not from here: no rule is known in the browser. */
export function applied(view: TableView, event: SeenEvent, me: number | null): TableView {
  switch (event.type) {
    case 'opened':
      return { ...view, settings: event.settings };
    case 'set_up':
      return {
        ...view,
        settings: event.settings,
        seats: Array.from({ length: event.settings.seats }, (_, seat) => view.seats[seat] ?? OPEN),
        phase: 'gathering',
        commitment: null,
        opinions: [],
        now: null,
        hand: null,
        turn: null,
        hints_left: [],
        end: null,
      };
    case 'sat_down':
    case 'took_back':
      return seated(view, event.seat, { person: true, away: false, bot: null });
    case 'bot_sat':
      return seated(view, event.seat, { person: false, away: false, bot: event.bot });
    case 'stood_up':
      return seated(view, event.seat, OPEN);
    case 'removed':
      return seated(answered(view, event.seat), event.seat, { person: false, away: false, bot: event.bot });
    case 'host_passed':
      return { ...view, host: event.seat };
    case 'dealt':
      return {
        ...view,
        phase: 'choosing',
        number: view.number + 1,
        commitment: event.commitment,
        opinions: view.seats.map(() => null),
        nudged: [],
        hand: event.hand,
        turn: null,
        end: null,
      };
    case 'opined': {
      const said: SeenOpinion = { opening: event.opening, starter: event.starter };
      return { ...answered(view, event.seat), opinions: replaced(view.opinions, event.seat, said) };
    }
    case 'started':
      return { ...view, phase: 'playing' };
    case 'laid': {
      const moved = event.bot === null ? answered(view, event.seat) : view;
      return event.seat === me
        ? {
            ...moved,
            hand: without(
              moved.hand,
              event.plays.map((play) => play.card),
            ),
          }
        : moved;
    }
    case 'turn_ended':
      return {
        ...answered(view, event.seat),
        hand: event.cards && view.hand ? [...view.hand, ...event.cards] : view.hand,
        turn: null,
      };
    case 'resigned':
    case 'hinted':
      return view;
    case 'ended':
      return { ...view, phase: 'over', end: event, nudged: [], turn: null, hints_left: [] };
    case 'left':
      return seated(answered(view, event.seat), event.seat, { person: true, away: true, bot: null });
    case 'stood_in':
      return seated(view, event.seat, { person: true, away: true, bot: event.bot });
    case 'nudged':
      return { ...view, nudged: [...view.nudged, event.seat] };
    case 'said':
      return answered(view, event.seat);
    case 'closed':
      return { ...view, closed: event.reason };
  }
}

/** The table after a whole message. */
export function appliedAll(view: TableView, news: Events, me: number | null): TableView {
  const moved = news.events.reduce((so_far, { event }) => applied(so_far, event, me), view);
  return { ...moved, ...standing(news) };
}

/** What a message says of the table as it is now, whatever has happened. */
export function standing(news: Events): Pick<TableView, 'now' | 'turn' | 'hints_left' | 'again'> {
  return { now: news.now, turn: news.turn, hints_left: news.hints_left, again: news.again ?? false };
}

const OPEN: Seat = { person: false, away: false, bot: null };

function seated(view: TableView, seat: number, who: Seat): TableView {
  return { ...view, seats: replaced(view.seats, seat, who) };
}

function answered(view: TableView, seat: number): TableView {
  return view.nudged.includes(seat) ? { ...view, nudged: view.nudged.filter((asked) => asked !== seat) } : view;
}

/** A list with something else in one place. */
export function replaced<T>(list: readonly T[], place: number, value: T): T[] {
  return list.map((old, each) => (each === place ? value : old));
}

/** A hand without some cards. */
export function without(hand: readonly Card[] | null, cards: readonly Card[]): Card[] | null {
  return hand && hand.filter((card) => !cards.includes(card));
}
