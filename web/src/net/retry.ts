import { reachable } from './api';
import type { RequestError } from './errors';

const INTERVAL = 3000;

/** While the server is out of reach, poll it, and call `retry` once it answers. Returns a function that stops this. */
export function retryWhenBack(problem: RequestError, retry: (() => void) | null): (() => void) | undefined {
  if (problem.code !== 'offline' || !retry) return undefined;
  const look = () => void reachable().then((back) => back && retry());
  const timer = setInterval(look, INTERVAL);
  addEventListener('online', look);
  return () => {
    clearInterval(timer);
    removeEventListener('online', look);
  };
}
