import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import lesson from '../../src/lessons/the-game.json';
import type { Listener } from '../../src/net/connection';
import { RequestError } from '../../src/net/errors';
import type { Planned, Welcome } from '../../src/protocol/generated';
import type {
  AnalysisShown,
  GameReplayed,
  MomentShown,
  StudyShown,
  TryShown,
  TurnStudied,
} from '../../src/protocol/http';
import { addressIn, readAddress, startOf } from '../../src/replay/game';
import { Account } from '../../src/study/account';
import { areaOf, lineOf, nearest, placeAfter, placeBefore, pointsOf, spread } from '../../src/study/chart';
import { placeFor } from '../../src/study/keys';
import {
  marksOf,
  missedRequests,
  openingTurn,
  partsOf,
  percent,
  provedState,
  roundedShares,
  seenFrom,
  sharesOf,
  sideOf,
  signed,
  toTry,
  turnKey,
} from '../../src/study/reading';
import { signOf } from '../../src/study/shown';
import { Studying } from '../../src/study/studying.svelte';
import { Trial } from '../../src/study/trial';
import { analysis, turn } from './made';

describe('figures', () => {
  it('are whole percent, and only what is certain is 0 or 100', () => {
    expect([0, 0.001, 0.494, 0.999, 1].map(percent)).toEqual([0, 1, 49, 99, 100]);
    expect([-23, 0, 4].map(signed)).toEqual(['−23', '±0', '+4']);
  });

  it('add up to the rounded sum', () => {
    expect(roundedShares([0.334, 0.333, 0.333])).toEqual([34, 33, 33]);
    expect(roundedShares([-0.004, -0.004, -0.004])).toEqual([-1, 0, 0]);
    expect(roundedShares([])).toEqual([]);
    const parts = [0.0149, -0.2249, -0.1349, 0.0049, -0.5];
    const sum = parts.reduce((whole, each) => whole + each, 0);
    expect(roundedShares(parts).reduce((whole, each) => whole + each, 0)).toBe(Math.round(sum * 100));
  });

  it('of a turn add up to the change that is shown', () => {
    expect(partsOf(turn({ draw: -0.074, skill: -0.055 }), -23)).toEqual([-10, -7, -6]);
    expect(partsOf(turn({ draw: null, skill: 0 }), 4)).toEqual([4, 0, 0]);
  });
});

describe('a result in parts', () => {
  it('has the choices of a team together', () => {
    const { shares } = analysis();
    expect(sharesOf(shares!, false)).toEqual([
      { share: 'deal', seat: null, points: 4 },
      { share: 'draw', seat: null, points: -12 },
      { share: 'hidden', seat: null, points: -10 },
      { share: 'skill', seat: null, points: -42 },
    ]);
  });

  it('has the choices of each side of a duel, and giving up where somebody did', () => {
    const shares = { deal: 0, draw: 0, hidden: 0, skill: [-0.2, 0.1], given_up: -0.3 };
    expect(sharesOf(shares, true).slice(3)).toEqual([
      { share: 'skill', seat: 0, points: -20 },
      { share: 'skill', seat: 1, points: 10 },
      { share: 'given-up', seat: null, points: -30 },
    ]);
  });

  it('add up from the start that is shown', () => {
    const shares = { deal: -0.04, draw: 0, hidden: 0.005, skill: [-0.27], given_up: 0 };
    const points = sharesOf(shares, false, -31).map((each) => each.points);
    expect(points.reduce((sum, each) => sum + each, 0)).toBe(-31);
  });

  it('is seen from the own side of a duel', () => {
    const duel = analysis({ duel: true });
    expect(sideOf(duel, 1)).toBe(1);
    expect(sideOf(duel, null)).toBe(0);
    expect(sideOf(analysis(), 1)).toBe(0);
    const turned = seenFrom(duel, 1);
    expect([turned.start, turned.result, ...turned.curve]).toEqual([0.4, 1, 0.4, 1 - 0.8]);
    expect(turned.shares?.draw).toBe(0.12);
    expect(seenFrom(duel, 0)).toBe(duel);
    expect(seenFrom(analysis({ duel: true, shares: null, result: null }), 1).result).toBeNull();
  });
});

