import { PROTOCOL } from '../protocol/generated';
import { storage } from '../storage.svelte';

/**
 * Reload a page that is older than the server. Each protocol does that once a tab, so that it cannot loop; returns
 * whether the page reloads.
 */
export function reloadForUpdate(reload = () => location.reload()): boolean {
  const mine = String(PROTOCOL);
  if (storage.reloadedFrom === mine) return false;
  storage.reloadedFrom = mine;
  // Without storage the next page would not know, and reload as well.
  if (storage.reloadedFrom !== mine) return false;
  reload();
  return true;
}
