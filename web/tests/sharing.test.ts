import { afterEach, describe, expect, it, vi } from 'vitest';
import { copied, shared } from '../src/look/sharing';

const browser = (navigator: object, coarse = false) => {
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('matchMedia', () => ({ matches: coarse }));
};
afterEach(() => vi.unstubAllGlobals());

describe('handing something on', () => {
  it('is copied only where a clipboard took it', async () => {
    const taken: string[] = [];
    browser({ clipboard: { writeText: (text: string) => Promise.resolve(void taken.push(text)) } });
    expect(await copied('a link')).toBe(true);
    expect(taken).toEqual(['a link']);
    browser({ clipboard: { writeText: () => Promise.reject(new Error('not allowed')) } });
    expect(await copied('a link')).toBe(false);
    browser({});
    expect(await copied('a link')).toBe(false);
  });

  it('is offered to the device where there is a sheet for it, and closing the sheet is an answer', async () => {
    browser({ share: () => Promise.resolve() }, true);
    expect(await shared({ url: 'x' })).toBe(true);
    browser({ share: () => Promise.resolve() }, false);
    expect(await shared({ url: 'x' })).toBe(false);
    browser({ share: () => Promise.reject(new DOMException('', 'AbortError')) }, true);
    expect(await shared({ url: 'x' })).toBe(true);
    browser({ share: () => Promise.reject(new DOMException('', 'NotAllowedError')) }, true);
    expect(await shared({ url: 'x' })).toBe(false);
  });
});
