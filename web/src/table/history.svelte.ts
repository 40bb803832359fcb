import type { Board, TableView } from '../protocol/generated';
import { numberOf, type Card } from './cards';
import { NO_LOG, type Entry, type SavedLog } from './log';
import type { TableEvent } from './session.svelte';

/** How many entries the log keeps. */
const ENTRIES = 150;

/** What happened at the table in this game, as everybody saw it, from this browser's arrival on. */
export class History {
  entries = $state.raw<readonly Entry[]>([]);
  /** The number of the last entry of the player's last turn; 0 before it. */
  since = $state(0);

  #board: Board | null = null;
  #tops: readonly Card[] = [];
  /** The game that the entries are of; unknown from a deal until the table shows it. */
  #game: number | null = -1;

  /** What to remember for when the page is opened again. */
  save(): SavedLog {
    return { entries: this.entries, since: this.since, tops: this.#tops };
  }

  /** Go on with the log of a game from before the page was opened again; what was missed follows. */
  resume(saved: SavedLog, game: number, board: Board): void {
    this.#restore(saved);
    this.#game = game;
    this.#board = board;
    this.#tops = saved.tops;
  }

  /** The entries after the player's last turn that are not the player's own. */
  news(seat: number | null): readonly Entry[] {
    return this.entries.filter((each) => each.number > this.since && each.plays.length > 0 && each.seat !== seat);
  }

  /** The table as it is now: from here steps are counted. */
  show(view: TableView): void {
    if (this.#game !== null && this.#game !== view.number) this.#restore(NO_LOG);
    this.#game = view.number;
    this.#board = view.board;
    this.#tops = view.now?.tops ?? view.board.rows;
  }

  /** An event, with its words for those that are no turn. `mine` is the player's seat. */
  follow(event: TableEvent, text: string, mine: number | null): void {
    if (event.type === 'dealt') {
      this.#restore(NO_LOG);
      this.#game = null;
      this.#tops = this.#board?.rows ?? [];
    }
    if (event.type === 'laid') this.#lay(event.seat, event.plays);
    else if (event.type === 'turn_ended') {
      const open = this.#open(event.seat);
      if (open) this.#replace({ ...open, drew: event.drew });
      if (event.seat === mine) this.since = this.entries.at(-1)?.number ?? 0;
    } else if (text && event.type !== 'said') {
      this.#add({ seat: 'seat' in event ? event.seat : null, plays: [], drew: null, text });
    }
  }

  #restore({ entries, since }: SavedLog): void {
    this.entries = entries;
    this.since = since;
  }

  /** The turn that this seat is playing. */
  #open(seat: number): Entry | undefined {
    return this.entries.findLast((each) => each.seat === seat && each.plays.length > 0 && each.drew === null);
  }

  #lay(seat: number, plays: readonly { readonly card: Card; readonly pile: number }[]): void {
    const logged = plays.map(({ card, pile }) => {
      const top = this.#tops[pile] ?? 0;
      this.#tops = this.#tops.map((each, at) => (at === pile ? card : each));
      const owner = this.#board?.owners[pile] ?? null;
      const step = top === 0 ? null : (numberOf(card) - numberOf(top)) * (this.#board?.directions[pile] ?? 1);
      return { card, pile, step, help: owner !== null && owner !== seat };
    });
    const open = this.#open(seat);
    if (open) this.#replace({ ...open, plays: [...open.plays, ...logged] });
    else this.#add({ seat, plays: logged, drew: null, text: '' });
  }

  #add(entry: Omit<Entry, 'number'>): void {
    const number = (this.entries.at(-1)?.number ?? 0) + 1;
    this.entries = [...this.entries.slice(1 - ENTRIES), { ...entry, number }];
  }

  #replace(entry: Entry): void {
    this.entries = this.entries.map((each) => (each.number === entry.number ? entry : each));
  }
}
