import { storage } from '../storage.svelte';

/** Show the chosen theme, where `auto` follows the device, and the chosen design of the table. */
export function showTheme(): void {
  const { theme } = storage;
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
  else delete document.documentElement.dataset['theme'];
  if (storage.cloth === 'felt') delete document.documentElement.dataset['table'];
  else document.documentElement.dataset['table'] = storage.cloth;
}
