import { reachable } from './api';
import { RequestError } from './errors';

/** A part of the page that is loaded on demand. If loading fails, the server is down or has a newer page. */
export function lazy<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return () =>
    load().catch(async () => {
      throw new RequestError((await reachable()) ? 'wrong-protocol' : 'offline');
    });
}
