import type { Action } from 'svelte/action';

/** Where a card was let go: over a pile, over a place in the hand, or nowhere. */
export interface Drop {
  pile: number | null;
  place: number | null;
}

interface Wishes {
  start(): void;
  /** What is dragged stays in sight until this is done. */
  drop(drop: Drop, ghost: HTMLElement): Promise<void>;
  cancel(): void;
}

const SLACK = 7;

/** Drag a card with mouse, pen or finger; a press that hardly moves stays a click. */
export const drag: Action<HTMLElement, Wishes> = (node, wishes) => {
  let now = wishes;
  let begin: { x: number; y: number; id: number } | null = null;
  let ghost: HTMLElement | null = null;
  let starting: ReturnType<typeof setTimeout> | undefined;
  let swallow = false;

  function down(event: PointerEvent): void {
    if (event.button !== 0 || !event.isPrimary || ghost) return;
    begin = { x: event.clientX, y: event.clientY, id: event.pointerId };
    // From the start: a quick hand is off the card before its first move is heard.
    node.setPointerCapture(begin.id);
    swallow = false;
  }

  function move(event: PointerEvent): void {
    if (!begin || event.pointerId !== begin.id) return;
    const x = event.clientX - begin.x;
    const y = event.clientY - begin.y;
    if (!ghost) {
      if (Math.hypot(x, y) < SLACK) return;
      lift();
      // First the card follows the finger, then the table says where it fits.
      starting = setTimeout(() => now.start());
    }
    if (ghost) ghost.style.transform = `translate(${x}px, ${y}px) rotate(2deg) scale(1.06)`;
  }

  function lift(): void {
    const box = node.getBoundingClientRect();
    ghost = node.cloneNode(true) as HTMLElement;
    ghost.className = 'flight';
    ghost.removeAttribute('data-card');
    ghost.setAttribute('aria-hidden', 'true');
    ghost.style.left = `${box.left}px`;
    ghost.style.top = `${box.top}px`;
    ghost.style.width = `${box.width}px`;
    ghost.style.border = '0';
    ghost.style.padding = '0';
    ghost.style.background = 'none';
    ghost.style.setProperty('--card-w', `${box.width}px`);
    document.body.append(ghost);
    node.style.opacity = '0.25';
  }

  function up(event: PointerEvent): void {
    if (!begin || event.pointerId !== begin.id) return;
    begin = null;
    if (!ghost) return;
    clearTimeout(starting);
    swallow = true;
    const at = document.elementsFromPoint(event.clientX, event.clientY);
    const pile = at
      .map((each) => each.closest('[data-pile]'))
      .find(Boolean)
      ?.getAttribute('data-pile');
    const hand = at.map((each) => each.closest('[data-hand]')).find(Boolean);
    const place = !pile && hand ? placeIn(hand, event.clientX) : null;
    void now.drop({ pile: pile ? Number(pile) : null, place }, ghost).finally(putDown);
    if (!pile) now.cancel();
  }

  function placeIn(hand: Element, x: number): number {
    const others = [...hand.querySelectorAll('[data-card]')].filter((each) => each !== node);
    return others.filter((each) => each.getBoundingClientRect().left + 20 < x).length;
  }

  function putDown(): void {
    clearTimeout(starting);
    ghost?.remove();
    ghost = null;
    begin = null;
    node.style.opacity = '';
  }

  function abort(): void {
    if (ghost) now.cancel();
    putDown();
  }

  function click(event: MouseEvent): void {
    if (!swallow) return;
    swallow = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  }

  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', up);
  node.addEventListener('pointercancel', abort);
  node.addEventListener('click', click, true);
  return {
    update(next) {
      now = next;
    },
    destroy() {
      putDown();
    },
  };
};
