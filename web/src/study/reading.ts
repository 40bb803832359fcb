import type { CodedPlay } from '../protocol/generated';
import type { AnalysisShown, SharesShown, TurnStudied } from '../protocol/http';

/** A draw is called lucky or unlucky from this much of a chance on. */
const LUCKY = 0.05;

/** Something to be said of a turn in a word. */
export type Mark = 'slip' | 'mistake' | 'blunder' | 'forced' | `${'lucky' | 'unlucky'}-${'draw' | 'deal'}` | 'stuck';

/** A chance from 0 to 1 in whole percent. Only what is certain is 0 or 100. */
export function percent(chance: number): number {
  if (chance <= 0 || chance >= 1) return chance <= 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}

/** Points with their sign: +4, −23, ±0. */
export function signed(points: number): string {
  return points === 0 ? '±0' : `${points > 0 ? '+' : '−'}${Math.abs(points)}`;
}

/** Numbers in whole points that add up to a sum, usually their own rounded: those that were farthest off give way. */
export function roundedShares(values: readonly number[], whole?: number): number[] {
  const exact = values.map((value) => value * 100);
  const points = exact.map((value) => Math.round(value) || 0);
  const sum = (of: readonly number[]) => of.reduce((whole, each) => whole + each, 0);
  let off = (whole ?? Math.round(sum(exact))) - sum(points);
  const rest = (at: number) => (exact[at] ?? 0) - (points[at] ?? 0);
  const order = [...points.keys()].sort((a, b) => (rest(b) - rest(a)) * Math.sign(off));
  for (const at of order) {
    if (off === 0) break;
    points[at] = (points[at] ?? 0) + Math.sign(off);
    off -= Math.sign(off);
  }
  return points;
}

/** The seat whose chance is shown: in a duel one's own, or the first; otherwise it is everybody's. */
export const sideOf = (analysis: AnalysisShown, me: number | null): number => (analysis.duel && me === 1 ? 1 : 0);

/** The analysis as the other side of a duel sees it. */
export function seenFrom(analysis: AnalysisShown, side: number): AnalysisShown {
  if (side === 0) return analysis;
  const { shares, result } = analysis;
  const turned = (value: number) => 0 - value;
  return {
    ...analysis,
    start: 1 - analysis.start,
    result: result === null ? null : 1 - result,
    curve: analysis.curve.map((chance) => 1 - chance),
    shares: shares && {
      deal: turned(shares.deal),
      draw: turned(shares.draw),
      hidden: turned(shares.hidden),
      skill: shares.skill.map(turned),
      given_up: turned(shares.given_up),
    },
  };
}

/** From how much on a choice is worth a word. */
export const SLIP = 0.05;

/** What can be said of a turn, the most important first. */
export function marksOf({ label, choice, draw, first }: TurnStudied): Mark[] {
  return [
    ...(label ? [label as Mark] : []),
    ...(choice === 'stuck' || choice === 'forced' ? [choice as Mark] : []),
    ...(draw !== null && choice !== 'stuck' && Math.abs(draw) >= LUCKY
      ? [`${draw > 0 ? 'lucky' : 'unlucky'}-${first ? 'deal' : 'draw'}` as const]
      : []),
  ];
}

/** What moved the chance of a turn's seat, in whole points that add up to the change: unseen cards, new ones, the choice. */
export function partsOf(turn: TurnStudied, change: number): [hidden: number, draw: number, choice: number] {
  const [drawn, choice] = [Math.round((turn.draw ?? 0) * 100) || 0, 0 - Math.round(-turn.skill * 100) || 0];
  return [change - drawn - choice, drawn, choice];
}

/** The turns to try: the mistakes of this seat, or of everybody where one did not play. */
export function toTry(analysis: AnalysisShown, me: number | null): TurnStudied[] {
  return analysis.turns.filter(
    ({ label, seat, expert }) =>
      (label === 'mistake' || label === 'blunder') && expert.length > 0 && (me === null || seat === me),
  );
}

/** A part of the result: of whom, where that is told, and in whole points. */
export interface Share {
  share: 'deal' | 'draw' | 'hidden' | 'skill' | 'given-up';
  seat: number | null;
  points: number;
}

/** What the result is made of, in points that add up to `whole`. A team's choices are one part; in a duel each side has its own. */
export function sharesOf({ deal, draw, hidden, skill, given_up }: SharesShown, duel: boolean, whole?: number): Share[] {
  const choices: [number | null, number][] = duel
    ? skill.map((value, seat) => [seat, value])
    : [[null, skill.reduce((whole, each) => whole + each, 0)]];
  const parts: [Share['share'], number | null, number][] = [
    ['deal', null, deal],
    ['draw', null, draw],
    ['hidden', null, hidden],
    ...choices.map(([seat, value]): [Share['share'], number | null, number] => ['skill', seat, value]),
    ['given-up', null, given_up],
  ];
  const points = roundedShares(
    parts.map(([, , value]) => value),
    whole,
  );
  return parts
    .map(([share, seat], at) => ({ share, seat, points: points[at] ?? 0 }))
    .filter(({ share, points }) => share !== 'given-up' || points !== 0);
}

/**
 * How far it is proved that a game could be won: up to one turn and not from the `next` one on, with a `gap`, with nothing
 * known `after` the last turn or from somewhere on (`open`), until the `end`, or `lost` all along.
 */
export function provedState({
  turns,
  until,
  lost_from,
}: AnalysisShown): 'next' | 'gap' | 'open' | 'after' | 'end' | 'lost' | null {
  const played = (turn: number | null): turn is number => turns.some((each) => each.turn === turn);
  if (until === null) return played(lost_from) ? 'lost' : null;
  if (!played(until)) return 'end';
  if (lost_from === null) return 'open';
  if (played(lost_from)) return lost_from === until + 1 ? 'next' : 'gap';
  return lost_from === until + 1 ? 'after' : 'open';
}

/**
 * The turn that is shown at first: the worst mistake among the turning points of a lost game, else its worst fall; the
 * largest rise of a won one. Without turning points the first turn.
 */
export function openingTurn(
  { turns, turning_points, curve, result, duel }: AnalysisShown,
  side: number,
): number | null {
  const points = turns.flatMap((each, at) =>
    turning_points.includes(each.turn) ? [{ each, rise: (curve[at + 1] ?? 0) - (curve[at] ?? 0) }] : [],
  );
  const mistakes = points.filter(
    ({ each: { label, seat } }) => (label === 'mistake' || label === 'blunder') && (!duel || seat === side),
  );
  const weight = ({ each, rise }: (typeof points)[number]) =>
    result === null ? Math.abs(rise) : result > 0 ? rise : mistakes.length ? -each.skill : -rise;
  const among = result === 0 && mistakes.length ? mistakes : points;
  const [first, ...rest] = among;
  if (!first) return turns[0]?.turn ?? null;
  return rest.reduce((most, each) => (weight(each) > weight(most) ? each : most), first).each.turn;
}

/** A turn as what it leaves: in which order cards went on different piles does not matter. */
export const turnKey = (plays: readonly CodedPlay[]): string =>
  [...plays]
    .sort((a, b) => a.pile - b.pile)
    .map(({ card, pile }) => `${pile}:${card}`)
    .join(' ');

/** The turns in which leaving a pile, as others had asked, would have been better. */
export const missedRequests = (analysis: AnalysisShown): TurnStudied[] =>
  analysis.turns.filter(({ reasons }) => reasons.some(({ code }) => code === 'asked'));
