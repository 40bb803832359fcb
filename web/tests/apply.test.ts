import { describe, expect, it } from 'vitest';
import type { Events, TableView } from '../src/protocol/generated';
import { applied, appliedAll } from '../src/table/apply';

const seat = (bot: string | null = null) => ({ person: bot === null, away: false, bot });
const view: TableView = {
  phase: 'playing',
  settings: {
    game: 'the-game',
    options: { required: 2, hand: 7, fire: false },
    seats: 2,
    public: false,
    watch: true,
    talk: 'standard',
    clock: null,
  },
  rows: [1, 1, 100, 100],
  directions: [1, 1, -1, -1],
  seats: [seat(), seat('expert')],
  host: 0,
  number: 1,
  commitment: 'abc',
  opinions: [null, null],
  nudged: [0],
  now: {
    to_act: 0,
    tops: [1, 1, 100, 100],
    hand_counts: [3, 3],
    draw_counts: [90],
    laid_on: [],
    given: [],
    required: 2,
    needed: 2,
    owed: [],
    hints: [],
  },
  hand: [5, 37, 80],
  turn: null,
  hints_left: [],
  end: null,
  closed: null,
};

describe('a table moves on with its events', () => {
  it('takes laid cards from the own hand only', () => {
    const plays = [{ card: 5, pile: 0 }];
    expect(applied(view, { type: 'laid', seat: 0, plays, bot: null }, 0).hand).toEqual([37, 80]);
    expect(applied(view, { type: 'laid', seat: 1, plays, bot: 'expert' }, 0).hand).toEqual([5, 37, 80]);
  });

  it('draws into the own hand, and knows nothing of other hands', () => {
    expect(applied(view, { type: 'turn_ended', seat: 0, drew: 1, cards: [44], next: 1 }, 0).hand).toEqual([
      5, 37, 80, 44,
    ]);
    expect(applied(view, { type: 'turn_ended', seat: 1, drew: 2, cards: null, next: 0 }, 0).hand).toEqual([5, 37, 80]);
  });

  it('forgets a nudge when somebody does something, but not when a bot plays for them', () => {
    expect(applied(view, { type: 'laid', seat: 0, plays: [], bot: null }, 0).nudged).toEqual([]);
    expect(applied(view, { type: 'laid', seat: 0, plays: [], bot: 'expert' }, 0).nudged).toEqual([0]);
  });

  it('counts games and shows the new hand at the deal', () => {
    const dealt = applied(
      { ...view, phase: 'over' },
      { type: 'dealt', commitment: 'x', again: false, hand: [2, 3] },
      0,
    );
    expect(dealt).toMatchObject({ phase: 'choosing', number: 2, hand: [2, 3], end: null, opinions: [null, null] });
  });

  it('follows people who come and go', () => {
    const away = applied(view, { type: 'left', seat: 0 }, 0);
    expect(away.seats[0]).toEqual({ person: true, away: true, bot: null });
    expect(applied(away, { type: 'stood_in', seat: 0, bot: 'expert' }, 0).seats[0]).toEqual({
      person: true,
      away: true,
      bot: 'expert',
    });
    expect(applied(away, { type: 'took_back', seat: 0 }, 0).seats[0]).toEqual({ person: true, away: false, bot: null });
    expect(applied(view, { type: 'stood_up', seat: 1 }, 0).seats[1]).toEqual({ person: false, away: false, bot: null });
    expect(applied(view, { type: 'host_passed', seat: 1 }, 0).host).toBe(1);
  });

  it('begins anew when the host changes the settings', () => {
    const changed = applied(view, { type: 'set_up', settings: { ...view.settings, seats: 3 } }, 0);
    expect(changed).toMatchObject({ phase: 'gathering', now: null, hand: null });
    expect(changed.seats).toHaveLength(3);
  });

  it('offers nothing of the turn any more when the game ends', () => {
    const end = {
      type: 'ended',
      result: 'lost',
      winner: null,
      left: 12,
      reason: 'stuck',
      band: null,
      hands: [[5], []],
      salt: 's',
    } as const;
    expect(applied({ ...view, hints_left: ['fine', 'thanks'] }, end, 0)).toMatchObject({
      phase: 'over',
      end,
      turn: null,
      hints_left: [],
    });
  });

  it('takes what lies on the table from the message, not from itself', () => {
    const now = { ...view.now!, tops: [5, 1, 100, 100], needed: 1 };
    const news: Events = {
      type: 'events',
      version: 9,
      events: [{ version: 9, event: { type: 'laid', seat: 0, plays: [{ card: 5, pile: 0 }], bot: null } }],
      now,
      turn: null,
      hints_left: ['fine'],
      muted: [],
    };
    expect(appliedAll(view, news, 0)).toMatchObject({
      hand: [37, 80],
      now: { tops: [5, 1, 100, 100], needed: 1 },
      hints_left: ['fine'],
    });
  });
});
