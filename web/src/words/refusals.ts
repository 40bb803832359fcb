import type { Facts, Trouble } from '../net/trouble';
import { cardName } from '../table/cards';
import { t, words } from './words.svelte';

type Why = Pick<Trouble, 'code' | 'facts'> & { said?: string };

/** Facts as people read them: `7r` on the wire is a red seven. */
function worded(facts: Facts): Facts {
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [
      name,
      typeof fact === 'string' && /^\d+[bgrvy]$/.test(fact) ? cardName(fact) : fact,
    ]),
  );
}

/** Why something was refused, in words. */
export function whyNot({ code, facts, said }: Why): string {
  const id = `refused-${code}`;
  return words.has(id) ? t(id, worded(facts)) : said || t('refused-internal');
}

/** Why a card does not fit, in a word or two. */
export function whyNotHere({ code, facts }: Why): string {
  return t(`why-${code}`, worded(facts));
}
