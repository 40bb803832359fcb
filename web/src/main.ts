import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { base } from './base';
import { showTheme } from './look/theme';
import { router } from './router.svelte';
import { loadAhead } from './screens';
import { words } from './words/words.svelte';

showTheme();
loadAhead(router.parts[0] ?? '');
const target = document.getElementById('app');
if (target)
  words.begin().then(
    () => mount(App, { target }),
    () => {
      // Without any text there is nothing to show but this one line, which is part of the page itself.
      document.getElementById('nothing')?.removeAttribute('hidden');
      setTimeout(() => location.reload(), 4000);
    },
  );

if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => void navigator.serviceWorker.register(`${base}sw.js`).catch(() => undefined));
