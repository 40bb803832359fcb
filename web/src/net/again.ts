import { reachable } from './api';
import type { Trouble } from './trouble';

const PAUSE = 3000;

/** Where the server is out of reach, look for it until it is back, and then try again; the answer stops that. */
export function whenBack(trouble: Trouble, retry: (() => void) | null): (() => void) | undefined {
  if (trouble.code !== 'offline' || !retry) return undefined;
  const look = () => void reachable().then((back) => back && retry());
  const timer = setInterval(look, PAUSE);
  addEventListener('online', look);
  return () => {
    clearInterval(timer);
    removeEventListener('online', look);
  };
}
