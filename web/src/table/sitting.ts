import type { BotPace, Hints } from '../protocol/generated';
import type { GamesShown } from '../protocol/http';
import { USUAL_LEVEL, type Sitting } from '../storage.svelte';
import { HINTS, isOffered, levelOf, PACES } from './bots';

/** A choice for everything; `dropped` where something that was chosen is not offered any more. */
export interface Choices {
  seats: number;
  level: string;
  hints: Hints;
  pace: BotPace;
  options: Record<string, number | boolean>;
  dropped: boolean;
}

/** What is chosen when somebody sits down to a game: what was last time, where it is still offered. */
export function choicesFrom(offer: GamesShown, game: string, before: Sitting, level: string): Choices {
  const about = offer.games.find((each) => each.name === game);
  const seats = about?.players.find((count) => count === before.seats);
  const hints = HINTS.find((each) => each === before.hints);
  const pace = PACES.find((each) => each === before.pace);
  const options = Object.entries(before.options ?? {});
  const kept = options.filter(([name, value]) =>
    about?.options.some((option) => option.name === name && option.values.some((each) => each === value)),
  );
  return {
    seats: seats ?? about?.usual_players ?? 2,
    level: levelOf(offer.bots, level),
    hints: hints ?? 'normal',
    pace: pace ?? 'normal',
    options: Object.fromEntries(kept),
    dropped:
      seats !== before.seats ||
      hints !== before.hints ||
      pace !== before.pace ||
      kept.length < options.length ||
      (level !== USUAL_LEVEL && !isOffered(offer.bots, level)),
  };
}
