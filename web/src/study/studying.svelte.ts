import { RequestError } from '../net/errors';
import type { StudyShown } from '../protocol/http';

/** How long to wait before asking again: at first, at most, and by how much longer each time. */
const [SOON, LATE, GROWTH] = [500, 2000, 2];

/** A study that is asked for until it is done: what is known of it so far, and what went wrong. */
export class Studying {
  shown = $state.raw<StudyShown | null>(null);
  problem = $state.raw<RequestError | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts up when the answer on its way is no longer wanted. */
  #round = 0;

  constructor(private readonly ask: () => Promise<StudyShown>) {}

  /** Ask, at first or once more. */
  start(): void {
    this.close();
    void this.#next(this.#round, SOON);
  }

  close(): void {
    this.#round += 1;
    clearTimeout(this.#timer);
  }

  async #next(round: number, pace: number): Promise<void> {
    try {
      const shown = await this.ask();
      if (round !== this.#round) return;
      this.shown = shown;
      this.problem = null;
      const queued = shown.state === 'queued';
      if (!queued && shown.state !== 'running') return;
      const later = queued ? SOON : Math.min(LATE, pace * GROWTH);
      this.#timer = setTimeout(() => void this.#next(round, later), queued ? LATE : pace);
    } catch (error) {
      if (round === this.#round) this.problem = RequestError.from(error);
    }
  }
}
