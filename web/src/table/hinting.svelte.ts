import { t } from '../words/words.svelte';
import { sentence, subject } from './hints';
import type { TableSession } from './session.svelte';

/** How long a hint can be taken back before it is sent, in milliseconds. */
export const SECOND_THOUGHT = 2500;

/** The player's own hint, between the tap and the table: for a moment it can be taken back. */
export class Hinting {
  pending = $state.raw<string | null>(null);

  readonly #session: TableSession;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(session: TableSession) {
    this.#session = session;
  }

  /** Send a hint in a moment. Another one about the same subject replaces it; any other sends it at once. */
  offer(hint: string): boolean {
    if (!this.#session.maySay(hint)) return false;
    if (this.#session.status !== 'open') {
      this.#session.announcer.notify(t('connection-lost'));
      return false;
    }
    if (this.pending !== null && subject(this.pending) !== subject(hint)) this.send();
    clearTimeout(this.#timer);
    this.pending = hint;
    this.#timer = setTimeout(() => this.send(), SECOND_THOUGHT);
    this.#session.announcer.announce(t('hint-soon', { hint: sentence(hint) }));
    return true;
  }

  /** Send what is pending now. */
  send(): void {
    const hint = this.#clear();
    if (hint !== null) void this.#session.hint(hint);
  }

  /** Take back what is pending; nobody hears it. */
  takeBack(): boolean {
    if (this.#clear() === null) return false;
    this.#session.announcer.announce(t('hint-taken-back'));
    return true;
  }

  close(): void {
    this.#clear();
  }

  #clear(): string | null {
    clearTimeout(this.#timer);
    const hint = this.pending;
    this.pending = null;
    return hint;
  }
}
