import type { CodedPlay } from '../protocol/generated';
import type { ReasonShown } from '../protocol/http';
import { cardName, pileName } from './cards';
import { t } from '../words/words.svelte';

/** The cards of a turn, in words. */
export const turnInWords = (plays: readonly CodedPlay[]): string =>
  plays.map(({ card, pile }) => t('reason-play', { card: cardName(card), pile: pileName(pile) })).join(', ');

/** Whether two turns lay the same cards. */
export const isSameTurn = (a: readonly CodedPlay[], b: readonly CodedPlay[]): boolean =>
  turnInWords(a) === turnInWords(b);

/** What is to be said of a reason beside the turns: who answers, whether it weighs, and what hints changed. */
export function notesOn(reason: ReasonShown): string[] {
  const { chosen, others, heard, silent } = reason;
  const notes = reason.newer ? [t('reason-newer')] : [];
  if (chosen.chance === null && !others.length) notes.push(t('reason-unweighed'));
  if (!heard.length) return [...notes, t('reason-silent-heard')];
  if (isSameTurn(silent, chosen.plays)) return [...notes, t('reason-silent-same')];
  return [...notes, t('reason-silent-other', { plays: turnInWords(silent) })];
}
