import { t, words } from '../words/words.svelte';
import { cardName, pileName, type Card } from './cards';
import type { Entry, LoggedPlay } from './log';

/** Who laid the top card of each pile since the player's last turn, and what its step was. */
export function marksOf(news: readonly Entry[], tops: readonly Card[]): Map<number, LoggedPlay & { seat: number }> {
  const marks = new Map<number, LoggedPlay & { seat: number }>();
  for (const { seat, plays } of news)
    for (const play of plays)
      if (seat !== null && tops[play.pile] === play.card) marks.set(play.pile, { ...play, seat });
  return marks;
}

/** A step in a sign: a cost is below zero, a trick above, help is given. */
export function stepText(step: number, help = false): string {
  return t(help ? 'step-gives' : 'step-cost', {
    step: Math.abs(step),
    way: step > 0 ? 'cost' : step < 0 ? 'gain' : 'none',
  });
}

/** A turn in a sentence: "Mia laid 24 on A (−3) and 91 on C (−2). Drew 2." */
export function describeTurn({ seat, plays, drew }: Entry, mine: number | null, name: string): string {
  const list = new Intl.ListFormat(words.language, { type: 'conjunction' });
  const each = plays.map(({ card, pile, step, help }) => {
    const play = t('log-play', { card: cardName(card), pile: pileName(pile) });
    return step === null ? play : `${play} (${stepText(step, help)})`;
  });
  const laid = t('log-laid', { who: seat === mine ? 'me' : 'other', name, plays: list.format(each) });
  return drew ? `${laid} ${t('log-drew', { count: drew })}` : laid;
}
