import { expect, it } from 'vitest';
import { partsOf } from '../src/router.svelte';

it('takes an address apart, also one that cannot be read', () => {
  expect(partsOf('table/a%20b/')).toEqual(['table', 'a b']);
  expect(partsOf('')).toEqual([]);
  expect(partsOf('table/%zz')).toEqual(['table/%zz']);
});
