import { beforeAll, expect, it, vi } from 'vitest';
import type { ReasonShown } from '../src/protocol/http';
import { notesOn } from '../src/table/reasons';
import { t, words } from '../src/words/words.svelte';

const plays = [{ card: 38, pile: 0 }];
const reason: ReasonShown = {
  turn: 4,
  seat: 1,
  bot: 'expert',
  laid: plays,
  chosen: { plays, chance: 0.6 },
  others: [],
  silent: plays,
  heard: [],
  heeded: [],
  overridden: [],
  newer: false,
};

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await words.speak('en');
});

it('says when a newer bot answers than the one that played', () => {
  expect(notesOn(reason)).toEqual([t('reason-silent-heard')]);
  expect(notesOn({ ...reason, newer: true })).toEqual([t('reason-newer'), t('reason-silent-heard')]);
  expect(t('reason-newer')).toMatch(/a newer one answers/);
});

it('says what hints changed, and that a bot of simple rules weighs nothing', () => {
  const heard = [{ turn: 4, seat: 2, hint: 'leave@2' }];
  expect(notesOn({ ...reason, heard })).toEqual([t('reason-silent-same')]);
  const other = notesOn({ ...reason, heard, silent: [{ card: 80, pile: 2 }] });
  expect(other).toHaveLength(1);
  expect(other[0]).toMatch(/80/);
  expect(notesOn({ ...reason, chosen: { plays, chance: null } })[0]).toBe(t('reason-unweighed'));
});