describe('a turn', () => {
  it('is the same turn in any order of cards on different piles', () => {
    const [a, b, c] = [
      { card: 44, pile: 1 },
      { card: 34, pile: 1 },
      { card: 9, pile: 0 },
    ];
    expect(turnKey([a, b, c])).toBe(turnKey([c, a, b]));
    expect(turnKey([a, b])).not.toBe(turnKey([b, a]));
    expect(turnKey([a])).not.toBe(turnKey([{ card: 44, pile: 2 }]));
  });

  it('of the other side of a duel is marked by what it is to the reader', () => {
    expect([signOf('lucky-draw', true), signOf('unlucky-deal', true)]).toEqual(['bad', 'good']);
    expect([signOf('lucky-draw', false), signOf('blunder', true)]).toEqual(['lucky-draw', 'blunder']);
  });

  it('has its label first, then luck', () => {
    expect(marksOf(turn({ label: 'blunder', draw: 0.06 }))).toEqual(['blunder', 'lucky-draw']);
    expect(marksOf(turn({ choice: 'forced', draw: -0.05, first: true }))).toEqual(['forced', 'unlucky-deal']);
    expect(marksOf(turn({ draw: 0.04 }))).toEqual([]);
    expect(marksOf(turn({ choice: 'stuck', draw: -0.4 }))).toEqual(['stuck']);
  });

  it('is tried where it is a mistake of mine, or anybody’s where I did not play', () => {
    const expert = [{ card: 3, pile: 1 }];
    const turns = [
      turn({ turn: 0, seat: 0, label: 'slip', expert }),
      turn({ turn: 1, seat: 1, label: 'mistake', expert }),
      turn({ turn: 2, seat: 0, label: 'blunder', expert }),
      turn({ turn: 3, seat: 0, label: 'blunder' }),
    ];
    expect(toTry(analysis({ turns }), 0).map((each) => each.turn)).toEqual([2]);
    expect(toTry(analysis({ turns }), null).map((each) => each.turn)).toEqual([1, 2]);
  });

  it('names the turns in which following a request was better', () => {
    const reasons = [{ code: 'asked', pile: 2, card: null, laid: 0, better: 0 }];
    const turns = [turn({}), turn({ turn: 1, reasons })];
    expect(missedRequests(analysis({ turns })).map((each) => each.turn)).toEqual([1]);
  });
});

