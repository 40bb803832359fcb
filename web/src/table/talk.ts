/** Something that was written in the chat, by whoever had the seat then: others may take it later. */
export interface SaidLine {
  number: number;
  seat: number;
  name: string;
  mine: boolean;
  text: string;
}

/** What a page that is loaded again cannot ask for: the chat, and the hints that were on offer in a game before some were given. */
export interface Talk {
  readonly chat: readonly SaidLine[];
  readonly game: number;
  readonly hints: readonly string[];
}

export const NO_TALK: Talk = { chat: [], game: 0, hints: [] };
