import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lasting, moves } from '../src/look/flight';
import { storage } from '../src/storage.svelte';

describe('how long things move on a screen', () => {
  beforeEach(() => vi.stubGlobal('document', { visibilityState: 'visible' }));
  afterEach(() => {
    storage.motion = 'normal';
    vi.unstubAllGlobals();
  });

  it.each([
    ['normal', true, 380],
    ['fast', true, 190],
    ['none', false, 0],
  ] as const)('is as its viewer wishes: %s', (motion, moving, time) => {
    storage.motion = motion;
    expect([moves(), lasting(380)]).toEqual([moving, time]);
  });
  it('is no time in a tab that nobody sees', () => {
    vi.stubGlobal('document', { visibilityState: 'hidden' });
    expect([moves(), lasting(380)]).toEqual([false, 0]);
  });
  it('is normal where a wish is unknown', () => {
    storage.motion = 'wild' as 'fast';
    expect(storage.motion).toBe('normal');
  });
});