describe('an account', () => {
  const steps = { code: 'steps', pile: null, card: null, laid: 158, better: 9 };
  const asked = { code: 'asked', pile: 1, card: null, laid: 0, better: 0 };
  const found = (reasons: TurnStudied['reasons'], concealed = false, more: Partial<AnalysisShown> = {}) => {
    const blunder = turn({ label: 'blunder', cause: 'choice', skill: -0.97, expert: [{ card: 3, pile: 1 }], reasons });
    const lost = analysis({ turns: [blunder], curve: [1, 0.03], turning_points: [0], ...more });
    return new Account(lost, { me: 0, side: 0, name: String, conceals: () => concealed });
  };

  it('names the reason that explains most, which comes first', () => {
    expect(found([steps, asked]).points[0]?.why).toBe('study-reason-steps');
    expect(found([asked, steps]).points[0]?.why).toBe('study-reason-asked');
  });

  it('keeps every reason to itself as long as the answer is hidden', () => {
    expect(found([steps, asked], true).points[0]?.why).toBe('study-cause-choice');
    expect(found([asked, steps], true).points[0]?.why).toBe('study-cause-choice');
  });

  it('has a label, the reason and the better turn while the game is not finished', () => {
    const [point] = found([steps], false, { result: null, shares: null }).points;
    expect(point).toMatchObject({ sign: 'blunder', mark: 'study-mark-blunder', why: 'study-reason-steps' });
    expect(point?.better).toBe('study-better');
  });

  it('keeps the label of a turn whose chance changed by something else', () => {
    const turns = [
      turn({ label: 'blunder', cause: 'draw', draw: -0.5, skill: -0.2 }),
      turn({ turn: 1, label: 'slip' }),
    ];
    const account = new Account(analysis({ turns, curve: [0.9, 0.2, 0.2], turning_points: [0] }), {
      me: 0,
      side: 0,
      name: String,
      conceals: () => false,
    });
    expect(account.points[0]).toMatchObject({ sign: 'blunder', mark: 'study-mark-blunder', why: 'study-cause-draw' });
    expect(account.marks.map(({ at, sign }) => [at, sign])).toEqual([
      [1, 'blunder'],
      [2, 'slip'],
    ]);
  });

  it('says what is proved, and of turns that were played only', () => {
    const turns = Array.from({ length: 5 }, (_, each) => turn({ turn: each }));
    const state = (until: number | null, lost_from: number | null) =>
      provedState(analysis({ turns, until, lost_from }));
    expect([state(2, 3), state(1, 3), state(2, null)]).toEqual(['next', 'gap', 'open']);
    expect([state(4, 5), state(3, 5), state(5, null)]).toEqual(['after', 'open', 'end']);
    expect([state(null, 0), state(null, 5), state(null, null)]).toEqual(['lost', null, null]);
  });

  it('opens a lost game at its mistake, or its worst fall, and a won one at its largest rise', () => {
    const turns = [
      turn({ turn: 0, label: 'slip' }),
      turn({ turn: 1, seat: 1, label: 'mistake', skill: -0.12 }),
      turn({ turn: 2, draw: -0.4 }),
      turn({ turn: 3 }),
    ];
    const curve = [0.5, 0.6, 0.5, 0.1, 0.9];
    const opens = (more: Partial<AnalysisShown>, side = 0) =>
      openingTurn(analysis({ turns, curve, turning_points: [1, 2, 3], ...more }), side);
    expect(opens({})).toBe(1);
    expect(opens({ turning_points: [2, 3] })).toBe(2);
    expect(opens({ result: 1 })).toBe(3);
    expect(opens({ result: null })).toBe(3);
    expect(opens({ turning_points: [] })).toBe(0);
    expect([opens({ duel: true }), opens({ duel: true }, 1)]).toEqual([2, 1]);
    expect(opens({ turns: [], turning_points: [] })).toBeNull();
  });

  it('has a line where its words say', () => {
    const turns = Array.from({ length: 5 }, (_, each) => turn({ turn: each }));
    // Won until turn 4 and lost from turn 5 on: that is after turn 4.
    expect([placeAfter(turns, 3), placeBefore(turns, 4)]).toEqual([4, 4]);
    expect([placeAfter(turns, null), placeBefore(turns, 9)]).toEqual([null, null]);
  });

  it('is read with keys', () => {
    const turns = [turn(), turn({ turn: 1, label: 'slip' }), turn({ turn: 2 }), turn({ turn: 3 })];
    const of = analysis({ turns, turning_points: [3] });
    const keys = ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown', 'x'];
    expect(keys.map((key) => placeFor(key, of, 2))).toEqual([1, 3, 0, 3, 1, 3, null]);
  });
});

describe('a curve', () => {
  const frame = { left: 10, top: 0, width: 100, height: 50 };
  const points = pointsOf([0.5, 1, 0], frame);

  it('goes from the left to the right, 100 % at the top', () => {
    expect(points).toEqual([
      { x: 10, y: 25 },
      { x: 60, y: 0 },
      { x: 110, y: 50 },
    ]);
    expect(lineOf(points)).toBe('M10 25L60 0L110 50');
    expect(areaOf(points, 50)).toBe('M10 25L60 0L110 50L110 50L10 50Z');
    expect(areaOf([], 50)).toBe('');
    expect(pointsOf([0.5], frame)).toEqual([{ x: 10, y: 25 }]);
  });

  it('is taken at the nearest turn', () =>
    expect([0, 34, 36, 300].map((x) => nearest(points, x))).toEqual([0, 0, 1, 2]));

  it('has labels that stand apart, inside', () => {
    expect(spread([50, 55, 200], [40, 40, 40], 0, 210)).toEqual([50, 90, 190]);
    expect(spread([5], [40], 0, 100)).toEqual([20]);
    expect(spread([], [], 0, 100)).toEqual([]);
  });
});

const moment = (turn: number, laid: number) =>
  ({
    turn,
    laid,
    by: null,
    play: null,
    now: { ...lesson.table.now, to_act: 1 },
    hands: [[2], [7, 9]],
  }) as unknown as MomentShown;
