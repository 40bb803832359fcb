import type { Ended } from '../protocol/generated';
import { t } from '../words/words.svelte';

type Ending = Pick<Ended, 'result' | 'winner' | 'left' | 'reason' | 'band'>;

/** How a game ended, in a few words, for the player in this seat or a spectator. */
export function headline(end: Ending, seat: number | null, name: (seat: number) => string): string {
  if (end.winner !== null)
    return seat === null
      ? t('end-winner', { name: name(end.winner) })
      : t(end.winner === seat ? 'end-duel-won' : 'end-duel-lost');
  return t(end.result === 'won' ? 'end-beaten' : end.band === 'excellent' ? 'end-excellent' : 'end-lost');
}

/** Why it ended so, and what was left. */
export function aboutEnd(
  { winner, left, reason }: Pick<Ending, 'winner' | 'left' | 'reason'>,
  name: (seat: number) => string,
): string {
  return winner === null
    ? t('end-about', { reason, left })
    : t('end-about-duel', { reason, left, winner: name(winner), loser: name(1 - winner) });
}
