import { mount, unmount } from 'svelte';
import CardFace from '../parts/CardFace.svelte';
import type { Card } from '../table/apply';

export interface Flyer {
  card: Card | null;
  game: string;
  metal: 'gold' | 'silver' | '';
  fire: boolean;
}

const calm = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null;

/** Whether cards move at all. */
export function moves(): boolean {
  return !calm?.matches && document.visibilityState === 'visible';
}

/** Move a card from one place of the page to another; only transform and opacity change. */
export async function fly(flyer: Flyer, from: Element | null, to: Element | null, duration = 380, delay = 0): Promise<void> {
  if (!moves() || !from || !to) return;
  const start = from.getBoundingClientRect();
  const end = to.getBoundingClientRect();
  if (end.width === 0) return;
  const holder = document.createElement('div');
  holder.className = 'flight';
  holder.style.left = `${end.left}px`;
  holder.style.top = `${end.top}px`;
  holder.style.width = `${end.width}px`;
  holder.style.setProperty('--card-w', `${end.width}px`);
  document.body.append(holder);
  const face = mount(CardFace, { target: holder, props: { ...flyer, hidden: flyer.card === null } });
  const scale = Math.min(1, Math.max(0.3, Math.min(start.width, end.width) / end.width));
  const x = start.left + start.width / 2 - (end.left + end.width / 2);
  const y = start.top + start.height / 2 - (end.top + end.height / 2);
  try {
    await holder.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(${scale}) rotate(-3deg)`, opacity: 0.6 },
        { transform: `translate(${x * 0.35}px, ${y * 0.35}px) scale(1.04) rotate(1deg)`, opacity: 1, offset: 0.6 },
        { transform: 'none', opacity: 1 },
      ],
      { duration, delay, easing: 'cubic-bezier(.3,.7,.3,1)', fill: 'backwards' },
    ).finished;
  } catch {
    // An animation that was cut short needs nothing.
  }
  void unmount(face);
  holder.remove();
}

/** Let something that is already in its new place come there from its old one. */
export function slide(node: Element | null, from: DOMRect | undefined, duration = 220): void {
  if (!node || !from || !moves()) return;
  const to = node.getBoundingClientRect();
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  node.animate([{ transform: `translate(${x}px, ${y}px) scale(${from.width / to.width})` }, { transform: 'none' }], {
    duration,
    easing: 'cubic-bezier(.25,.8,.35,1)',
  });
}
