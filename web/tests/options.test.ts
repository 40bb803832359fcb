import { beforeAll, describe, expect, it, vi } from 'vitest';
import { chosenOptions } from '../src/table/options';
import { besideLadder, botName, onLadder } from '../src/table/bots';
import type { BotOffered } from '../src/protocol/http';
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

describe('the ladder of strengths', () => {
  const bot = (name: string, step: number | null, levels: number[] = []): BotOffered => ({
    name,
    about: '',
    levels,
    step,
    won: null,
    left: null,
  });
  const bots = [bot('greedy', null), bot('expert', 2, [1, 2, 3]), bot('beginner', 1)];
  it('is in order, and has the bot that was chosen before', () => {
    expect(onLadder(bots, 'expert')).toEqual(['beginner', 'expert']);
    expect(onLadder(bots, 'expert@2')).toEqual(['beginner', 'expert', 'expert@2']);
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
