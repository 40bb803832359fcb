import { decodeQR } from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import { qr } from '../src/look/qr';

/** The picture that a browser draws: the path (M, L and Z only) filled with black on white. */
function drawn(text: string, scale = 4, margin = 3) {
  const { size, path } = qr(text);
  const crossings = new Set<string>();
  const toggle = (key: string) => void (crossings.delete(key) || crossings.add(key));
  for (const part of path.split('Z').filter(Boolean)) {
    const points = [...part.matchAll(/[ML](\d+) (\d+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
    points.forEach(([x, y], at) => {
      const [, next] = points[(at + 1) % points.length]!;
      for (let row = Math.min(y, next); row < Math.max(y, next); row += 1) toggle(`${x},${row}`);
    });
  }
  const width = (size + 2 * margin) * scale;
  const data = new Uint8ClampedArray(4 * width * width).fill(255);
  for (let y = 0; y < size * scale; y += 1) {
    let dark = false;
    for (let x = 0; x < size * scale; x += 1) {
      if (x % scale === 0 && crossings.has(`${x / scale},${Math.floor(y / scale)}`)) dark = !dark;
      const at = 4 * ((y + margin * scale) * width + x + margin * scale);
      if (dark) data.fill(0, at, at + 3);
    }
  }
  return { width, height: width, data };
}

describe('a QR code', () => {
  it.each([
    'http://localhost:8181/table/abcDEF1234567890#K3M9QX',
    'https://cards.example/below/a/path/table/abcDEF1234567890#K3M9QX',
    `https://cards.example/${'x'.repeat(250)}`,
  ])('is read as the link that it stands for', (link) => {
    expect(decodeQR(drawn(link))).toBe(link);
  });

  it('grows with its text', () => {
    expect(qr('a').size).toBe(21);
    expect(qr('x'.repeat(250)).size).toBeGreaterThan(50);
  });
});
