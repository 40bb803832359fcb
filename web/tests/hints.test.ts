import { describe, expect, it } from 'vitest';
import type { GameReplayed, MomentShown } from '../src/protocol/http';
import { playerAt, saidAt } from '../src/replay/game';
import {
  aboutPile,
  aboutSeat,
  describeHints,
  cut,
  glimpse,
  inGeneral,
  initials,
  ofColours,
  ofPile,
  parseHint,
  signOf,
  subject,
  voices,
} from '../src/table/hints';

describe('hints', () => {
  it('are taken apart as a record writes them', () => {
    expect(parseHint('rather-not@2')).toEqual({ hint: 'rather-not@2', code: 'rather-not', pile: 2, colour: '' });
    expect(parseHint('high:y')).toEqual({ hint: 'high:y', code: 'high', pile: null, colour: 'y' });
    expect(parseHint('hard-turn')).toEqual({ hint: 'hard-turn', code: 'hard-turn', pile: null, colour: '' });
  });

  it('have one subject each: a pile, a colour, oneself; courtesies stand alone', () => {
    const subjects = (...hints: string[]) => new Set(hints.map(subject)).size;
    expect(subjects('leave@1', 'trick@1')).toBe(1);
    expect(subjects('holds:y', 'high:y')).toBe(1);
    expect(subjects('hard-turn', 'fine', 'more')).toBe(1);
    expect(subjects('leave@0', 'leave@1', 'holds:y', 'holds:b', 'fine', 'thanks', 'sorry')).toBe(7);
  });

  it('are offered by what they are about, in the order of the server', () => {
    const left = ['leave@0', 'leave@1', 'go-ahead@0', 'holds:b', 'low:b', 'fine', 'thanks'];
    expect(ofPile(left, 0)).toEqual(['leave@0', 'go-ahead@0']);
    expect(ofPile(left, 2)).toEqual([]);
    expect(ofColours(left)).toEqual(['holds:b', 'low:b']);
    expect(inGeneral(left)).toEqual(['fine', 'thanks']);
  });

  it('that several give are shown once, with all who give them', () => {
    const standing = [
      { turn: 1, seat: 2, hint: 'leave@0' },
      { turn: 2, seat: 1, hint: 'go-ahead@0' },
      { turn: 3, seat: 0, hint: 'leave@0' },
      { turn: 3, seat: 0, hint: 'fine' },
      { turn: 3, seat: 1, hint: 'high:r' },
    ];
    expect(voices(aboutPile(standing, 0)).map(({ hint, seats }) => [hint, seats])).toEqual([
      ['leave@0', [2, 0]],
      ['go-ahead@0', [1]],
    ]);
    expect(aboutSeat(standing, 0).map(({ hint }) => hint)).toEqual(['fine']);
    expect(aboutSeat(standing, 1).map(({ hint }) => hint)).toEqual(['high:r']);
    expect(aboutPile(standing, 1)).toEqual([]);
  });

  it('about a pile are one sign: the strongest, who gives it, and how many other things are said', () => {
    const standing = [
      { turn: 1, seat: 2, hint: 'go-ahead@0' },
      { turn: 2, seat: 1, hint: 'leave@0' },
      { turn: 3, seat: 3, hint: 'leave@0' },
      { turn: 3, seat: 1, hint: 'trick@1' },
    ];
    expect(signOf(standing, 0)).toMatchObject({ hint: 'leave@0', seats: [1, 3], more: 1 });
    expect(signOf(standing, 1)).toMatchObject({ hint: 'trick@1', seats: [1], more: 0 });
    expect(signOf(standing, 2)).toBeNull();
  });

  it('stand with the strongest first, whoever spoke first', () => {
    const standing = ['go-ahead@1', 'small-steps@1', 'trick@1', 'leave@1', 'rather-not@1'].map((hint, seat) => ({
      turn: 0,
      seat,
      hint,
    }));
    expect(voices(standing).map(({ code }) => code)).toEqual([
      'leave',
      'trick',
      'rather-not',
      'small-steps',
      'go-ahead',
    ]);
    expect(
      voices([
        { seat: 0, hint: 'thanks' },
        { seat: 0, hint: 'holds:r' },
        { seat: 0, hint: 'fine' },
      ]).map(({ code }) => code),
    ).toEqual(['fine', 'thanks', 'holds']);
  });

  it('are announced once each, however many give them, and not when they stood already', () => {
    const named: number[] = [];
    const name = (seat: number) => `${named.push(seat)}`;
    describeHints(
      [
        { seat: 2, hint: 'fine' },
        { seat: 1, hint: 'leave@0' },
        { seat: 2, hint: 'leave@0' },
      ],
      [{ turn: 0, seat: 2, hint: 'fine' }],
      name,
    );
    expect(named).toEqual([1, 2]);
    expect(describeHints([{ seat: 2, hint: 'fine' }], [{ turn: 0, seat: 2, hint: 'fine' }], name)).toBe('');
    expect(describeHints([], [], name)).toBe('');
  });

  it('that come many at a time are told in part, the strongest, and counted', () => {
    const given = (count: number) =>
      ['go-ahead@0', 'fine', 'rather-not@2', 'leave@1', 'small-steps@3']
        .slice(0, count)
        .map((hint, seat) => ({ seat, hint }));
    const parts = (count: number) => describeHints(given(count), [], (seat) => `Mia ${seat}`).split('. ');
    expect(parts(4)).toEqual(['hint-by', 'hint-by', 'hint-by', 'hint-by']);
    expect(parts(5)).toEqual(['hint-by', 'hint-by', 'hint-by', 'told-more-hints']);
  });

  it('of one speaker are told in one sentence', () => {
    const given = ['leave@1', 'leave@3'].map((hint) => ({ seat: 1, hint }));
    expect(describeHints(given, [], () => 'Mia')).toBe('hint-by');
    expect(describeHints([...given, { seat: 2, hint: 'fine' }], [], (seat) => `${seat}`)).toBe('hint-by. hint-by');
  });

  it('carry the first letter of who gives them, and the number of a bot', () => {
    expect(initials('Mia')).toBe('M');
    expect(initials('élodie')).toBe('É');
    expect(initials('Expert #3')).toBe('E3');
    expect(initials('Guest 4821')).toBe('G');
    expect(initials('🎴 Ana')).toBe('🎴');
  });
});

