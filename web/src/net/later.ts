import { reachable } from './api';
import { Trouble } from './trouble';

/** A part of the page that is loaded when it is needed; when it is not to be had, either the server is gone or it has a newer one. */
export function later<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return () =>
    load().catch(async () => {
      throw new Trouble((await reachable()) ? 'wrong-protocol' : 'offline');
    });
}
