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

describe('what a tab keeps of its tables', () => {
  let tab: Shelf;
  beforeEach(() => {
    vi.stubGlobal('localStorage', new Shelf());
    vi.stubGlobal('sessionStorage', (tab = new Shelf()));
    storage.device = 'mia';
    storage.saveSecret('T1', 'key');
    storage.saveTalk('T1', { ...NO_TALK, chat: [], unread: 3, game: 2, hints: ['fine'] });
    tab.setItem('another.page', 'its own');
  });
  afterEach(() => {
    storage.device = '';
    vi.unstubAllGlobals();
  });

  it('is there when the page is loaded again', () => {
    storage.device = 'mia';
    expect(storage.secretOf('T1')).toBe('key');
    expect(storage.talkAt('T1')).toEqual({ ...NO_TALK, chat: [], unread: 3, game: 2, hints: ['fine'] });
  });

  it('goes with who one was, and nothing else goes', () => {
    storage.device = 'leo';
    expect(storage.secretOf('T1')).toBe('');
    expect(storage.talkAt('T1').unread).toBe(0);
    expect(Object.keys(tab)).toEqual(['another.page']);
  });

  it('stays when a newcomer becomes known', () => {
    storage.device = '';
    storage.saveSecret('T1', 'key');
    storage.device = 'ana';
    expect(storage.secretOf('T1')).toBe('key');
  });
});
