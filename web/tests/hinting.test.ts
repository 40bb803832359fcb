import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import team from '../src/lessons/the-game.json';
import type { Lesson } from '../src/lessons/lesson';
import type { Listener, Wish } from '../src/net/connection';
import { SECOND_THOUGHT } from '../src/table/hinting.svelte';
import { TableSession } from '../src/table/session.svelte';

const lesson = team as unknown as Lesson;
const LEFT = ['leave@0', 'rather-not@0', 'leave@1', 'fine'];

describe('a hint of one’s own', () => {
  let session: TableSession;
  let asked: Wish[];
  const hints = () => asked.flatMap((wish) => (wish.type === 'hint' ? [wish.hint] : []));
  beforeEach(() => {
    vi.useFakeTimers();
    asked = [];
    let table: Listener | undefined;
    session = new TableSession((listener) => {
      table = listener;
      return { ask: (wish) => (asked.push(wish), Promise.resolve(null)), close: () => undefined };
    });
    table?.setStatus('open');
    const mine = { ...lesson.mine, hints_left: LEFT };
    table?.receive({ type: 'welcome', version: 0, table: lesson.table, mine, people: [], resume: '' });
  });
  afterEach(() => {
    session.close();
    vi.useRealTimers();
  });

  it('is sent after a moment, and shown as said before', () => {
    expect(session.hinting.offer('leave@0')).toBe(true);
    expect(session.says('leave@0')).toBe(true);
    vi.advanceTimersByTime(SECOND_THOUGHT - 1);
    expect(hints()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(hints()).toEqual(['leave@0']);
    expect(session.hinting.takeBack()).toBe(false);
  });

  it('can be taken back until then, and nobody hears it', () => {
    session.hinting.offer('leave@0');
    expect(session.hinting.takeBack()).toBe(true);
    vi.advanceTimersByTime(10 * SECOND_THOUGHT);
    expect(hints()).toEqual([]);
    expect(session.says('leave@0')).toBe(false);
  });

  it('is replaced by another about the same pile, and sent at once before one about something else', () => {
    session.hinting.offer('leave@0');
    session.hinting.offer('rather-not@0');
    expect(hints()).toEqual([]);
    session.hinting.offer('fine');
    expect(hints()).toEqual(['rather-not@0']);
    vi.advanceTimersByTime(SECOND_THOUGHT);
    expect(hints()).toEqual(['rather-not@0', 'fine']);
  });

  it('is not sent by somebody who has left the page, nor offered when it may not be said', () => {
    expect(session.hinting.offer('trick@3')).toBe(false);
    session.hinting.offer('leave@1');
    session.close();
    vi.advanceTimersByTime(SECOND_THOUGHT);
    expect(hints()).toEqual([]);
  });
});
