import type { AnalysisShown, TurnStudied } from '../../src/protocol/http';

/** A turn of a study, usual but for `more`. */
export const turn = (more: Partial<TurnStudied> = {}): TurnStudied => ({
  turn: 0,
  seat: 0,
  laid: [{ card: 12, pile: 0 }],
  best: 0.8,
  played: 0.8,
  skill: 0,
  choice: 'open',
  first: false,
  draw: 0,
  hidden: 0,
  cause: null,
  label: null,
  unlabelled: null,
  expert: [],
  reasons: [],
  asked: [],
  ...more,
});

/** A study of two players who lost, usual but for `more`. */
export const analysis = (more: Partial<AnalysisShown> = {}): AnalysisShown => ({
  game: 'the-game',
  players: 2,
  duel: false,
  nets: 'abc',
  start: 0.6,
  result: 0,
  curve: [0.6, 0.8],
  turning_points: [],
  until: null,
  lost_from: null,
  shares: { deal: 0.04, draw: -0.12, hidden: -0.096, skill: [-0.304, -0.12], given_up: 0 },
  turns: [turn()],
  ...more,
});
