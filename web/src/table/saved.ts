import type { SavedTalk } from './chat.svelte';

type Check = (value: unknown) => boolean;

const isNumber: Check = (value) => typeof value === 'number';
const isText: Check = (value) => typeof value === 'string';
const isTruth: Check = (value) => typeof value === 'boolean';
const isCard: Check = (value) => isNumber(value) || isText(value);
const orNull =
  (is: Check): Check =>
  (value) =>
    value === null || is(value);
const listOf =
  (is: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(is);
const has =
  (fields: Record<string, Check>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(fields).every(([name, is]) => is((value as Record<string, unknown>)[name]));

const isPlay = has({ card: isCard, pile: isNumber, step: orNull(isNumber), help: isTruth });
const isEntry = has({
  number: isNumber,
  seat: orNull(isNumber),
  plays: listOf(isPlay),
  drew: orNull(isNumber),
  text: isText,
});

const isTalk = has({
  chat: listOf(has({ number: isNumber, seat: isNumber, name: isText, mine: isTruth, text: isText })),
  unread: isNumber,
  draft: isText,
  game: isNumber,
  hints: listOf(isText),
  log: has({ entries: listOf(isEntry), since: isNumber, tops: listOf(isCard) }),
  place: orNull(has({ version: isNumber, resume: isText })),
});

/** What a browser has saved of a table, if all of it has the form that is expected, and if this device saved it. */
export function readTalk(saved: string, device: string): SavedTalk | null {
  try {
    const found: unknown = JSON.parse(saved);
    return isTalk(found) && (found as { device?: unknown }).device === device ? (found as SavedTalk) : null;
  } catch {
    return null;
  }
}

export const writeTalk = (talk: SavedTalk, device: string): string => JSON.stringify({ ...talk, device });

/** The tables of which something is saved, the newest last. */
export function readNames(saved: string): string[] {
  try {
    const found: unknown = JSON.parse(saved);
    return listOf(isText)(found) ? (found as string[]) : [];
  } catch {
    return [];
  }
}
