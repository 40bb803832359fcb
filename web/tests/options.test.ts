import { beforeAll, describe, expect, it, vi } from 'vitest';
import { chosenOptions } from '../src/table/options';
import { besideLadder, botName, levelOf, onLadder } from '../src/table/bots';
import { choicesFrom } from '../src/table/sitting';
import type { BotOffered, GamesShown } from '../src/protocol/http';
import { words } from '../src/words/words.svelte';

describe('the options of a table', () => {
  const options = [
    { name: 'required', players: 3, values: [2, 3] },
    { name: 'fire', players: 3, values: [false, true] },
  ];
  it('are those chosen, and the default where a value is not offered any more', () => {
    expect(chosenOptions(options, { required: 3, fire: true })).toEqual({ required: 3, fire: true });
    expect(chosenOptions(options, { required: 9, gone: true })).toEqual({ required: 2, fire: false });
  });
});

const bot = (name: string, step: number | null, levels: number[] = []): BotOffered => ({
  name,
  about: '',
  levels,
  step,
  won: null,
});
const bots = [bot('greedy', null), bot('expert', 2, [1, 2, 3]), bot('beginner', 1)];

describe('the ladder of strengths', () => {
  it('is in order, and has the bot that was chosen before', () => {
    expect(onLadder(bots, 'expert')).toEqual(['beginner', 'expert']);
    expect(onLadder(bots, 'expert@2')).toEqual(['beginner', 'expert', 'expert@2']);
  });
  it('has no bot that the server does not have any more', () => {
    expect(onLadder(bots, 'gone')).toEqual(['beginner', 'expert']);
    expect(onLadder(bots, 'expert@9')).toEqual(['beginner', 'expert']);
    expect(levelOf(bots, 'greedy')).toBe('greedy');
    expect(levelOf(bots, 'expert@9')).toBe('expert');
    expect(levelOf([bot('greedy', null)], 'expert')).toBe('greedy');
  });
  it('leaves aside other levels than that of the table, and bots for programmers', () => {
    expect(besideLadder(bots)).toEqual(['greedy', 'expert@1', 'expert@2']);
  });
});

describe('the name of a bot', () => {
  beforeAll(async () => {
    vi.stubGlobal('document', { documentElement: {} });
    await words.speak('en');
  });
  it('says the level where one was asked for, and none looks stronger than that of the table', () => {
    expect(['expert', 'expert@1', 'expert@2'].map(botName)).toEqual(['Expert', 'Expert, level 1', 'Expert, level 2']);
    expect(['planner', 'mine', 'expert@0.5s'].map(botName)).toEqual(['Skilled', 'mine', 'Expert']);
  });
});

describe('what is chosen when somebody sits down again', () => {
  const offer = {
    bots,
    games: [
      {
        name: 'the-game',
        players: [1, 2, 3],
        usual_players: 3,
        hints: true,
        options: [{ name: 'required', players: 3, values: [2, 3] }],
      },
    ],
  } as unknown as GamesShown;
  const usual = { seats: 3, level: 'expert', hints: 'normal', pace: 'normal', options: {}, dropped: false };

  it('is the usual at first, and then what was chosen', () => {
    expect(choicesFrom(offer, 'the-game', {}, 'expert')).toEqual(usual);
    const chosen = { seats: 2, hints: 'quiet', pace: 'fast', options: { required: 3 } };
    expect(choicesFrom(offer, 'the-game', chosen, 'expert@2')).toEqual({
      ...chosen,
      level: 'expert@2',
      dropped: false,
    });
  });
  it.each([
    [{ seats: 9 }, 'expert'],
    [{ hints: 'shouting' }, 'expert'],
    [{ pace: 'warp' }, 'expert'],
    [{ options: { required: 9 } }, 'expert'],
    [{ options: { gone: true } }, 'expert'],
    [{}, 'gone'],
  ])('is the usual where that is not offered any more, and that is said: %j, %s', (before, level) => {
    expect(choicesFrom(offer, 'the-game', before, level)).toEqual({ ...usual, dropped: true });
  });
  it('says nothing to whoever never chose a bot, where the server has no expert', () => {
    const without = { ...offer, bots: [bots[0]!] };
    expect(choicesFrom(without, 'the-game', {}, 'expert')).toEqual({ ...usual, level: 'greedy' });
  });
});
