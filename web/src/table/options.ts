import type { GameShown, OptionShown } from '../protocol/http';

/** The options that leave a choice with so many players. */
export const optionsFor = (game: GameShown, seats: number): readonly OptionShown[] =>
  game.options.filter((option) => option.players === seats && option.values.length > 1);

/** The options with the values chosen; where a value is not offered, the default. */
export const chosenOptions = (
  options: readonly OptionShown[],
  chosen: Record<string, number | boolean>,
): Record<string, number | boolean> =>
  Object.fromEntries(
    options.map(({ name, values }) => [name, values.find((each) => each === chosen[name]) ?? values[0]!]),
  );
