import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadForUpdate } from '../src/net/update';

describe('a page that is older than the server', () => {
  const reload = vi.fn();
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    vi.clearAllMocks();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('reloads itself, once', () => {
    expect([reloadForUpdate(reload), reloadForUpdate(reload)]).toEqual([true, false]);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does so again with another protocol: the page is another one', () => {
    stored.set('backtrick.reloaded', '1');
    expect(reloadForUpdate(reload)).toBe(true);
  });

  it('does not where nothing can be stored: it would never stop', () => {
    vi.stubGlobal('sessionStorage', undefined);
    expect(reloadForUpdate(reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
