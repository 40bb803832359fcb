import { t } from '../words/words.svelte';
import { cardName, pileName } from './cards';
import { aboutEnd, headline } from './ending';
import { describeHints, parseHint } from './hints';
import type { TableEvent, TableSession } from './session.svelte';

/** An event in words, for screen readers; empty where nothing need be said. */
export function describeEvent(event: TableEvent, session: TableSession): string {
  if (event.type === 'hinted') return describeHints(event.hints, session.hints, (seat) => session.name(seat));
  if (event.type === 'ended') {
    const named = { name: (seat: number) => session.name(seat), me: session.seat };
    return `${headline(event, named)} ${aboutEnd(event, event.hands, named)}`;
  }
  if (event.type === 'key_changed') return t('told-key-changed');
  if (event.type === 'giving_up_dropped' && event.seat === null)
    return t('told-giving-up-dropped', { who: 'nobody', name: '' });
  if (!('seat' in event) || event.seat === null) return event.type === 'dealt' ? t('told-dealt') : '';
  const who = event.seat === session.seat ? 'me' : 'other';
  const name = session.name(event.seat);
  switch (event.type) {
    case 'laid': {
      const plays = event.plays.map(({ card, pile }) =>
        t('told-laid', { who, name, card: cardName(card), pile: pileName(pile) }),
      );
      const spokenOf = session.hints
        .filter(({ seat }) => seat === session.seat)
        .map(({ hint }) => parseHint(hint).pile);
      const overtaken = [...new Set(event.plays.map(({ pile }) => pile))].filter((pile) => spokenOf.includes(pile));
      return [...plays, ...overtaken.map((pile) => t('told-overtaken', { pile: pileName(pile) }))].join(' ');
    }
    case 'turn_ended': {
      const drew = t('told-drew', { who, name, count: event.drew });
      return event.next === session.seat ? `${drew} ${t('your-turn')}` : drew;
    }
    case 'started':
      return event.seat === session.seat ? t('told-you-start') : t('told-starts', { name });
    case 'stood_up':
      return t('told-stood-up', { who, name });
    case 'left':
      return t('told-left', { who, name });
    case 'stood_in':
      return t('told-stood-in', { who, name });
    case 'took_back':
      return t('told-took-back', { who, name });
    case 'nudged':
      return event.seat === session.seat
        ? t('told-nudged-you', { by: session.name(event.by) })
        : t('told-nudged', { name });
    case 'nudge_answered':
      return t('told-nudge-answered', { who, name });
    case 'giving_up_proposed':
      return t('told-giving-up-proposed', { who, name });
    case 'giving_up_agreed':
      return t('told-giving-up-agreed', { who, name });
    case 'resigned':
      return t('told-resigned', { who, name });
    case 'giving_up_dropped':
      return t('told-giving-up-dropped', { who, name });
    case 'said':
      return event.text && `${name}: ${event.text}`;
    default:
      return '';
  }
}
