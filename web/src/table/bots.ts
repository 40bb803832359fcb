import { t, words } from '../words/words.svelte';

const kindOf = (bot: string) => bot.split('@')[0] ?? bot;

/** Whether this is the name of a bot that comes with the server: then the catalogue has a word for it. */
export const isBot = (name: string): boolean => words.has(`bot-${kindOf(name)}`);

/** A bot at a table: among several, its seat tells it apart. */
export function botSeated(bot: string, seat: number, bots: number): string {
  return t(bots < 2 ? 'seat-bot' : 'seat-bot-numbered', { bot: botName(bot), seat: seat + 1 });
}

/** A bot's name as people read it; `expert@2`, the expert one level up, is "Expert+". */
export function botName(bot: string): string {
  const level = bot.split('@')[1];
  const shown = isBot(bot) ? t(`bot-${kindOf(bot)}`) : kindOf(bot);
  return shown + '+'.repeat(Math.max(0, (Number(level) || 1) - 1));
}
