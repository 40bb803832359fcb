import { beforeEach, describe, expect, it } from 'vitest';
import team from '../src/lessons/the-game.json';
import { Script, type Lesson } from '../src/lessons/lesson';
import type { Listener, Wish } from '../src/net/connection';
import { RequestError } from '../src/net/errors';
import type { Numbered, PrivateView, TableView, Welcome } from '../src/protocol/generated';
import { byNumber } from '../src/table/cards';
import { NO_LOG } from '../src/table/log';
import { TableSession, type Driver } from '../src/table/session.svelte';

const lesson = team as unknown as Lesson;
const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

/** A connection that says nothing by itself. */
class Silent implements Driver {
  constructor(readonly listener: Listener) {}
  ask(): ReturnType<Driver['ask']> {
    return Promise.resolve(null);
  }
  welcome(more: Partial<Welcome>): void {
    const { table, mine } = lesson;
    this.listener.receive({ type: 'welcome', version: 9, table, mine, people: [], resume: '', ...more });
  }
  close(): void {}
}

/** A real table's answers, and a note of what was asked. */
class Noted implements Driver {
  asked: Wish[] = [];
  refuse: RequestError | null = null;
  readonly script: Script;
  constructor(readonly listener: Listener) {
    this.script = new Script(lesson, listener, 'Mia', 0);
  }
  ask(wish: Wish): ReturnType<Driver['ask']> {
    this.asked.push(wish);
    return this.refuse ? Promise.reject(this.refuse) : this.script.ask(wish);
  }
  /** Something happens at the table; what is not named stays as it was in the lesson. */
  send(event: Numbered['event'] | null, table: Partial<TableView> = {}, mine?: Partial<PrivateView>): void {
    this.listener.receive({
      type: 'events',
      version: 9,
      events: event ? [{ version: 9, event }] : [],
      table: { ...lesson.table, ...table },
      ...(mine && { mine: { ...lesson.mine, ...mine } }),
    });
  }
  /** A connection begins, or comes back. */
  welcome(more: Partial<Welcome> = {}): void {
    const { table, mine } = lesson;
    this.listener.receive({ type: 'welcome', version: 9, table, mine, people: [], resume: '', ...more });
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
    session.plan.pick(3);
    await soon();
    expect(session.plan.fitting.map((fit) => [fit.pile, fit.step])).toEqual([
      [0, 2],
      [1, 2],
      [2, 97],
      [3, 97],
    ]);
    expect(session.plan.misfits).toEqual([]);
  });

  it('shows a planned card at once, in private, and takes it back', async () => {
    expect(session.plan.place(3, 0)).toBe(true);
    expect(session.tops).toEqual([3, 1, 100, 100]);
    expect(session.hand).not.toContain(3);
    expect(session.plan.options).toBeNull();
    await soon();
    expect(session.plan.options?.needed).toBe(1);
    expect(driver.asked.every((wish) => wish.type === 'plan')).toBe(true);
    session.plan.undo();
    expect(session.tops).toEqual([1, 1, 100, 100]);
    expect(session.hand).toContain(3);
  });

  it('lays nothing that the server has not said fits', async () => {
    session.plan.place(3, 0);
    expect(session.plan.place(97, 2)).toBe(false);
    await soon();
    expect(session.plan.place(97, 2)).toBe(true);
    await soon();
    expect(session.plan.options?.may_end).toBe(true);
  });

  it('lays the plan, draws, and sees the partner play', async () => {
    session.plan.place(3, 0);
    await soon();
    session.plan.place(97, 2);
    await soon();
    await session.lay(true);
    await soon();
    expect(driver.asked.at(-1)?.type).toBe('plan');
    expect(session.plan.plays).toEqual([]);
    expect(session.tops).toEqual([12, 1, 90, 100]);
    expect(session.hand).toEqual([8, 22, 32, 35, 61, 74, 79]);
    expect(session.announcer.log.length).toBeGreaterThan(3);
    expect(new Set(session.announcer.log.map((line) => line.number)).size).toBe(session.announcer.log.length);
  });

  it('keeps the plan when a wish is refused', async () => {
    session.plan.place(3, 0);
    await soon();
    driver.refuse = new RequestError('not-your-turn');
    expect(await session.wish({ type: 'lay', plays: session.plan.plays, end: false })).toBe(false);
    expect(session.plan.plays).toHaveLength(1);
    expect(session.busy).toBe(false);
    expect(session.announcer.notice).not.toBe('');
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
    driver.send(event, { phase: 'over', end: event });
    await soon();
    expect(session.announcer.log.at(-1)?.text).toBe('end-lost end-about end-cards-left');
    expect([session.view?.phase, session.view?.end]).toEqual(['over', event]);
  });

  it('hears who sits down, once', async () => {
    const people = [
      { seat: 1, name: 'Mia', program: false, here: true },
      { seat: 2, name: 'Ben', program: false, here: true },
    ];
    driver.listener.receive({ type: 'people', people });
    driver.listener.receive({ type: 'people', people });
    await soon();
    expect(session.announcer.log.map(({ text }) => text)).toEqual(['told-sat-down']);
  });

  it('shows a table that is set up anew, and forgets the plan', async () => {
    session.plan.place(3, 0);
    const settings = { ...lesson.table.settings, seats: 3 };
    const nothing = { hand: null, turn: null, hints_left: [] };
    driver.send({ type: 'set_up', settings }, { settings, phase: 'gathering', now: null }, nothing);
    await soon();
    expect(session.view).toMatchObject({ phase: 'gathering', settings: { seats: 3 } });
    expect([session.hand, session.plan.plays]).toEqual([[], []]);
  });

  it('replaces what it shows by what the server sends, and adds nothing to it', async () => {
    const now = { ...lesson.table.now!, tops: [50, 1, 100, 100], to_act: 1 };
    const plays = [{ card: 12, pile: 0 }];
    driver.send({ type: 'laid', seat: 1, plays }, { now, nudged: [1] });
    await soon();
    expect(session.tops, 'whatever the event says').toEqual([50, 1, 100, 100]);
    expect([session.view?.nudged, session.myTurn]).toEqual([[1], false]);
    expect(session.mine, 'nothing of its own has changed').toEqual(lesson.mine);
    driver.send(null, {}, { hand: [44, 7], seat: 1 });
    await soon();
    expect([session.hand, session.seat]).toEqual([[7, 44], 1]);
  });

  it('keeps its plan while others talk, and knows what stands and what may still be said', async () => {
    session.plan.place(3, 0);
    await soon();
    const now = { ...lesson.table.now!, hints: [{ turn: 0, seat: 1, hint: 'leave@3' }] };
    driver.send({ type: 'hinted', hints: [{ seat: 1, hint: 'leave@3' }] }, { now }, { hints_left: ['fine'] });
    await soon();
    expect(session.plan.plays).toHaveLength(1);
    expect(session.plan.options?.needed).toBe(1);
    expect(session.hints.map(({ hint }) => hint)).toEqual(['leave@3']);
    expect(session.hintsLeft).toEqual(['fine']);
    expect(session.announcer.log.at(-1)?.text).toContain('hint-by');
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
    session.setStatus('lost');
    expect(await session.hint('leave@1')).toBe(false);
    expect(driver.asked.some(({ type }) => type === 'hint')).toBe(false);
    expect(session.announcer.notice).toBe('connection-lost');
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
      draft: '',
      game: 0,
      hints: [],
      log: NO_LOG,
      place: null,
    });
    await soon();
    driver.send({ type: 'said', seat: 1, text: 'still there' });
    await soon();
    expect(again.chat.lines.map(({ text }) => text)).toEqual(['hello', 'still there']);
    expect(new Set(again.chat.lines.map(({ number }) => number)).size).toBe(2);
    expect(again.chat.unread).toBe(2);
    expect(again.talk).toMatchObject({ chat: again.chat.lines, unread: 2 });
    again.close();
  });

  it('tells what was missed while the page was closed, or nothing of before', async () => {
    const log = { entries: [{ number: 3, seat: 1, plays: [], drew: null, text: 'before' }], since: 0, tops: [1, 1] };
    const came = async (more: Partial<Welcome>) => {
      const saved = { ...session.talk, game: lesson.table.number, log, place: { version: 7, resume: 'proof' } };
      let back!: Silent;
      const again = new TableSession((listener) => (back = new Silent(listener)), saved);
      back.welcome(more);
      await soon();
      again.close();
      return again.history.entries.map(({ text, plays }) => text || plays.map(({ card }) => card));
    };
    const laid = { type: 'laid', seat: 1, plays: [{ card: 5, pile: 0 }] } as const;
    expect(await came({ version: 8, events: [{ version: 8, event: laid }] })).toEqual(['before', [5]]);
    expect(await came({ version: 7 }), 'nothing was missed').toEqual(['before']);
    const now = { ...lesson.table.now!, tops: [5, 1, 100, 100] };
    const table = { ...lesson.table, now };
    expect(await came({ version: 9, table }), 'the server does not say what was').toEqual([]);
  });

  it('logs who starts, also where that was drawn before the page came, as long as nobody has played', async () => {
    const logged = async (more: Partial<TableView>) => {
      let driver!: Silent;
      const late = new TableSession((listener) => (driver = new Silent(listener)));
      driver.welcome({ table: { ...lesson.table, ...more } });
      await soon();
      late.close();
      return late.history.entries.map(({ seat, text }) => [seat, text]);
    };
    const now = lesson.table.now!;
    expect(await logged({})).toEqual([[0, 'told-you-start']]);
    expect(await logged({ now: { ...now, to_act: 1 } })).toEqual([[1, 'told-starts']]);
    expect(await logged({ now: { ...now, tops: [5, 1, 100, 100] } })).toEqual([]);
    expect(await logged({ phase: 'choosing' })).toEqual([]);
    expect(await logged({ seats: lesson.table.seats.slice(0, 1) }), 'alone').toEqual([]);
  });

  it('keeps what is written for later, for one table', async () => {
    session.chat.draft = 'I have 47';
    driver.refuse = new RequestError('forbidden-talk', {});
    await session.say(session.chat.draft);
    expect(session.chat.draft).toBe('I have 47');
    const again = new TableSession((listener) => new Noted(listener), session.talk);
    expect(again.chat.draft).toBe('I have 47');
    const other = new TableSession((listener) => new Noted(listener));
    expect(other.chat.draft).toBe('');
    again.close();
    other.close();
  });

  it('keeps all hints of a game in sight, also after the page was loaded again', async () => {
    const hints = ['leave@0', 'fine', ...lesson.mine.hints_left];
    const offered = async (game: number) => {
      const again = new TableSession((listener) => new Noted(listener), {
        chat: [],
        unread: 0,
        draft: '',
        game,
        hints,
        log: NO_LOG,
        place: null,
      });
      await soon();
      again.close();
      return again.offered;
    };
    expect(await offered(lesson.table.number)).toEqual(hints);
    expect(await offered(lesson.table.number + 1), 'of another game').toEqual(lesson.mine.hints_left);
    driver.send(null, {}, { hints_left: ['fine'] });
    await soon();
    expect([session.hintsLeft, session.offered]).toEqual([['fine'], lesson.mine.hints_left]);
  });

  it('remembers who said something, whoever has the seat later', async () => {
    const said = (seat: number) => driver.send({ type: 'said', seat, text: 'hello' });
    said(0);
    said(1);
    const people = [{ seat: 0, name: 'Leo', program: false, here: true }];
    driver.welcome({ mine: { ...lesson.mine, seat: 1 }, people });
    said(0);
    await soon();
    expect(session.chat.lines.map(({ name, mine }) => [name, mine])).toEqual([
      ['you', true],
      ['Mia', false],
      ['Leo', false],
    ]);
  });

  it('hears nothing from somebody it has muted', async () => {
    const said = (text: string) => driver.send({ type: 'said', seat: 1, text }, {}, { muted: text ? [] : [1] });
    said('hello');
    said('');
    await soon();
    expect(session.chat.lines.map(({ text }) => text)).toEqual(['hello']);
    expect(session.chat.unread).toBe(1);
    expect(session.muted).toEqual([1]);
  });

  it('is told alone why a message was not said', async () => {
    driver.refuse = new RequestError('forbidden-talk', { reason: 'digits', start: 7, end: 9, hint: 'leave@2' });
    expect((await session.say('I have 47'))?.facts['reason']).toBe('digits');
    expect(session.announcer.notice).toBe('');
    driver.refuse = null;
    expect(driver.asked.at(-1)).toEqual({ type: 'say', text: 'I have 47', lang: 'en' });
    session.close();
  });

  it('keeps its plan when it comes back, and asks about it again', async () => {
    session.plan.place(3, 0);
    await soon();
    driver.asked = [];
    driver.welcome();
    await soon();
    expect(session.plan.plays).toEqual([{ card: 3, pile: 0 }]);
    driver.welcome({ table: { ...lesson.table, now: { ...lesson.table.now!, tops: [2, 1, 100, 100] } } });
    await soon();
    expect(driver.asked).toEqual([{ type: 'plan', plays: [{ card: 3, pile: 0 }] }]);
  });

  it('forgets its plan when it comes back to another game', async () => {
    session.plan.place(3, 0);
    session.order = [97, 3];
    driver.welcome({ table: { ...lesson.table, number: 2 } });
    await soon();
    expect([session.plan.plays, session.order]).toEqual([[], null]);
  });

  it('tells what it missed when it comes back, and performs none of it', async () => {
    let performed = 0;
    let begun = 0;
    session.stage = {
      perform: () => Promise.resolve(void (performed += 1)),
      turnBegins: () => (begun += 1),
    };
    driver.send(null, { now: { ...lesson.table.now!, to_act: 1 } });
    await soon();
    const missed: Numbered['event'][] = [
      { type: 'said', seat: 1, text: 'hello' },
      { type: 'laid', seat: 1, plays: [{ card: 12, pile: 0 }] },
      { type: 'turn_ended', seat: 1, drew: 1, next: 0, bot: null },
    ];
    const tops = [12, 1, 100, 100];
    driver.welcome({
      table: { ...lesson.table, now: { ...lesson.table.now!, tops } },
      people: [{ seat: 1, name: 'Mia', program: false, here: true }],
      events: missed.map((event, version) => ({ version, event })),
    });
    await soon();
    expect(session.announcer.log.map(({ text }) => text)).toEqual(['Mia: hello', 'told-laid', 'told-drew your-turn']);
    expect(session.chat.lines.map(({ name, text }) => [name, text])).toEqual([['Mia', 'hello']]);
    expect([session.tops, session.myTurn, performed, begun]).toEqual([tops, true, 0, 1]);
  });
});
