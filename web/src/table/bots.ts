import type { BotOffered } from '../protocol/http';
import type { Board, BotPace, Hints } from '../protocol/generated';
import { isDuel } from './cards';
import { t, words } from '../words/words.svelte';

const kindOf = (bot: string) => bot.split('@')[0] ?? bot;

/** How much bots may say. */
export const HINTS: readonly Hints[] = ['quiet', 'normal', 'talkative'];

/** How fast bots may play. */
export const PACES: readonly BotPace[] = ['slow', 'normal', 'fast'];

/** Whether this is the name of a bot that comes with the server: then the catalogue has a word for it. */
export const isBot = (name: string): boolean => words.has(`bot-${kindOf(name)}`);

/** A bot at a table: among several, its seat tells it apart. */
export function botSeated(bot: string, seat: number, bots: number): string {
  return t(bots < 2 ? 'seat-bot' : 'seat-bot-numbered', { bot: botName(bot), seat: seat + 1 });
}

/** A bot's name as people read it; `expert@2` is "Expert, level 2". */
export function botName(bot: string): string {
  const level = /@(\d+)$/.exec(bot)?.[1];
  const shown = isBot(bot) ? t(`bot-${kindOf(bot)}`) : kindOf(bot);
  return level ? t('bot-level', { bot: shown, level }) : shown;
}

/** Whether the server has this bot, and this level of it. */
export function isOffered(bots: readonly BotOffered[], bot: string): boolean {
  const [name, level] = bot.split('@');
  const offered = bots.find((each) => each.name === name);
  return Boolean(offered && (level === undefined || offered.levels.includes(Number(level))));
}

const steps = (bots: readonly BotOffered[]) =>
  bots
    .filter((bot) => bot.step)
    .sort((one, other) => one.step! - other.step!)
    .map((bot) => bot.name);

/** The steps of the ladder, weakest first, and the bot of one's own choice where it stands on none. */
export function onLadder(bots: readonly BotOffered[], own: string): readonly string[] {
  const names = steps(bots);
  return names.includes(own) || !isOffered(bots, own) ? names : [...names, own];
}

/** The bot of one's own choice; where the server does not have it, the strongest of the ladder. */
export function levelOf(bots: readonly BotOffered[], own: string): string {
  return isOffered(bots, own) ? own : (steps(bots).at(-1) ?? bots[0]?.name ?? own);
}

/** The bots beside the ladder: other levels, and those for people who write bots. */
export const besideLadder = (bots: readonly BotOffered[]): readonly string[] =>
  bots.flatMap(({ name, step, levels }) => {
    // A bot of the ladder plays at its deepest level when nobody says.
    const others = step ? levels.slice(0, -1) : levels;
    return [...(step ? [] : [name]), ...others.map((level) => `${name}@${level}`)];
  });

/** What a bot is like, and how often it wins a game where that was measured: three together, or in duels. */
export function aboutBot(bot: string, bots: readonly BotOffered[], game?: { name: string; board: Board }): string {
  const about = words.has(`bot-about-${bot}`) ? t(`bot-about-${bot}`) : '';
  const share = bots.find((each) => each.name === bot)?.won?.[game?.name ?? ''];
  if (!game || share === undefined) return about;
  const figures = isDuel(game.board) ? 'bot-figures-duel' : 'bot-figures';
  return [about, t(figures, { game: t(`game-${game.name}`), won: Math.round(share * 100) })].filter(Boolean).join(' ');
}
