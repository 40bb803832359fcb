import { describe, expect, it } from 'vitest';
import { check } from '../src/replay/shuffle';

// What backtrick.table.commitment makes of The Game's deck [2, 3], [“7r”] and the salt “ab”.
const record = {
  decks: [[2, 3], ['7r']],
  shuffle: { salt: 'ab', commitment: 'cc0b42cf5c1267746124501828f8eeb79cdb14a4b0492c9898d2468dbbfcb382' },
};

describe('the check of a shuffle', () => {
  it('opens the commitment in the record, or the one that was noted', async () => {
    expect(await check(record, '')).toBe('good');
    expect(await check(record, ` ${record.shuffle.commitment.toUpperCase()} `)).toBe('good');
    expect(await check(record, '0'.repeat(64))).toBe('bad');
    expect(await check({ ...record, decks: [[3, 2], ['7r']] }, '')).toBe('bad');
  });

  it('says what it lacks', async () => {
    expect(await check({ decks: [] }, '')).toBe('no-shuffle');
    expect(await check(record, 'abc')).toBe('bad-noted');
  });
});
