import { storage } from '../storage.svelte';

/** Show the chosen theme, where `auto` follows the device, the chosen design of the table, and as much motion as wished. */
export function showTheme(): void {
  const { theme } = storage;
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
  else delete document.documentElement.dataset['theme'];
  if (storage.cloth === 'felt') delete document.documentElement.dataset['table'];
  else document.documentElement.dataset['table'] = storage.cloth;
  if (storage.motion === 'normal') delete document.documentElement.dataset['motion'];
  else document.documentElement.dataset['motion'] = storage.motion;
}
