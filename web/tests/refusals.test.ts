import { beforeAll, describe, expect, it, vi } from 'vitest';
import quick from '../src/lessons/quick-and-easy.json';
import type { Lesson } from '../src/lessons/lesson';
import { whyNot, whyNotHere } from '../src/words/refusals';
import { LANGUAGES, words, type Language } from '../src/words/words.svelte';

const lesson = quick as unknown as Lesson;
const misfits = lesson.plans.flat().flatMap(({ plan }) => plan.no_fits);
const CODE = /\d+[bgrvy]\b/;

describe('a refusal', () => {
  beforeAll(() => vi.stubGlobal('document', { documentElement: {} }));

  it.each(Object.keys(LANGUAGES))('names cards as people do: %s', async (language) => {
    await words.speak(language as Language);
    expect(misfits.length).toBeGreaterThan(1);
    const said = misfits.flatMap((why) => [whyNot(why), whyNotHere(why)]);
    for (const code of ['not-in-hand', 'duplicate-card', 'missing-card'])
      said.push(whyNot({ code, facts: { card: '10v' } }));
    expect(said.filter((text) => CODE.test(text))).toEqual([]);
  });

  it('says how many fires burn', async () => {
    await words.speak('en');
    expect(whyNot({ code: 'fire-open', facts: { cards: '22', count: 1 } })).toContain('The 22 still burns');
    expect(whyNot({ code: 'fire-open', facts: { cards: '22, 55', count: 2 } })).toContain('They must be covered');
  });

  it('has words for the form of a record that names none', async () => {
    await words.speak('en');
    expect(whyNot({ code: 'unknown-format', facts: { format: 'None', known: 'backtrick/1' } })).not.toContain('None');
  });
});
