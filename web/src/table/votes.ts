import type { SeenOpinion, TableView } from '../protocol/generated';
import { t } from '../words/words.svelte';

/** What somebody answers to the question who starts. */
export type Vote = Pick<SeenOpinion, 'opening' | 'starter'>;

/** The answers that a player can give: oneself, gladly or if need be, or rather somebody else. */
export function answers(seats: number, me: number): readonly Vote[] {
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== me);
  return [
    { opening: 2, starter: me },
    // No proposal of oneself: where somebody else is proposed, they start.
    { opening: 1, starter: null },
    ...others.map((starter) => ({ opening: 0, starter })),
  ];
}

/** An answer in words, for the seat that gives it. */
export function voteOf({ opening, starter }: Vote, seat: number, name: (seat: number) => string): string {
  if (starter !== null && starter !== seat) return t('vote-rather', { name: name(starter) });
  if (opening === null && starter === null) return t('opinion-none');
  return t('vote-me', { opening: opening ?? 2 });
}

/** How many propose each seat. */
export const tally = (opinions: readonly (SeenOpinion | null)[]): readonly number[] =>
  opinions.map((_, seat) => opinions.filter((opinion) => opinion?.starter === seat).length);

/** The seat that starts, as long as no card is laid. */
export function starterOf({ phase, now, board }: TableView): number | null {
  const fresh = phase === 'playing' && now?.tops.every((top, pile) => top === board.rows[pile]);
  return fresh ? (now?.to_act ?? null) : null;
}