const game = {
  game: 'the-game',
  options: {},
  players: ['Ada', 'greedy'],
  board: lesson.table.board,
  moments: [moment(0, 0), moment(0, 1), moment(1, 0)],
} as unknown as GameReplayed;

describe('an address', () => {
  it('names a moment, and whether its study is open', () => {
    expect(readAddress('')).toEqual({ moment: '', study: false });
    expect(readAddress('3.1')).toEqual({ moment: '3.1', study: false });
    expect(readAddress('study')).toEqual({ moment: '', study: true });
    expect(readAddress('study/3.0')).toEqual({ moment: '3.0', study: true });
    for (const study of [true, false])
      expect(readAddress(addressIn(moment(1, 0), study))).toEqual({ moment: '1.0', study });
  });

  it('leads to the beginning of a turn', () => {
    expect(startOf(game, 1)).toBe(2);
    expect(startOf(game, 9)).toBe(2);
  });
});

describe('a study on its way', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const shown = (state: string, found: AnalysisShown | null = null): StudyShown => ({
    state,
    place: 0,
    done: 0,
    analysis: found,
  });

  it('is asked for until it is done', async () => {
    const answers = [shown('queued'), shown('running', analysis()), shown('done', analysis()), shown('done')];
    const studying = new Studying(() => Promise.resolve(answers.shift()!));
    studying.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(studying.shown?.state).toBe('queued');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(studying.shown?.state).toBe('done');
    expect(answers).toHaveLength(1);
  });

  it('is asked for soon, then less often, and every two seconds in a queue', async () => {
    const times: number[] = [];
    const answers = ['running', 'running', 'running', 'running', 'queued', 'queued', 'running'];
    const studying = new Studying(() => {
      times.push(Date.now());
      return Promise.resolve(shown(answers.shift() ?? 'done'));
    });
    studying.start();
    await vi.advanceTimersByTimeAsync(30_000);
    const waits = times.slice(1).map((time, at) => time - times[at]!);
    expect(waits).toEqual([500, 1000, 2000, 2000, 2000, 2000, 500]);
  });

  it('stops when it is closed', async () => {
    const ask = vi.fn(() => Promise.resolve(shown('running', analysis())));
    const closed = new Studying(ask);
    closed.start();
    closed.close();
    await vi.advanceTimersByTimeAsync(5000);
    expect(closed.shown).toBeNull();
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('keeps what is known when the server is out of reach, and goes on from there', async () => {
    const answers: (() => Promise<StudyShown>)[] = [
      () => Promise.resolve(shown('running', analysis())),
      () => Promise.reject(new RequestError('offline')),
      () => Promise.resolve(shown('done', analysis())),
    ];
    const studying = new Studying(() => answers.shift()!());
    studying.start();
    await vi.advanceTimersByTimeAsync(5000);
    expect([studying.problem?.code, studying.shown?.state]).toEqual(['offline', 'running']);
    studying.start();
    await vi.advanceTimersByTimeAsync(0);
    expect([studying.problem, studying.shown?.state]).toEqual([null, 'done']);
  });
});

describe('a turn that is tried', () => {
  it('is laid at a table with the cards of whoever was to act, and the server says what fits', async () => {
    const planned = { plays: [] } as unknown as Planned;
    const tried = vi.fn(() => Promise.resolve({ planned } as TryShown));
    const said: Welcome[] = [];
    const listener: Listener = {
      receive: (message) => void said.push(message as Welcome),
      setStatus: () => undefined,
      end: () => undefined,
    };
    const trial = new Trial(game, moment(1, 0), (seat) => `seat ${seat}`, tried, listener);
    await Promise.resolve();
    expect(said[0]?.mine).toMatchObject({ seat: 1, hand: [7, 9] });
    expect(said[0]?.people.map(({ name }) => name)).toEqual(['seat 0', 'seat 1']);
    expect(said[0]?.table).toMatchObject({ phase: 'playing', hints: false });
    await expect(trial.ask({ type: 'plan', plays: [{ card: 7, pile: 0 }] })).resolves.toBe(planned);
    expect(tried).toHaveBeenCalledWith([{ card: 7, pile: 0 }]);
    await expect(trial.ask({ type: 'resign' })).rejects.toThrow('wrong-phase');
  });
});
