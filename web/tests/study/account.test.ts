import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Account } from '../../src/study/account';
import { words } from '../../src/words/words.svelte';
import { analysis, turn } from './made';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await words.speak('en');
  await words.addLater();
});

describe('a game that was given up', () => {
  const names = ['Ada', 'Ben'];
  const gaveUp = (side: number, me: number | null, winner: number | null, reason = 'resigned') => {
    const found = analysis({ duel: winner !== null, curve: [0.6, 0.82] });
    const account = new Account(found, { me, side, name: (seat) => names[seat]!, conceals: () => false });
    return account.gaveUp({ reason, winner });
  };

  it('says at which chance: in a duel at that of the side that did', () => {
    expect(gaveUp(0, null, null)).toMatch(/^The game was given up at 82 %\.$/);
    expect(gaveUp(0, null, 1)).toMatch(/^Ada gave up with a chance of 82 %\.$/);
    expect(gaveUp(0, null, 0)).toMatch(/^Ben gave up with a chance of 18 %\.$/);
    expect(gaveUp(0, 0, 1)).toMatch(/^You gave up with a chance of 82 %\.$/);
    expect(gaveUp(0, null, null, 'stuck')).toBe('');
  });

  it('could be won after the last whole turn, as far as that is proved', () => {
    const turns = [turn({ turn: 4 }), turn({ turn: 5 })];
    const account = new Account(analysis({ turns, curve: [0.6, 0.7, 0.8], until: 6 }), {
      me: null,
      side: 0,
      name: String,
      conceals: () => false,
    });
    expect(account.proved).toMatch(/could still be won after turn 6\.$/);
  });
});
