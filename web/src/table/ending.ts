import type { Ended } from '../protocol/generated';
import { t, words } from '../words/words.svelte';
import { byNumber, cardName, type Card } from './cards';

type Ending = Pick<Ended, 'result' | 'winner' | 'left' | 'reason' | 'band' | 'facts'>;

/** A player as the sentences name it. */
export interface Named {
  name: (seat: number) => string;
  me: number | null;
}

/** How a game ended, in a few words, for the player in this seat or a spectator. */
export function headline(end: Omit<Ending, 'facts'>, { name, me }: Named): string {
  if (end.winner !== null)
    return me === null
      ? t('end-winner', { name: name(end.winner) })
      : t(end.winner === me ? 'end-duel-won' : 'end-duel-lost');
  return t(end.result === 'won' ? 'end-beaten' : end.band === 'excellent' ? 'end-excellent' : 'end-lost');
}

/** Cards in words: `58 and 72`. */
export function cardList(cards: readonly Card[]): string {
  return new Intl.ListFormat(words.dates, { type: 'conjunction' }).format([...cards].sort(byNumber).map(cardName));
}

/** Who could not go on, on what, or who gave up; `hands` are those of the end. Empty where nobody is to be named. */
export function blame({ reason, facts }: Ending, hands: readonly (readonly Card[])[], { name, me }: Named): string {
  const seat = facts?.seat ?? null;
  if (!facts || seat === null) return '';
  const hand = hands[seat] ?? [];
  const who = { who: seat === me ? 'me' : 'other', name: name(seat) };
  const needed = facts.required - facts.laid;
  if (reason === 'resigned' && facts.together) return t('end-gave-up-together', { who: me === null ? 'other' : 'me' });
  if (reason === 'resigned') return t('end-gave-up', who);
  if (reason === 'burned') return t('end-burned', { ...who, fires: cardList(facts.burning) });
  const count = hand.length;
  if (count < needed && !facts.laid) return t('end-short', { ...who, count, required: facts.required });
  return count ? t('end-stuck', { ...who, needed, laid: facts.laid, count, cards: cardList(hand) }) : '';
}

/** Why it ended so, and what was left. */
export function aboutEnd(end: Ending, hands: readonly (readonly Card[])[], named: Named): string {
  const { winner, left, reason } = end;
  const why =
    blame(end, hands, named) ||
    (winner === null
      ? t('end-about', { reason })
      : t('end-about-duel', { reason, left, winner: named.name(winner), loser: named.name(1 - winner) }));
  return reason === 'all-laid' ? why : `${why} ${t('end-cards-left', { left })}`;
}

type Options = Readonly<Record<string, number | boolean>>;

/** Whether two games were played by the same options. */
export function sameOptions(a: Options, b: Options): boolean {
  return Object.keys({ ...a, ...b }).every((option) => a[option] === b[option]);
}
