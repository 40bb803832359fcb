import type { Facts, RequestError } from '../net/errors';
import { cardName } from '../table/cards';
import { t, words } from './words.svelte';

type Reason = Pick<RequestError, 'code' | 'facts'> & { fallback?: string };

/** Facts as people read them: `7r` on the wire is a red seven. */
function readable(facts: Facts): Facts {
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [
      name,
      typeof fact === 'string' && /^\d+[bgrvy]$/.test(fact) ? cardName(fact) : fact,
    ]),
  );
}

/** Why something was refused, in words. */
export function whyNot({ code, facts, fallback }: Reason): string {
  const id = `refused-${code}`;
  return words.has(id) ? t(id, readable(facts)) : fallback || t('refused-internal');
}

/** Why a card does not fit, in a word or two. */
export function whyNotHere({ code, facts }: Reason): string {
  return t(`why-${code}`, readable(facts));
}
