import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_TALK } from '../src/table/chat.svelte';
import { storage } from '../src/storage.svelte';

/** A store of the browser; what it keeps are its own properties, as in a real one. */
class Shelf {
  [key: string]: unknown;
  getItem(key: string): unknown {
    return Object.hasOwn(this, key) ? this[key] : null;
  }
  setItem(key: string, value: string): void {
    this[key] = value;
  }
  removeItem(key: string): void {
    delete this[key];
  }
}

describe('how somebody sits down', () => {
  beforeEach(() => vi.stubGlobal('localStorage', new Shelf()));
  afterEach(() => vi.unstubAllGlobals());

  it('is remembered for each game', () => {
    storage.saveSitting('the-game', { seats: 1, options: { fire: true }, hints: 'quiet' });
    expect(storage.sitting('the-game')).toEqual({ seats: 1, options: { fire: true }, hints: 'quiet' });
    expect(storage.sitting('face-to-face')).toEqual({});
  });
  it.each(['{', 'null', '7', '"x"'])('is nothing where the browser has kept %s', (kept) => {
    localStorage.setItem('backtrick.sitting.quick-and-easy', kept);
    expect(storage.sitting('quick-and-easy')).toEqual({});
  });
});

describe('what is kept of tables', () => {
  const talk = {
    ...NO_TALK,
    unread: 3,
    game: 2,
    hints: ['fine'],
    chat: [{ number: 1, seat: 1, name: 'Leo', mine: false, text: 'hello' }],
    log: {
      entries: [
        { number: 1, seat: 1, plays: [{ card: 24, pile: 0, step: 23, help: false }], drew: 2, text: '' },
        { number: 2, seat: null, plays: [], drew: null, text: 'told' },
      ],
      since: 1,
      tops: [24, '7r'],
    },
    place: { version: 7, resume: 'proof' },
  };
  let browser: Shelf;
  let tab: Shelf;
  beforeEach(() => {
    vi.stubGlobal('localStorage', (browser = new Shelf()));
    vi.stubGlobal('sessionStorage', (tab = new Shelf()));
    storage.device = 'mia';
    storage.saveSecret('T1', 'key');
    storage.saveTalk('T1', talk);
    tab.setItem('another.page', 'its own');
    browser.setItem('another.page', 'its own');
  });
  afterEach(() => {
    storage.device = '';
    vi.unstubAllGlobals();
  });
  const kept = () => Object.keys(browser).filter((key) => key.startsWith('backtrick.talk.'));

  it('is there when the page is loaded again', () => {
    storage.device = 'mia';
    expect(storage.secretOf('T1')).toBe('key');
    expect(storage.talkAt('T1')).toMatchObject(talk);
  });

  it('is there in a new tab, but for the key', () => {
    vi.stubGlobal('sessionStorage', new Shelf());
    expect(storage.secretOf('T1')).toBe('');
    expect(storage.talkAt('T1')).toMatchObject(talk);
  });

  it('goes with who one was, and nothing else goes', () => {
    storage.device = 'leo';
    expect(storage.secretOf('T1')).toBe('');
    expect(storage.talkAt('T1')).toBe(NO_TALK);
    expect(Object.keys(tab)).toEqual(['another.page']);
    expect(kept()).toEqual([]);
    expect(browser.getItem('another.page')).toBe('its own');
  });

  it('is nothing to somebody else, even where another tab saves it once more', () => {
    const saved = browser.getItem('backtrick.talk.T1') as string;
    storage.device = 'leo';
    browser.setItem('backtrick.talk.T1', saved);
    expect(storage.talkAt('T1')).toBe(NO_TALK);
  });

  it('stays when a newcomer becomes known', () => {
    storage.device = '';
    storage.saveSecret('T1', 'key');
    storage.device = 'ana';
    expect(storage.secretOf('T1')).toBe('key');
  });

  it.each([
    '{',
    'null',
    '7',
    '{}',
    JSON.stringify({ ...talk, device: 'mia', chat: [{ text: 'hello' }] }),
    JSON.stringify({ ...talk, device: 'mia', log: { ...talk.log, entries: [7] } }),
    JSON.stringify({ ...talk, device: 'mia', place: { version: '7', resume: 'proof' } }),
  ])('is nothing where the browser has kept %s', (saved) => {
    browser.setItem('backtrick.talk.T1', saved);
    expect(storage.talkAt('T1')).toBe(NO_TALK);
  });

  it('is kept of the last twelve tables', () => {
    for (let table = 2; table <= 12; table += 1) storage.saveTalk(`T${table}`, talk);
    storage.saveTalk('T1', talk);
    storage.saveTalk('T13', talk);
    expect(kept()).toHaveLength(12);
    expect(storage.talkAt('T2'), 'the oldest').toBe(NO_TALK);
    for (const table of ['T1', 'T3', 'T13']) expect(storage.talkAt(table).game).toBe(2);
  });

  it('gives way to the newest table where there is no room, and is missing where nothing may be stored', () => {
    const room = browser.setItem.bind(browser);
    browser['setItem'] = (key: string, value: string) => {
      if (key.startsWith('backtrick.talk.') && kept().length) throw new Error('full');
      room(key, value);
    };
    storage.saveTalk('T2', talk);
    expect(kept()).toEqual(['backtrick.talk.T2']);
    browser['setItem'] = () => {
      throw new Error('forbidden');
    };
    storage.saveTalk('T3', talk);
    expect(storage.talkAt('T3')).toBe(NO_TALK);
  });
});
