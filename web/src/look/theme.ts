import { kept } from '../kept.svelte';

/** Show the chosen theme; `auto` follows the device. */
export function showTheme(): void {
  const { theme } = kept;
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
  else delete document.documentElement.dataset['theme'];
}
