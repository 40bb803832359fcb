import type { CodedPlay } from '../protocol/generated';
import type { Card } from '../table/cards';
import type { Mark } from './reading';

/** What each mark looks like; `good` and `bad` stand for a turn of luck. */
export const GLYPHS = {
  blunder: '??',
  mistake: '?',
  slip: '?!',
  forced: '□',
  'lucky-draw': '▲',
  'lucky-deal': '▲',
  'unlucky-draw': '▼',
  'unlucky-deal': '▼',
  stuck: '✕',
  good: '▲',
  bad: '▼',
} as const;
export type Sign = keyof typeof GLYPHS;

/** What a mark looks like to the reader: the luck of the other side of a duel is bad, and its bad luck good. */
export const signOf = (mark: Mark, foreign: boolean): Sign =>
  foreign && mark.startsWith('lucky') ? 'bad' : foreign && mark.startsWith('unlucky') ? 'good' : mark;

/** A turn that is marked on the curve; a turning point has its name beside it. */
export interface Marked {
  at: number;
  sign: Sign;
  name: string;
  /** The same where room is short. */
  short: string;
}

/** A turning point in words. */
export interface Told {
  turn: number;
  sign: Sign;
  /** The sign in a word, where it is a label. */
  mark: string;
  title: string;
  from: number;
  to: number;
  why: string;
  better: string;
}

/** A turn in a list. */
export interface Row {
  turn: number;
  seat: number;
  who: string;
  laid: string;
  chance: number;
  marks: Mark[];
  /** Whether the other side of a duel laid it. */
  foreign: boolean;
}

/** A turn that is shown on the piles, with what it is worth in percent. */
export interface Lane {
  of: 'laid' | 'expert';
  plays: readonly CodedPlay[];
  chance: number;
  /** Whose chance that is, in a duel. */
  whose: string;
  /** The card that goes back by a trick, where that is known. */
  trick: Card | null;
}
