/** Something that was written in the chat, by whoever had the seat then: others may take it later. */
export interface SaidLine {
  number: number;
  seat: number;
  name: string;
  mine: boolean;
  text: string;
}

/** What a page that is loaded again cannot ask for: the chat that it has heard, how much of it is unread, and the hints that were on offer in a game before some were given. */
export interface Talk {
  readonly chat: readonly SaidLine[];
  readonly unread: number;
  readonly game: number;
  readonly hints: readonly string[];
}

export const NO_TALK: Talk = { chat: [], unread: 0, game: 0, hints: [] };
