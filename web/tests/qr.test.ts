import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { qr } from '../src/look/qr';

const LINK = 'http://localhost:8181/table/abcDEF1234567890#K3M9QX';
const digest = (text: string) =>
  createHash('sha256')
    .update(
      qr(text)
        .map((row) => row.map(Number).join(''))
        .join('\n'),
    )
    .digest('hex')
    .slice(0, 16);

describe('a QR code', () => {
  it('grows with its text', () => {
    expect(qr('a')).toHaveLength(21);
    expect(qr(LINK)).toHaveLength(29);
    expect(qr('x'.repeat(271))).toHaveLength(57);
    expect(() => qr('x'.repeat(272))).toThrow(RangeError);
  });

  it('has its three eyes', () => {
    const code = qr(LINK);
    for (const [x, y] of [
      [0, 0],
      [22, 0],
      [0, 22],
    ] as const) {
      expect(
        code.slice(y, y + 7).map((row) =>
          row
            .slice(x, x + 7)
            .map(Number)
            .join(''),
        ),
      ).toEqual(['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111']);
    }
  });

  it('stays as it was when ZXing could read it', () => {
    expect(digest(LINK)).toBe('4a4a779a5fb4b727');
  });
});
