import type { Card } from './cards';

/** A card that was laid: how much room it took from its pile, below zero where it won some back. */
export interface LoggedPlay {
  readonly card: Card;
  readonly pile: number;
  readonly step: number | null;
  /** Whether it went on a pile of the opponent. */
  readonly help: boolean;
}

/** A line of the log: the cards of a turn, or something else in words. */
export interface Entry {
  readonly number: number;
  readonly seat: number | null;
  readonly plays: readonly LoggedPlay[];
  readonly drew: number | null;
  readonly text: string;
}

/** What a reloaded page has to remember of the log. */
export interface SavedLog {
  readonly entries: readonly Entry[];
  readonly since: number;
  /** The tops from which the next steps are counted. */
  readonly tops: readonly Card[];
}

export const NO_LOG: SavedLog = { entries: [], since: 0, tops: [] };
