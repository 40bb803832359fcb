import { describe, expect, it } from 'vitest';
import { strip } from '../src/look/strip';

describe('the strip of a game', () => {
  it('has a square for each turn, twelve in a row, and marks the tricks', () => {
    expect(strip('aBcd')).toBe('🟩🟨«🟧🟥');
    expect(strip('a'.repeat(13))).toBe(`${'🟩'.repeat(12)}\n🟩`);
    expect(strip('')).toBe('');
  });
});
