import type { StandingHint } from '../protocol/generated';
import { t } from '../words/words.svelte';

/** A hint taken apart: `leave@2` speaks of a pile, `high:y` of a colour, `thanks` of neither. */
export interface Spoken {
  hint: string;
  code: string;
  pile: number | null;
  colour: string;
}

export function spoken(hint: string): Spoken {
  const [, code = hint, sign, about = ''] = /^([a-z-]+)(?:([@:])(.+))?$/.exec(hint) ?? [];
  return { hint, code, pile: sign === '@' ? Number(about) : null, colour: sign === ':' ? about : '' };
}

/** A hint in full: "please leave pile 3". */
export function sentence(hint: string): string {
  const { code, pile, colour } = spoken(hint);
  return t(`hint-${code}`, { pile: (pile ?? 0) + 1, colour });
}

/** A hint where room is short, beside what it speaks of: "leave it". */
export const inAWord = (hint: string): string => t(`hint-short-${spoken(hint).code}`);

/** The name of a button that shows a hint in a word: what it says, after what is seen where that is no part of it. */
export function named(hint: string): string {
  const [word, whole] = [inAWord(hint), sentence(hint)];
  return whole.includes(word) ? whole : t('hint-by', { name: word, hint: whole });
}

/** Said outside the game, once each. */
const COURTESIES = new Set(['thanks', 'sorry']);

/** What a hint is about: one pile, one colour, or how one is doing. In a turn each is spoken of once. */
export function subject(hint: string): string {
  const { code } = spoken(hint);
  return COURTESIES.has(code) ? code : hint.slice(code.length);
}

/** The hints about a pile. */
export const ofPile = (hints: readonly string[], pile: number): string[] =>
  hints.filter((hint) => spoken(hint).pile === pile);

/** The hints about colours. */
export const ofColours = (hints: readonly string[]): string[] => hints.filter((hint) => spoken(hint).colour);

/** The hints that speak of nothing on the table. */
export const inGeneral = (hints: readonly string[]): string[] =>
  hints.filter((hint) => {
    const { pile, colour } = spoken(hint);
    return pile === null && !colour;
  });

/** One thing that is said, and by whom. */
export interface Voice extends Spoken {
  seats: number[];
}

/** What binds others most comes first: it is the last thing to be left out where room or patience is short. */
const STRENGTH = ['leave', 'trick', 'rather-not', 'small-steps', 'want', 'go-ahead', 'hard-turn', 'more', 'fine'];
function strength({ code }: Spoken): number {
  const place = STRENGTH.indexOf(code);
  return place < 0 ? STRENGTH.length : place;
}

/** What is said, once each however many say it, the strongest first; else the order of saying is kept. */
export function voices(said: readonly { seat: number; hint: string }[]): Voice[] {
  const found = new Map<string, Voice>();
  for (const { hint, seat } of said) {
    const voice = found.get(hint);
    if (!voice) found.set(hint, { ...spoken(hint), seats: [seat] });
    else if (!voice.seats.includes(seat)) voice.seats.push(seat);
  }
  return [...found.values()].sort((a, b) => strength(a) - strength(b));
}

/** One thing that is said, in words: "Mia, Leo: please leave pile 1". */
export const whoSays = ({ hint, seats }: Voice, name: (seat: number) => string): string =>
  t('hint-by', { name: seats.map(name).join(', '), hint: sentence(hint) });

/** So many things that several say at once are told; the rest is counted. */
const TOLD = 3;

/**
 * Hints for those who listen: what did not stand already, the strongest first. Bots say much at once and say it again every
 * turn; all of it would drown what is played.
 */
export function announced(
  given: readonly { seat: number; hint: string }[],
  stood: readonly StandingHint[],
  name: (seat: number) => string,
): string {
  const news = voices(
    given.filter(({ seat, hint }) => !stood.some((each) => each.seat === seat && each.hint === hint)),
  );
  const told = news.length === TOLD + 1 ? news : news.slice(0, TOLD);
  const sentences = told.map((voice) => whoSays(voice, name));
  return [
    ...sentences,
    ...(told.length < news.length ? [t('told-more-hints', { count: news.length - told.length })] : []),
  ].join('. ');
}

/** What stands about a pile. */
export const aboutPile = (standing: readonly StandingHint[], pile: number): StandingHint[] =>
  standing.filter(({ hint }) => spoken(hint).pile === pile);

/** What a seat says of itself: how it is doing, and its colours. */
export const aboutSeat = (standing: readonly StandingHint[], seat: number): StandingHint[] =>
  standing.filter((each) => each.seat === seat && spoken(each.hint).pile === null);

/** A name in one letter, and the number that tells bots of one kind apart: "M", "E2". */
export function initials(name: string): string {
  const first = [...name.trim()][0] ?? '';
  return first.toLocaleUpperCase() + (/#(\d)$/.exec(name)?.[1] ?? '');
}

/** Where a refused part of a text begins and ends for JavaScript, which counts in other units than the server's code points. */
export function cut(text: string, start: number, end: number): [before: string, part: string, after: string] {
  const points = [...text];
  const piece = (from: number, to?: number) => points.slice(from, to).join('');
  return [piece(0, start), piece(start, end), piece(end)];
}

/** The part at fault and a little of what is around it: a long message must not push its reason out of sight. */
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
