import { tick } from 'svelte';
import { land, slide } from '../look/flight';
import { play as sound } from '../look/sounds';
import type { Card } from './apply';
import type { TableSession } from './session.svelte';

const placeOf = (pile: number) => document.querySelector(`[data-pile="${pile}"] [data-place]`);

/** Lay a card in the plan, and let it be seen going there; whether it was laid. `ghost` is what was dragged, if it was. */
export async function layInSight(
  session: TableSession,
  card: Card,
  pile: number,
  ghost: HTMLElement | null = null,
): Promise<boolean> {
  const fit = session.options?.fits.find((each) => each.card === card && each.pile === pile);
  const to = placeOf(pile);
  if (fit && ghost) {
    const landed = land(ghost, to);
    // While it flies, the piles go dark; when it is there, the rest changes: never everything in one frame.
    setTimeout(() => session.pick(null));
    await landed;
  }
  const from = ghost ? undefined : document.querySelector(`[data-card="${card}"]`)?.getBoundingClientRect();
  const end = to?.getBoundingClientRect();
  // Taking something away that has the focus costs the browser two to five times as much (docs/results.md).
  if (fit && document.activeElement instanceof HTMLElement) document.activeElement.blur();
  if (!session.place(card, pile)) return false;
  sound(fit?.trick ? 'trick' : 'lay');
  await tick();
  slide(document.querySelector(`[data-pile="${pile}"] .lain`), from, end);
  return true;
}
