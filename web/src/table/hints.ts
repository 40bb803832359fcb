import type { StandingHint } from '../protocol/generated';
import { t } from '../words/words.svelte';
import { pileName } from './cards';

/** A hint taken apart: `leave@2` speaks of a pile, `high:y` of a colour, `thanks` of neither. */
export interface ParsedHint {
  hint: string;
  code: string;
  pile: number | null;
  colour: string;
}

export function parseHint(hint: string): ParsedHint {
  const [, code = hint, sign, about = ''] = /^([a-z-]+)(?:([@:])(.+))?$/.exec(hint) ?? [];
  return { hint, code, pile: sign === '@' ? Number(about) : null, colour: sign === ':' ? about : '' };
}

/** A hint in full: "please leave pile 3". */
export function sentence(hint: string): string {
  const { code, pile, colour } = parseHint(hint);
  return t(`hint-${code}`, { pile: pileName(pile ?? 0), colour });
}

/** A hint where space is short, beside its subject: "leave it". */
export const shortText = (hint: string): string => t(`hint-short-${parseHint(hint).code}`);

/** The accessible name of a button with a hint's short text: the whole hint, which must contain the visible text. */
export function hintLabel(hint: string): string {
  const [word, whole] = [shortText(hint), sentence(hint)];
  return whole.includes(word) ? whole : t('hint-by', { name: word, hint: whole });
}

/** Courtesies are not about the game, and each is given once. */
const COURTESIES = new Set(['thanks', 'sorry']);

/** What a hint is about: a pile, a colour, or the player. In a turn there is one hint about each. */
export function subject(hint: string): string {
  const { code } = parseHint(hint);
  return COURTESIES.has(code) ? code : hint.slice(code.length);
}

/** The hints about a pile. */
export const ofPile = (hints: readonly string[], pile: number): string[] =>
  hints.filter((hint) => parseHint(hint).pile === pile);

/** The hints about colours. */
export const ofColours = (hints: readonly string[]): string[] => hints.filter((hint) => parseHint(hint).colour);

/** The hints about nothing on the table. */
export const inGeneral = (hints: readonly string[]): string[] =>
  hints.filter((hint) => {
    const { pile, colour } = parseHint(hint);
    return pile === null && !colour;
  });

/** A hint, and the seats that give it. */
export interface Voice extends ParsedHint {
  seats: number[];
}

/** The most binding hints come first, and are left out last. */
const STRENGTH = ['leave', 'trick', 'rather-not', 'small-steps', 'want', 'go-ahead', 'hard-turn', 'more', 'fine'];
function strength({ code }: ParsedHint): number {
  const place = STRENGTH.indexOf(code);
  return place < 0 ? STRENGTH.length : place;
}

/** Each hint once, with all seats that give it: the strongest first, else in the order given. */
export function voices(said: readonly { seat: number; hint: string }[]): Voice[] {
  const found = new Map<string, Voice>();
  for (const { hint, seat } of said) {
    const voice = found.get(hint);
    if (!voice) found.set(hint, { ...parseHint(hint), seats: [seat] });
    else if (!voice.seats.includes(seat)) voice.seats.push(seat);
  }
  return [...found.values()].sort((a, b) => strength(a) - strength(b));
}

/** A hint with its givers: "Mia, Leo: please leave pile 1". */
export const whoSays = ({ hint, seats }: Voice, name: (seat: number) => string): string =>
  t('hint-by', { name: seats.map(name).join(', '), hint: sentence(hint) });

/** What several say of a pile, in one sign: the strongest hint, in words, and how many other things are said. */
export interface Sign extends Voice {
  text: string;
  more: number;
}

export function signOf(standing: readonly StandingHint[], pile: number): Sign | null {
  const [first, ...rest] = voices(aboutPile(standing, pile));
  if (!first) return null;
  const count = first.seats.length;
  const text = count > 1 ? t('sign-many', { code: first.code, count }) : shortText(first.hint);
  return { ...first, text, more: rest.length };
}

/** At most this many hints are read out at once; the rest are counted. */
const MOST_READ = 3;

/** Hints for screen readers: the new ones, the strongest first. Bots repeat theirs every turn, which would drown the plays. */
export function describeHints(
  given: readonly { seat: number; hint: string }[],
  stood: readonly StandingHint[],
  name: (seat: number) => string,
): string {
  const news = voices(
    given.filter(({ seat, hint }) => !stood.some((each) => each.seat === seat && each.hint === hint)),
  );
  const read = news.length === MOST_READ + 1 ? news : news.slice(0, MOST_READ);
  const speakers = new Map<string, string[]>();
  for (const { hint, seats } of read) {
    const who = seats.map(name).join(', ');
    speakers.set(who, [...(speakers.get(who) ?? []), sentence(hint)]);
  }
  return [
    ...[...speakers].map(([who, said]) => t('hint-by', { name: who, hint: said.join(', ') })),
    ...(read.length < news.length ? [t('told-more-hints', { count: news.length - read.length })] : []),
  ].join('. ');
}

/** The hints in force about a pile. */
export const aboutPile = (standing: readonly StandingHint[], pile: number): StandingHint[] =>
  standing.filter(({ hint }) => parseHint(hint).pile === pile);

/** The hints of a seat about itself: how it is doing, and its colours. */
export const aboutSeat = (standing: readonly StandingHint[], seat: number): StandingHint[] =>
  standing.filter((each) => each.seat === seat && parseHint(each.hint).pile === null);

/** The first letter of a name, and the number that tells bots of one kind apart: "M", "E2". */
export function initials(name: string): string {
  const first = [...name.trim()][0] ?? '';
  return first.toLocaleUpperCase() + (/#(\d)$/.exec(name)?.[1] ?? '');
}

/** Cut a text around its refused part. The server counts code points, JavaScript does not. */
export function cut(text: string, start: number, end: number): [before: string, part: string, after: string] {
  const points = [...text];
  const piece = (from: number, to?: number) => points.slice(from, to).join('');
  return [piece(0, start), piece(start, end), piece(end)];
}

/** The refused part with a little text around it, so that a long message does not hide the reason. */
export function glimpse([before, part, after]: readonly [string, string, string]): [
  before: string,
  part: string,
  after: string,
] {
  const [head, middle, tail] = [[...before], [...part], [...after]];
  return [
    head.length > 60 ? `…${head.slice(-60).join('')}` : before,
    middle.length > 80 ? `${middle.slice(0, 80).join('')}…` : part,
    tail.length > 40 ? `${tail.slice(0, 40).join('')}…` : after,
  ];
}
