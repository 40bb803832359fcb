import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { base } from './base';
import { showTheme } from './look/theme';
import { words } from './words/words.svelte';

showTheme();
const target = document.getElementById('app');
if (target) void words.begin().then(() => mount(App, { target }));

if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => void navigator.serviceWorker.register(`${base}sw.js`).catch(() => undefined));
