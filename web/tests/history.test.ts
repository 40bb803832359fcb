import { describe, expect, it } from 'vitest';
import team from '../src/lessons/the-game.json';
import duel from '../src/lessons/face-to-face.json';
import type { Lesson } from '../src/lessons/lesson';
import { History } from '../src/table/history.svelte';
import type { TableEvent } from '../src/table/session.svelte';
import { marksOf } from '../src/table/turns';

const laid = (seat: number, ...plays: [number, number][]): TableEvent => ({
  type: 'laid',
  seat,
  plays: plays.map(([card, pile]) => ({ card, pile })),
});
const ended = (seat: number, next: number, drew = 2): TableEvent => ({
  type: 'turn_ended',
  seat,
  drew,
  next,
  bot: null,
});

function begun(lesson: unknown): History {
  const history = new History();
  history.show((lesson as Lesson).table);
  return history;
}

describe('the log', () => {
  it('has one line for a turn, with the room that each card took or won back', () => {
    const history = begun(team);
    for (const event of [laid(1, [24, 0]), laid(1, [14, 0], [91, 2]), ended(1, 0)]) history.follow(event, 'told', 0);
    expect(history.entries).toHaveLength(1);
    expect(history.entries[0]).toMatchObject({ seat: 1, drew: 2 });
    expect(history.entries[0]?.plays.map(({ card, step, help }) => [card, step, help])).toEqual([
      [24, 23, false],
      [14, -10, false],
      [91, 9, false],
    ]);
  });

  it('knows what is new since the player’s last turn, and who laid what lies on top', () => {
    const history = begun(team);
    for (const event of [laid(1, [5, 0]), ended(1, 0), laid(0, [7, 0], [8, 1]), ended(0, 1), laid(1, [12, 1])])
      history.follow(event, '', 0);
    const news = history.news(0);
    expect(news.map(({ plays }) => plays.map(({ card }) => card))).toEqual([[12]]);
    const marks = marksOf(news, [7, 12, 100, 100]);
    expect([...marks].map(([pile, { seat, step }]) => [pile, seat, step])).toEqual([[1, 1, 4]]);
    expect(marksOf(news, [7, 13, 100, 100]).size, 'a card of one’s own lies on it').toBe(0);
  });

  it('tells help in a duel from a step', () => {
    const history = begun(duel);
    history.follow(laid(1, [20, 0], [15, 0]), '', 0);
    expect(history.entries[0]?.plays.map(({ step, help }) => [step, help])).toEqual([
      [19, true],
      [-5, true],
    ]);
  });

  it('begins anew with a deal, and goes on where a reloaded page was in the same game', () => {
    const history = begun(team);
    history.follow(laid(1, [5, 0]), '', 0);
    const saved = history.save();
    history.follow({ type: 'dealt', commitment: '', again: false }, 'The cards are dealt.', 0);
    expect(history.entries.map(({ text }) => text)).toEqual(['The cards are dealt.']);
    const again = new History();
    const { table } = team as unknown as Lesson;
    again.resume(saved, table.number, table.board);
    again.follow(laid(1, [8, 0]), '', 0);
    again.show(table);
    expect(again.entries.map(({ plays }) => plays.map(({ step }) => step))).toEqual([[4, 3]]);
  });
});
