import { storage } from '../storage.svelte';

/** Show the chosen theme; `auto` follows the device. */
export function showTheme(): void {
  const { theme } = storage;
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
  else delete document.documentElement.dataset['theme'];
}
