import type { Board } from '../protocol/generated';
import { t } from '../words/words.svelte';

export type Card = number | string;

/** In a duel each player has a metal. */
export type Metal = 'gold' | 'silver' | '';

/** Whether players have piles of their own. */
export const isDuel = (board: Board): boolean => board.owners.some((owner) => owner !== null);

/** The piles of each owner, the ones of this seat last: nearest to the player. */
export function pileGroups(board: Board, seat: number): number[][] {
  const groups = new Map<number | null, number[]>();
  for (const [pile, owner] of board.owners.entries()) groups.set(owner, [...(groups.get(owner) ?? []), pile]);
  return [...groups].sort(([a], [b]) => Number(a === seat) - Number(b === seat)).map(([, piles]) => piles);
}

/** In a duel, whose deck the card on this pile is from: a card that was given is the opponent's. */
export function metalOf(board: Board, pile: number, given: readonly number[]): Metal {
  const owner = board.owners[pile] ?? null;
  if (owner === null) return '';
  return (owner === 0) !== given.includes(pile) ? 'gold' : 'silver';
}

export function metalOfSeat(board: Board, seat: number): Metal {
  if (!isDuel(board)) return '';
  return seat === 0 ? 'gold' : 'silver';
}

/** Whether a card is drawn as a fire card. */
export const isFire = (board: Board, card: Card): boolean => board.fire.includes(card);

export const numberOf = (card: Card): number => parseInt(String(card));
export const colourOf = (card: Card): string => (typeof card === 'string' ? card.slice(-1) : '');

/** Cards by number, then by colour. */
export function byNumber(a: Card, b: Card): number {
  return numberOf(a) - numberOf(b) || (String(a) < String(b) ? -1 : 1);
}

/** A pile's name on every screen: A to D, the same for everyone. Records and the protocol count from 0. */
export const pileName = (pile: number): string => String.fromCharCode(65 + pile);

/** A card in words: `37`, or `7 red`. */
export function cardName(card: Card): string {
  const colour = colourOf(card);
  return colour ? t('card-coloured', { number: numberOf(card), colour }) : String(card);
}
