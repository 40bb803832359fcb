import type { CodedPlay } from '../protocol/generated';
import type { ReasonStudied, TurnStudied } from '../protocol/http';
import { cardName, pileName } from '../table/cards';
import { t, words } from '../words/words.svelte';
import { partsOf } from './reading';

/** Things in a row, as they are read: "Ana, Ben and Cleo". */
export const listed = (things: readonly string[]): string =>
  new Intl.ListFormat(words.language, { type: 'conjunction' }).format(things);

/** A turn in words: "44 on B and 34 on B". */
export const playsText = (plays: readonly CodedPlay[]): string =>
  listed(plays.map(({ card, pile }) => t('log-play', { card: cardName(card), pile: pileName(pile) })));

/** Whether steps cost something, nothing, or win some back. */
const stepsWay = (cost: number) => (cost < 0 ? 'back' : cost > 0 ? 'on' : 'free');

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
    laid: Math.abs(laid),
    from: stepsWay(laid),
    better: Math.abs(better),
    to: stepsWay(better),
  });
}

/** Whose turn it is: in a duel the reader's or the other's, otherwise the team's. */
export type Whose = 'team' | 'me' | 'other';

/** Why a turn is a turning point, in a sentence; nothing as long as that is not known. `change` is the reader's, in points. */
export function causeText(
  turn: TurnStudied,
  { concealed, foreign, who, change }: { concealed: boolean; foreign: boolean; who: Whose; change: number },
  name: (seat: number) => string,
): string {
  const { cause, reasons } = turn;
  if (!cause) return '';
  const [reason] = reasons; // the one that explains most
  if (cause === 'choice' && reason && !concealed) return reasonText(reason, turn, name);
  const parts = partsOf(turn, foreign ? -change : change);
  // What nobody saw is good or bad for whoever looks, cards are so for whoever holds them.
  const good = cause === 'hidden' ? parts[0] > 0 !== foreign : parts[1] > 0;
  return t(cause === 'stuck' ? 'study-stuck' : `study-cause-${cause}`, {
    way: good ? 'good' : 'bad',
    who,
    name: name(turn.seat),
  });
}
