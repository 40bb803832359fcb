import type { GameReplayed, MomentShown } from '../protocol/http';

/** The moments at which a turn begins. */
export function turnStarts(game: GameReplayed): number[] {
  return game.moments.flatMap((moment, at) => (moment.laid === 0 ? [at] : []));
}

/** The moment that an address names: `3.1` is one card into turn 3; nothing where the game has no such moment. */
export function momentAt(game: GameReplayed, address: string): number | null {
  if (!address) return null;
  const [turn, laid = 0] = address.split('.').map(Number);
  const found = game.moments.findIndex((moment) => moment.turn === turn && moment.laid === laid);
  return found < 0 ? null : found;
}

export const addressOf = (moment: MomentShown): string => `${moment.turn}.${moment.laid}`;

const STUDY = 'study';

/** What an address asks for: a moment, if it names one, and whether its study is open. `study/3.0` is both. */
export function readAddress(address: string): { moment: string; study: boolean } {
  const study = address === STUDY || address.startsWith(`${STUDY}/`);
  return { moment: study ? address.slice(STUDY.length + 1) : address, study };
}

/** The address of a moment, with its study or without. */
export const addressIn = (moment: MomentShown, study: boolean): string =>
  study ? `${STUDY}/${addressOf(moment)}` : addressOf(moment);

/** The moment at which a turn begins; after the last turn, the end. */
export function startOf(game: GameReplayed, turn: number): number {
  const found = game.moments.findIndex((moment) => moment.turn === turn && moment.laid === 0);
  return found < 0 ? game.moments.length - 1 : found;
}

/** What was said in the turn of a moment, by whom; before the first card also what was said before anybody had started. */
export function saidAt(game: GameReplayed, at: number): [seat: number, hints: string[]][] {
  const turn = game.moments[at]?.turn;
  const said = new Map<number, string[]>();
  for (const each of game.talk)
    if (each.turn === turn || (at === 0 && each.turn < 0))
      said.set(each.seat, [...(said.get(each.seat) ?? []), each.hint]);
  return [...said];
}

/** Who laid cards in the turn of a moment, if anybody did. */
export function playerAt(game: GameReplayed, at: number): number | null {
  const turn = game.moments[at]?.turn;
  return game.moments.find((moment) => moment.turn === turn && moment.play)?.by ?? null;
}

/** Where it goes on from a moment: the nearest turn start before, or the same one after. */
export function stepTurn(game: GameReplayed, at: number, way: 1 | -1): number {
  const starts = turnStarts(game);
  const found = way > 0 ? starts.find((start) => start > at) : starts.findLast((start) => start < at);
  return found ?? (way > 0 ? game.moments.length - 1 : 0);
}
