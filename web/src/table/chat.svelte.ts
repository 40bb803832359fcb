import type { Place } from '../net/connection';
import { NO_LOG, type SavedLog } from './log';

/** A chat message, with the name of its writer: others may take the seat later. */
export interface ChatLine {
  number: number;
  seat: number;
  name: string;
  mine: boolean;
  text: string;
}

/** What a page that is opened again cannot ask the server for: the chat, how much of it is unread, what is being written, the hints that a game offers, its log, and how far it goes. */
export interface SavedTalk {
  readonly chat: readonly ChatLine[];
  readonly unread: number;
  readonly draft: string;
  readonly game: number;
  readonly hints: readonly string[];
  readonly log: SavedLog;
  readonly place: Place | null;
}

export const NO_TALK: SavedTalk = { chat: [], unread: 0, draft: '', game: 0, hints: [], log: NO_LOG, place: null };

/** How many lines the chat keeps. */
const LINES = 100;

/** The chat at a table. */
export class Chat {
  lines = $state.raw<readonly ChatLine[]>([]);
  unread = $state(0);
  /** What was written and not sent, or refused: it stays when the chat is closed. */
  draft = $state('');

  constructor(saved: SavedTalk) {
    this.lines = saved.chat;
    this.unread = saved.unread;
    this.draft = saved.draft;
  }

  add(line: Omit<ChatLine, 'number'>): void {
    const number = (this.lines.at(-1)?.number ?? 0) + 1;
    this.lines = [...this.lines.slice(1 - LINES), { ...line, number }];
    if (!line.mine) this.unread += 1;
  }
}
