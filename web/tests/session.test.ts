import { beforeEach, describe, expect, it } from 'vitest';
import team from '../src/lessons/the-game.json';
import { Script, type Lesson } from '../src/lessons/lesson';
import type { Listener, Wish } from '../src/net/connection';
import { Trouble } from '../src/net/trouble';
import { byNumber, TableSession, type Driver } from '../src/table/session.svelte';

const lesson = team as unknown as Lesson;
const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

/** A real table's answers, and a note of what was asked. */
class Noted implements Driver {
  asked: Wish[] = [];
  refuse: Trouble | null = null;
  refreshed = 0;
  readonly script: Script;
  constructor(readonly listener: Listener) {
    this.script = new Script(lesson, listener, 'Mia', 0);
  }
  ask(wish: Wish): ReturnType<Driver['ask']> {
    this.asked.push(wish);
    return this.refuse ? Promise.reject(this.refuse) : this.script.ask(wish);
  }
  refresh(): void {
    this.refreshed += 1;
  }
  close(): void {
    this.script.close();
  }
}

describe('a seat at a table', () => {
  let driver: Noted;
  let session: TableSession;
  beforeEach(async () => {
    session = new TableSession((listener) => (driver = new Noted(listener)));
    await soon();
  });

  it('sees its hand in order, and may order it anew', () => {
    expect(session.myTurn).toBe(true);
    expect(session.hand).toEqual([3, 8, 22, 32, 61, 74, 97]);
    session.order = [97, 3];
    expect(session.hand).toEqual([97, 3, 8, 22, 32, 61, 74]);
    expect(['10b', '9y', '9b'].sort(byNumber)).toEqual(['9b', '9y', '10b']);
  });

  it('knows what fits from the server alone', async () => {
    session.pick(3);
    await soon();
    expect(session.fitting.map((fit) => [fit.pile, fit.step])).toEqual([
      [0, 2],
      [1, 2],
      [2, 97],
      [3, 97],
    ]);
    expect(session.misfits).toEqual([]);
  });

  it('shows a planned card at once, in private, and takes it back', async () => {
    expect(session.place(3, 0)).toBe(true);
    expect(session.tops).toEqual([3, 1, 100, 100]);
    expect(session.hand).not.toContain(3);
    expect(session.options).toBeNull();
    await soon();
    expect(session.options?.needed).toBe(1);
    expect(driver.asked.every((wish) => wish.type === 'plan')).toBe(true);
    session.undo();
    expect(session.tops).toEqual([1, 1, 100, 100]);
    expect(session.hand).toContain(3);
  });

  it('lays nothing that the server has not said fits', async () => {
    session.place(3, 0);
    expect(session.place(97, 2)).toBe(false);
    await soon();
    expect(session.place(97, 2)).toBe(true);
    await soon();
    expect(session.options?.may_end).toBe(true);
  });

  it('lays the plan, draws, and sees the partner play', async () => {
    session.place(3, 0);
    await soon();
    session.place(97, 2);
    await soon();
    await session.lay(true);
    await soon();
    expect(driver.asked.at(-1)?.type).toBe('plan');
    expect(session.plays).toEqual([]);
    expect(session.tops).toEqual([12, 1, 90, 100]);
    expect(session.hand).toEqual([8, 22, 32, 35, 61, 74, 79]);
    expect(session.log.length).toBeGreaterThan(3);
    expect(new Set(session.log.map((line) => line.number)).size).toBe(session.log.length);
  });

  it('keeps the plan when a wish is refused', async () => {
    session.place(3, 0);
    await soon();
    driver.refuse = new Trouble('not-your-turn');
    expect(await session.wish({ type: 'lay', plays: session.plays, end: false })).toBe(false);
    expect(session.plays).toHaveLength(1);
    expect(session.busy).toBe(false);
    expect(session.notice).not.toBe('');
    session.close();
  });

  it('hears how the game ended, and why', async () => {
    const event = {
      type: 'ended',
      result: 'lost',
      winner: null,
      left: 12,
      reason: 'stuck',
      band: null,
      hands: [],
      salt: '',
    } as const;
    driver.listener.heard({
      type: 'events',
      version: 9,
      events: [{ version: 9, event }],
      now: session.view!.now,
      turn: null,
      hints_left: [],
      muted: [],
    });
    await soon();
    expect(session.log.at(-1)?.text).toBe('end-lost end-about');
  });

  it('hears who sits down, once', async () => {
    const people = [
      { seat: 1, name: 'Mia', program: false, here: true },
      { seat: 2, name: 'Ben', program: false, here: true },
    ];
    driver.listener.heard({ type: 'people', people });
    driver.listener.heard({ type: 'people', people });
    await soon();
    expect(session.log.map(({ text }) => text)).toEqual(['told-sat-down']);
  });

  it('asks for a new view when the table is set up anew', async () => {
    driver.listener.heard({
      type: 'events',
      version: 99,
      events: [{ version: 99, event: { type: 'set_up', settings: lesson.view.settings } }],
      now: null,
      turn: null,
      hints_left: [],
      muted: [],
    });
    await soon();
    expect(driver.refreshed).toBe(1);
    expect(session.view?.phase).toBe('gathering');
  });

  it('keeps its plan while others talk, and knows what stands and what may still be said', async () => {
    session.place(3, 0);
    await soon();
    const now = { ...session.view!.now!, hints: [{ turn: 0, seat: 1, hint: 'leave@3' }] };
    driver.listener.heard({
      type: 'events',
      version: 9,
      events: [{ version: 9, event: { type: 'hinted', hints: [{ seat: 1, hint: 'leave@3' }] } }],
      now,
      turn: session.view!.turn,
      hints_left: ['fine'],
      muted: [],
    });
    await soon();
    expect(session.plays).toHaveLength(1);
    expect(session.options?.needed).toBe(1);
    expect(session.hints.map(({ hint }) => hint)).toEqual(['leave@3']);
    expect(session.hintsLeft).toEqual(['fine']);
    expect(session.log.at(-1)?.text).toContain('hint-by');
  });

  it('is seen to say a hint before the answer is there, and can lay meanwhile', async () => {
    const given = session.hint('leave@1');
    expect([session.says('leave@1'), session.says('leave@2'), session.busy]).toEqual([true, false, false]);
    expect(await session.hint('leave@1'), 'once').toBe(false);
    expect(await given, 'a lesson knows no hints').toBe(false);
    expect(session.says('leave@1')).toBe(false);
    session.close();
  });

  it('says no hint while the connection is lost', async () => {
    session.stands('lost');
    expect(await session.hint('leave@1')).toBe(false);
    expect(driver.asked.some(({ type }) => type === 'hint')).toBe(false);
    expect(session.notice).toBe('connection-lost');
    session.close();
  });

  it('speaks of a thing once at a time: nothing else about it while a hint is on its way', async () => {
    const closed = (...hints: string[]) => hints.filter((hint) => !session.maySay(hint));
    const all = ['leave@1', 'trick@1', 'leave@2', 'hard-turn', 'fine', 'more', 'thanks', 'sorry'];
    expect(closed(...all, 'holds:y'), 'what the server does not offer').toEqual(['holds:y']);
    const given = [session.hint('leave@1'), session.hint('fine'), session.hint('thanks')];
    expect(closed(...all)).toEqual(['leave@1', 'trick@1', 'hard-turn', 'fine', 'more', 'thanks']);
    expect(await session.hint('more')).toBe(false);
    await Promise.all(given);
    expect(driver.asked.filter(({ type }) => type === 'hint')).toHaveLength(3);
    expect(closed(...all), 'refused, all of it').toEqual([]);
    session.close();
  });

  it('goes on with the chat of before the page was loaded again', async () => {
    const before = [{ number: 4, seat: 1, name: 'Leo', mine: false, text: 'hello' }];
    const again = new TableSession((listener) => (driver = new Noted(listener)), {
      chat: before,
      unread: 1,
      game: 0,
      hints: [],
    });
    await soon();
    driver.listener.heard({
      type: 'events',
      version: 9,
      events: [{ version: 9, event: { type: 'said', seat: 1, text: 'still there' } }],
      now: again.view!.now,
      turn: again.view!.turn,
      hints_left: [],
      muted: [],
    });
    await soon();
    expect(again.chat.map(({ text }) => text)).toEqual(['hello', 'still there']);
    expect(new Set(again.chat.map(({ number }) => number)).size).toBe(2);
    expect(again.unread).toBe(2);
    expect(again.talk).toMatchObject({ chat: again.chat, unread: 2 });
    again.close();
  });

  it('keeps all hints of a game in sight, also after the page was loaded again', async () => {
    const hints = ['leave@0', 'fine', ...lesson.view.hints_left];
    const offered = async (game: number) => {
      const again = new TableSession((listener) => new Noted(listener), { chat: [], unread: 0, game, hints });
      await soon();
      again.close();
      return again.offered;
    };
    expect(await offered(lesson.view.number)).toEqual(hints);
    expect(await offered(lesson.view.number + 1), 'of another game').toEqual(lesson.view.hints_left);
    const now = session.view!.now;
    driver.listener.heard({ type: 'events', version: 9, events: [], now, turn: null, hints_left: ['fine'], muted: [] });
    await soon();
    expect([session.hintsLeft, session.offered]).toEqual([['fine'], lesson.view.hints_left]);
  });

  it('remembers who said something, whoever has the seat later', async () => {
    const said = (seat: number) =>
      driver.listener.heard({
        type: 'events',
        version: 9,
        events: [{ version: 9, event: { type: 'said', seat, text: 'hello' } }],
        now: session.view!.now,
        turn: session.view!.turn,
        hints_left: [],
        muted: [],
      });
    said(0);
    said(1);
    const people = [{ seat: 0, name: 'Leo', program: false, here: true }];
    driver.listener.heard({ type: 'welcome', version: 9, seat: 1, view: lesson.view, people, resume: '', muted: [] });
    said(0);
    await soon();
    expect(session.chat.map(({ name, mine }) => [name, mine])).toEqual([
      ['you', true],
      ['Mia', false],
      ['Leo', false],
    ]);
  });

  it('hears nothing from somebody it has muted', async () => {
    const said = (text: string) =>
      driver.listener.heard({
        type: 'events',
        version: 9,
        events: [{ version: 9, event: { type: 'said', seat: 1, text } }],
        now: session.view!.now,
        turn: session.view!.turn,
        hints_left: [],
        muted: text ? [] : [1],
      });
    said('hello');
    said('');
    await soon();
    expect(session.chat.map(({ text }) => text)).toEqual(['hello']);
    expect(session.unread).toBe(1);
    expect(session.muted).toEqual([1]);
  });

  it('is told alone why a message was not said', async () => {
    driver.refuse = new Trouble('forbidden-talk', { reason: 'digits', start: 7, end: 9, hint: 'leave@2' });
    expect((await session.say('I have 47'))?.facts['reason']).toBe('digits');
    expect(session.notice).toBe('');
    driver.refuse = null;
    expect(driver.asked.at(-1)).toEqual({ type: 'say', text: 'I have 47', lang: 'en' });
    session.close();
  });

  it('forgets its plan when it comes back to a new view', async () => {
    session.place(3, 0);
    driver.listener.heard({
      type: 'welcome',
      version: 1,
      seat: 0,
      view: lesson.view,
      people: [],
      resume: '',
      muted: [],
    });
    await soon();
    expect(session.plays).toEqual([]);
  });
});
