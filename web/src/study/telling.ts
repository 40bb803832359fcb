import type { CodedPlay } from '../protocol/generated';
import type { ReasonStudied, TurnStudied } from '../protocol/http';
import { cardName, pileName } from '../table/cards';
import { t, words } from '../words/words.svelte';
import { causeOf } from './reading';

/** Things in a row, as they are read: "Ana, Ben and Cleo". */
export const listed = (things: readonly string[]): string =>
  new Intl.ListFormat(words.language, { type: 'conjunction' }).format(things);

/** A turn in words: "44 on B and 34 on B". */
export const playsText = (plays: readonly CodedPlay[]): string =>
  listed(plays.map(({ card, pile }) => t('log-play', { card: cardName(card), pile: pileName(pile) })));

/** What the expert's turn does better, in a sentence. */
export function reasonText(
  { code, pile, card, laid, better }: ReasonStudied,
  turn: TurnStudied,
  name: (seat: number) => string,
): string {
  const by = turn.asked.find((each) => each.pile === pile)?.by ?? [];
  return t(`study-reason-${code}`, {
    pile: pileName(pile ?? 0),
    card: card === null ? '' : cardName(card),
    names: listed(by.map(name)),
    laid,
    better: Math.abs(better),
    way: better < 0 ? 'back' : 'on',
  });
}

/** Why a turn is a turning point, in a sentence; nothing as long as that is not known. */
export function causeText(
  turn: TurnStudied,
  { concealed, foreign, looking, players }: { concealed: boolean; foreign: boolean; looking: boolean; players: number },
  name: (seat: number) => string,
): string {
  const found = causeOf(turn);
  if (!found) return '';
  const [reason] = turn.reasons; // that which explains most
  if (found.cause === 'choice' && reason && (!concealed || reason.code === 'asked'))
    return reasonText(reason, turn, name);
  if (found.cause === 'choice' && !turn.label) return t(looking ? 'study-looking' : 'study-cause-unsure');
  // What nobody saw is good or bad for whoever looks, cards are so for whoever holds them.
  const good = found.cause === 'hidden' ? found.good !== foreign : found.good;
  return t(`study-cause-${found.cause}`, { way: good ? 'good' : 'bad', players });
}
