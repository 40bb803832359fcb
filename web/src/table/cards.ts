import { t } from '../words/words.svelte';
import type { Card } from './apply';

/** How a game looks on the table: which piles lie together, and what its cards are like. */
export interface Look {
  /** The piles in rows, from the far one to the near one, as this seat sees them. */
  rows(seat: number): number[][];
  /** The highest number on a card. */
  highest: number;
  /** How many cards a deck has. */
  cards: number;
}

const FLAT: Record<string, Look> = {
  'the-game': { rows: () => [[0, 1, 2, 3]], highest: 100, cards: 98 },
  'face-to-face': {
    rows: (seat) =>
      seat === 1
        ? [
            [0, 1],
            [2, 3],
          ]
        : [
            [2, 3],
            [0, 1],
          ],
    highest: 60,
    cards: 58,
  },
  'quick-and-easy': { rows: () => [[0, 1]], highest: 10, cards: 50 },
};

export function lookOf(game: string): Look {
  return FLAT[game] ?? FLAT['the-game']!;
}

/** In a duel, whose deck a card on this pile is from: a card that was given is the other one's. */
export function metalOf(game: string, pile: number, given: readonly number[]): 'gold' | 'silver' | '' {
  if (game !== 'face-to-face') return '';
  return pile < 2 !== given.includes(pile) ? 'gold' : 'silver';
}

export function metalOfSeat(game: string, seat: number): 'gold' | 'silver' | '' {
  if (game !== 'face-to-face') return '';
  return seat === 0 ? 'gold' : 'silver';
}

const FIRE = new Set<Card>([22, 33, 44, 55, 66, 77]);

/** Whether a card is drawn as a fire card. */
export function isFire(card: Card, options: Readonly<Record<string, number | boolean>>): boolean {
  return options['fire'] === true && FIRE.has(card);
}

export const numberOf = (card: Card): number => parseInt(String(card));
export const colourOf = (card: Card): string => (typeof card === 'string' ? card.slice(-1) : '');

/** A card in words: `37`, or `7 red`. */
export function cardName(card: Card): string {
  const colour = colourOf(card);
  return colour ? t('card-coloured', { number: numberOf(card), colour }) : String(card);
}
