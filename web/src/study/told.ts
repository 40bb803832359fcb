import { SvelteSet } from 'svelte/reactivity';

/** The turns of each record whose better turn was told, as long as the page is open. */
const tellings = new Map<string, SvelteSet<number>>();

export function toldOf(record: string): SvelteSet<number> {
  const told = tellings.get(record) ?? new SvelteSet<number>();
  tellings.set(record, told);
  return told;
}
