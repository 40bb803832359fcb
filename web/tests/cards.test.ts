import { describe, expect, it } from 'vitest';
import duel from '../src/lessons/face-to-face.json';
import quick from '../src/lessons/quick-and-easy.json';
import team from '../src/lessons/the-game.json';
import type { Board } from '../src/protocol/generated';
import { isDuel, isFire, metalOf, metalOfSeat, pileGroups } from '../src/table/cards';

const board = (lesson: { table: { board: unknown } }) => lesson.table.board as Board;

describe('the piles as a seat sees them', () => {
  it('lie in one group where they are everyone’s', () => {
    expect(pileGroups(board(team), 1)).toEqual([[0, 1, 2, 3]]);
    expect(pileGroups(board(quick), 0)).toEqual([[0, 1]]);
    expect([isDuel(board(team)), metalOf(board(team), 0, []), metalOfSeat(board(team), 1)]).toEqual([false, '', '']);
  });

  it('lie nearest to their owner in a duel', () => {
    const theirs = [2, 3];
    const mine = [0, 1];
    expect(pileGroups(board(duel), 0)).toEqual([theirs, mine]);
    expect(pileGroups(board(duel), 1)).toEqual([mine, theirs]);
    expect(isDuel(board(duel))).toBe(true);
  });

  it('show the metal of whoever laid the card', () => {
    expect([0, 1].map((seat) => metalOfSeat(board(duel), seat))).toEqual(['gold', 'silver']);
    expect([0, 2].map((pile) => metalOf(board(duel), pile, []))).toEqual(['gold', 'silver']);
    expect([0, 2].map((pile) => metalOf(board(duel), pile, [0, 2]))).toEqual(['silver', 'gold']);
  });

  it('burn where the server says so', () => {
    const fire = { ...board(team), fire: [22, 33] };
    expect([22, 23].map((card) => isFire(fire, card))).toEqual([true, false]);
  });
});
