import { describe, expect, it } from 'vitest';
import type { Numbered, Request, ServerMessage } from '../src/protocol/generated';

/** One use of every message: this compiles only while the page knows all of them. */
const wishes: { [Type in Request['do']['type']]: Extract<Request['do'], { type: Type }> } = {
  sit: { type: 'sit', seat: 1 },
  leave: { type: 'leave' },
  take_back: { type: 'take_back' },
  change: { type: 'change', settings: { game: 'the-game', options: {}, seats: 3 } },
  put_bot: { type: 'put_bot', seat: 1, bot: 'expert' },
  open_seat: { type: 'open_seat', seat: 1 },
  remove: { type: 'remove', seat: 1, bot: 'expert' },
  invite: { type: 'invite' },
  begin: { type: 'begin' },
  opine: { type: 'opine', opening: 2, starter: 0 },
  lay: {
    type: 'lay',
    plays: [
      { card: 37, pile: 0 },
      { card: '7r', pile: 1 },
    ],
    end: true,
  },
  end_turn: { type: 'end_turn' },
  resign: { type: 'resign' },
  answer_giving_up: { type: 'answer_giving_up', agree: true },
  let_bot: { type: 'let_bot', seat: 1, bot: 'expert' },
  nudge: { type: 'nudge', seat: 1 },
  answer_nudge: { type: 'answer_nudge' },
  say: { type: 'say', text: 'hello', lang: 'en' },
  hint: { type: 'hint', hint: 'leave@2' },
  mute: { type: 'mute', seat: 1, on: true },
  rematch: { type: 'rematch', same_deal: true },
  enter: { type: 'enter', secret: 'K3M9QX' },
  plan: { type: 'plan', plays: [] },
  ping: { type: 'ping' },
};

const messages: { [Type in ServerMessage['type']]: (message: Extract<ServerMessage, { type: Type }>) => unknown } = {
  welcome: (message) => [message.version, message.table, message.mine, message.people, message.resume, message.events],
  events: (message) => [message.version, message.events, message.table, message.mine, message.clock_ends],
  people: (message) => message.people,
  done: (message) => [message.id, message.version],
  refused: (message) => [message.id, message.code, message.message, message.facts],
  planned: (message) => [message.id, message.plan.options.can_finish, message.plan.no_fits],
  pong: (message) => message.id,
  bye: (message) => [message.code, message.message, message.final],
};

type Event = Numbered['event'];
const events: { [Type in Event['type']]: (event: Extract<Event, { type: Type }>) => unknown } = {
  opened: (event) => event.settings,
  set_up: (event) => event.settings,
  sat_down: (event) => event.seat,
  bot_sat: (event) => [event.seat, event.bot],
  stood_up: (event) => event.seat,
  removed: (event) => [event.seat, event.bot],
  key_changed: (event) => event.type,
  host_passed: (event) => event.seat,
  dealt: (event) => [event.commitment, event.again],
  opined: (event) => [event.seat, event.opening, event.starter],
  started: (event) => event.seat,
  laid: (event) => [event.seat, event.plays, event.bot],
  turn_ended: (event) => [event.seat, event.drew, event.next, event.bot],
  giving_up_proposed: (event) => event.seat,
  giving_up_agreed: (event) => event.seat,
  giving_up_dropped: (event) => event.seat,
  resigned: (event) => event.seat,
  ended: (event) => [event.result, event.winner, event.left, event.reason, event.band, event.hands, event.salt],
  left: (event) => event.seat,
  stood_in: (event) => [event.seat, event.bot],
  took_back: (event) => event.seat,
  nudged: (event) => [event.seat, event.by],
  nudge_answered: (event) => event.seat,
  said: (event) => [event.seat, event.text],
  hinted: (event) => event.hints.map(({ seat, hint }) => [seat, hint]),
  closed: (event) => event.reason,
};

describe('the protocol', () => {
  it('has a use for every message', () => {
    for (const [type, wish] of Object.entries(wishes)) expect(wish.type).toBe(type);
    expect(Object.keys(messages)).toHaveLength(8);
    expect(Object.keys(events)).toHaveLength(26);
  });
});
