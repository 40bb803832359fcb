import { describe, expect, it } from 'vitest';
import type { GameReplayed } from '../src/protocol/http';
import { addressOf, momentAt, stepTurn, turnStarts } from '../src/replay/game';

const moment = (turn: number, laid: number) => ({ turn, laid, by: null, play: null, now: {} as never, hands: [] });
const game = {
  moments: [moment(0, 0), moment(0, 1), moment(0, 2), moment(1, 0), moment(1, 1)],
} as unknown as GameReplayed;

describe('a replay', () => {
  it('knows where turns begin', () => expect(turnStarts(game)).toEqual([0, 3]));
  it('finds every moment by its address', () => {
    for (const [at, each] of game.moments.entries()) expect(momentAt(game, addressOf(each))).toBe(at);
    for (const nothing of ['nonsense', '', '99.0', '0.99']) expect(momentAt(game, nothing)).toBeNull();
  });
  it('steps turn by turn', () => {
    expect(stepTurn(game, 0, 1)).toBe(3);
    expect(stepTurn(game, 3, 1)).toBe(4);
    expect(stepTurn(game, 4, -1)).toBe(3);
    expect(stepTurn(game, 3, -1)).toBe(0);
    expect(stepTurn(game, 0, -1)).toBe(0);
  });
});
