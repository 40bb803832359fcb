import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { kept } from '../src/kept.svelte';

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

describe('what a tab keeps of its tables', () => {
  let tab: Shelf;
  beforeEach(() => {
    vi.stubGlobal('localStorage', new Shelf());
    vi.stubGlobal('sessionStorage', (tab = new Shelf()));
    kept.device = 'mia';
    kept.keepSecret('T1', 'key');
    kept.keepTalk('T1', { chat: [], unread: 3, game: 2, hints: ['fine'] });
    tab.setItem('another.page', 'its own');
  });
  afterEach(() => {
    kept.device = '';
    vi.unstubAllGlobals();
  });

  it('is there when the page is loaded again', () => {
    kept.device = 'mia';
    expect(kept.secretOf('T1')).toBe('key');
    expect(kept.talkAt('T1')).toEqual({ chat: [], unread: 3, game: 2, hints: ['fine'] });
  });

  it('goes with who one was, and nothing else goes', () => {
    kept.device = 'leo';
    expect(kept.secretOf('T1')).toBe('');
    expect(kept.talkAt('T1').unread).toBe(0);
    expect(Object.keys(tab)).toEqual(['another.page']);
  });

  it('stays when a newcomer becomes known', () => {
    kept.device = '';
    kept.keepSecret('T1', 'key');
    kept.device = 'ana';
    expect(kept.secretOf('T1')).toBe('key');
  });
});
