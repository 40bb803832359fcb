import type { Refused } from '../protocol/generated';

export type Facts = Readonly<Record<string, number | string>>;

/** Something that was refused, or could not be asked: a code, and the facts that belong to it. */
export class Trouble extends Error {
  constructor(
    readonly code: string,
    readonly facts: Facts = {},
    /** What the server said, in English: only for codes that this page does not know. */
    readonly said = '',
  ) {
    super(code);
  }

  static of(refused: Refused): Trouble {
    return new Trouble(refused.code, refused.facts, refused.message);
  }

  static from(error: unknown): Trouble {
    return error instanceof Trouble ? error : new Trouble('internal', {}, String(error));
  }
}
