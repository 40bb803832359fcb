import { tick } from 'svelte';
import { land, slide } from '../look/flight';
import { play as sound } from '../look/sounds';
import type { Card } from './cards';
import type { TableSession } from './session.svelte';

const placeOf = (pile: number) => document.querySelector(`[data-pile="${pile}"] [data-place]`);

/** Plan to lay a card, and animate it; returns whether it fits. `ghost` is the dragged element, if there is one. */
export async function layInSight(
  session: TableSession,
  card: Card,
  pile: number,
  ghost: HTMLElement | null = null,
): Promise<boolean> {
  const fit = session.plan.options?.fits.find((each) => each.card === card && each.pile === pile);
  const to = placeOf(pile);
  if (fit && ghost) {
    const landed = land(ghost, to);
    // The piles change while the card flies, the rest when it has landed: never everything in one frame.
    setTimeout(() => session.plan.pick(null));
    await landed;
  }
  const from = ghost ? undefined : document.querySelector(`[data-card="${card}"]`)?.getBoundingClientRect();
  const end = to?.getBoundingClientRect();
  // Removing the focused element costs the browser two to five times as much (docs/results.md).
  if (fit && document.activeElement instanceof HTMLElement) document.activeElement.blur();
  if (!session.plan.place(card, pile)) return false;
  sound(fit?.trick ? 'trick' : 'lay');
  await tick();
  slide(document.querySelector(`[data-pile="${pile}"] .lain`), from, end);
  return true;
}
