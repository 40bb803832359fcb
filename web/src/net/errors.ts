import type { Refusal } from '../protocol/generated';

export type Facts = Readonly<Record<string, number | string>>;

/** A request that was refused or could not be sent: a code, and its facts. */
export class RequestError extends Error {
  constructor(
    readonly code: string,
    readonly facts: Facts = {},
    /** The server's own message, in English: for codes that this page does not know. */
    readonly fallback = '',
  ) {
    super(code);
  }

  static of({ code, facts, message }: Refusal): RequestError {
    return new RequestError(code, facts, message);
  }

  static from(error: unknown): RequestError {
    return error instanceof RequestError ? error : new RequestError('internal', {}, String(error));
  }
}
