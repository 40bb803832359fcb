/** Something that was announced. */
export interface Line {
  number: number;
  text: string;
}

/** How long a notice stays. */
const NOTICE = 6000;
/** How many lines the log keeps. */
const LINES = 31;

/** Speaks to the player: short notices on the screen, and a log for screen readers. */
export class Announcer {
  notice = $state('');
  log = $state.raw<readonly Line[]>([]);

  #count = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Show a short message for a while. */
  notify(text: string): void {
    this.notice = text;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.notice = ''), NOTICE);
  }

  /** Let screen readers say something. */
  announce(text: string): void {
    this.#count += 1;
    this.log = [...this.log.slice(1 - LINES), { number: this.#count, text }];
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
