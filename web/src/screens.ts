import type { Component } from 'svelte';
import { lazy } from './net/lazy';

type Screen = Component<{ part: string }>;
type Loading = () => Promise<{ default: Screen }>;

const screen = (load: () => Promise<{ default: unknown }>): Loading => lazy(load as Loading);

/** The screens besides the home: each is loaded when somebody goes there, and gets the second part of the address. */
const SCREENS: Record<string, Loading> = {
  table: screen(() => import('./screens/TableScreen.svelte')),
  friends: screen(() => import('./screens/Friends.svelte')),
  join: screen(() => import('./screens/Join.svelte')),
  daily: screen(() => import('./screens/Daily.svelte')),
  public: screen(() => import('./screens/PublicTables.svelte')),
  mine: screen(() => import('./screens/Mine.svelte')),
  settings: screen(() => import('./screens/Settings.svelte')),
  device: screen(() => import('./screens/DeviceLink.svelte')),
  rules: screen(() => import('./screens/Rules.svelte')),
  learn: screen(() => import('./screens/Learn.svelte')),
  replay: screen(() => import('./screens/Replay.svelte')),
};

/** The screen at a place of the page, if there is one. */
export function screenAt(place: string): Loading | undefined {
  return Object.hasOwn(SCREENS, place) ? SCREENS[place] : undefined;
}

/** Somebody is about to go there: then it is here when they do. Going there says what went wrong. */
export function loadAhead(place: string): void {
  void screenAt(place)?.().catch(() => undefined);
}
