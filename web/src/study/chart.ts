/** Where a curve is drawn, in pixels. */
export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** The points of a curve: the first is the start, then one for each turn. */
export function pointsOf(curve: readonly number[], { left, top, width, height }: Frame): Point[] {
  const last = Math.max(1, curve.length - 1);
  return curve.map((chance, at) => ({ x: left + (width * at) / last, y: top + height * (1 - chance) }));
}

const shortly = (value: number) => String(Math.round(value * 10) / 10);

export const lineOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, at) => `${at ? 'L' : 'M'}${shortly(x)} ${shortly(y)}`).join('');

/** The ground between the curve and its foot. */
export function areaOf(points: readonly Point[], foot: number): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  return `${lineOf(points)}L${shortly(last.x)} ${shortly(foot)}L${shortly(first.x)} ${shortly(foot)}Z`;
}

/** The point nearest to a place. */
export function nearest(points: readonly Point[], x: number): number {
  return points.reduce((best, point, at) => (Math.abs(point.x - x) < Math.abs(points[best]!.x - x) ? at : best), 0);
}

type Played = readonly { turn: number }[];

/** The place on the curve where a turn begins; nothing for a turn that was not played. */
export function placeBefore(turns: Played, wanted: number | null): number | null {
  const found = turns.findIndex(({ turn }) => turn === wanted);
  return found < 0 ? null : found;
}

/** The place after a turn, which is its number on the axis. */
export function placeAfter(turns: Played, wanted: number | null): number | null {
  const before = placeBefore(turns, wanted);
  return before === null ? null : before + 1;
}

/** Where labels stand, so that none covers another and none leaves the frame: as near as can be to what they name. */
export function spread(places: readonly number[], widths: readonly number[], from: number, to: number): number[] {
  const middles = [...places];
  const half = (at: number) => (widths[at] ?? 0) / 2;
  let edge = from;
  for (const [at, place] of middles.entries()) {
    middles[at] = Math.max(place, edge + half(at));
    edge = middles[at] + half(at);
  }
  edge = to;
  for (let at = middles.length - 1; at >= 0; at -= 1) {
    middles[at] = Math.min(middles[at]!, edge - half(at));
    edge = middles[at]! - half(at);
  }
  return middles;
}
