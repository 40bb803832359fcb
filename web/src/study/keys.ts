import type { AnalysisShown } from '../protocol/http';

/** The place of the turn to which a key leads from another one; nothing where it does not. */
export function placeFor(key: string, { turns, turning_points }: AnalysisShown, place: number): number | null {
  const marked = turns.flatMap((each, at) => (each.label || turning_points.includes(each.turn) ? [at] : []));
  const to = {
    ArrowRight: place + 1,
    ArrowLeft: place - 1,
    Home: 0,
    End: turns.length - 1,
    PageDown: marked.find((each) => each > place) ?? place,
    PageUp: marked.findLast((each) => each < place) ?? place,
  }[key];
  return to ?? null;
}