describe('a part of a text', () => {
  it('is found by code points, as the server counts', () => {
    expect(cut('leave it, 47!', 10, 12)).toEqual(['leave it, ', '47', '!']);
    expect(cut('🎴🎴 47', 3, 5)).toEqual(['🎴🎴 ', '47', '']);
    expect(cut('all', 0, 3)).toEqual(['', 'all', '']);
  });
});

describe('a glimpse of a long text', () => {
  it('keeps the part at fault, and a little of what is around it', () => {
    expect(glimpse(['I have ', '47', ' here'])).toEqual(['I have ', '47', ' here']);
    expect(glimpse(['a'.repeat(100), '🎴'.repeat(100), 'b'.repeat(100)])).toEqual([
      `…${'a'.repeat(60)}`,
      `${'🎴'.repeat(80)}…`,
      `${'b'.repeat(40)}…`,
    ]);
  });
});

describe('a game that is watched again', () => {
  const moment = (turn: number, laid: number, by: number | null = null): MomentShown => ({
    turn,
    laid,
    by,
    play: by === null ? null : { card: 5, pile: 0 },
    now: {} as never,
    hands: [],
  });
  const game = {
    moments: [moment(0, 0), moment(0, 1, 2), moment(1, 0), moment(1, 1, 0), moment(2, 0)],
    talk: [
      { turn: -1, seat: 0, hint: 'start' },
      { turn: 0, seat: 1, hint: 'fine' },
      { turn: 1, seat: 2, hint: 'leave@0' },
      { turn: 1, seat: 2, hint: 'thanks' },
      { turn: 1, seat: 1, hint: 'more' },
    ],
  } as unknown as GameReplayed;

  it('tells what was said in each turn, and at its beginning what was said before', () => {
    expect(saidAt(game, 0)).toEqual([
      [0, ['start']],
      [1, ['fine']],
    ]);
    expect(saidAt(game, 1)).toEqual([[1, ['fine']]]);
    expect(saidAt(game, 3)).toEqual([
      [2, ['leave@0', 'thanks']],
      [1, ['more']],
    ]);
    expect(saidAt(game, 4)).toEqual([]);
  });

  it('knows who laid cards in a turn, from its first moment on', () => {
    expect([0, 1, 2, 3, 4].map((at) => playerAt(game, at))).toEqual([2, 2, 0, 0, null]);
  });
});
