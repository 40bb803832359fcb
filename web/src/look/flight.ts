import { mount, unmount } from 'svelte';
import CardFace from '../parts/CardFace.svelte';
import { storage } from '../storage.svelte';
import type { Card, Metal } from '../table/cards';

export interface Flyer {
  card: Card | null;
  highest: number;
  metal: Metal;
  fire: boolean;
}

const calm = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null;

/** Whether cards move at all. */
export function moves(): boolean {
  return storage.motion !== 'none' && !calm?.matches && document.visibilityState === 'visible';
}

/** How many milliseconds something moves on this screen that usually moves for so many. */
export function lasting(time: number): number {
  return !moves() ? 0 : storage.motion === 'fast' ? time / 2 : time;
}

/** One card's way from one place of the page to another. */
export interface Flight {
  flyer: Flyer;
  from: Element | null;
  to: Element | null;
  duration?: number;
  delay?: number;
}

/** After the frame that is being made: what follows an animation has time of its own. */
const afterwards = () => new Promise((resolve) => setTimeout(resolve));

const middle = (box: DOMRect) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

/** Move cards, all at once; only transform and opacity change. */
export async function fly(...flights: Flight[]): Promise<void> {
  if (!moves()) return;
  // Everything is measured before anything is added: the page is then laid out once, not once a card.
  const ways = flights.flatMap(({ from, to, ...rest }) =>
    from && to ? [{ ...rest, start: from.getBoundingClientRect(), end: to.getBoundingClientRect() }] : [],
  );
  const landings = ways
    .filter(({ end }) => end.width > 0)
    .map(({ flyer, start, end, duration = 380, delay = 0 }) => {
      const holder = document.createElement('div');
      holder.className = 'flight';
      holder.style.left = `${end.left}px`;
      holder.style.top = `${end.top}px`;
      holder.style.width = `${end.width}px`;
      holder.style.setProperty('--card-w', `${end.width}px`);
      const face = mount(CardFace, { target: holder, props: { ...flyer, hidden: flyer.card === null } });
      document.body.append(holder);
      const scale = Math.min(1, Math.max(0.3, start.width / end.width));
      const x = middle(start).x - middle(end).x;
      const y = middle(start).y - middle(end).y;
      const moving = holder.animate(
        [
          { transform: `translate(${x}px, ${y}px) scale(${scale}) rotate(-3deg)`, opacity: 0.6 },
          { transform: `translate(${x * 0.35}px, ${y * 0.35}px) scale(1.04) rotate(1deg)`, opacity: 1, offset: 0.6 },
          { transform: 'none', opacity: 1 },
        ],
        { duration: lasting(duration), delay: lasting(delay), easing: 'cubic-bezier(.3,.7,.3,1)', fill: 'backwards' },
      );
      const down = () => {
        void unmount(face);
        holder.remove();
      };
      return moving.finished.then(afterwards, () => undefined).then(down);
    });
  await Promise.all(landings);
}

/** Let something that is already in its new place come there from its old one; both were measured before. */
export function slide(node: Element | null, from: DOMRect | undefined, to: DOMRect | undefined, duration = 220): void {
  if (!node || !from || !to?.width || !moves()) return;
  const x = middle(from).x - middle(to).x;
  const y = middle(from).y - middle(to).y;
  node.animate([{ transform: `translate(${x}px, ${y}px) scale(${from.width / to.width})` }, { transform: 'none' }], {
    duration: lasting(duration),
    easing: 'cubic-bezier(.25,.8,.35,1)',
  });
}

/** Let a card that was dragged go on from where it was let go to its place. */
export async function land(ghost: HTMLElement, to: Element | null, duration = 140): Promise<void> {
  if (!to || !moves()) return;
  const end = to.getBoundingClientRect();
  const x = middle(end).x - (ghost.offsetLeft + ghost.offsetWidth / 2);
  const y = middle(end).y - (ghost.offsetTop + ghost.offsetHeight / 2);
  const target = `translate(${x}px, ${y}px) scale(${end.width / ghost.offsetWidth})`;
  const moving = ghost.animate([{ transform: ghost.style.transform }, { transform: target }], {
    duration: lasting(duration),
    easing: 'ease-out',
    fill: 'forwards',
  });
  await moving.finished.then(afterwards, () => undefined);
}
