// Pictures of every screen, on a phone and on a desk, light and dark: into docs/screenshots, or where the argument says.
// LOOKS=phone-light,desk-dark takes only these; LOCALE=de takes them in another language.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  DESK,
  PHONE,
  Server,
  launch,
  offerToStart,
  playNow,
  playOut,
  playTurn,
  until,
  visit,
} from '../e2e/harness.mjs';

const folder = process.argv[2] ?? fileURLToPath(new URL('../../docs/screenshots', import.meta.url));
mkdirSync(folder, { recursive: true });
const locale = process.env.LOCALE ?? 'en-GB';
const server = await Server.start();
const browser = await launch();
const problems = [];

const LOOKS = [
  ['phone-light', { viewport: PHONE, theme: 'light', scale: 2, touch: true }],
  ['phone-dark', { viewport: PHONE, theme: 'dark', scale: 2, touch: true }],
  ['desk-light', { viewport: DESK, theme: 'light' }],
  ['desk-dark', { viewport: DESK, theme: 'dark' }],
].filter(([look]) => !process.env.LOOKS || process.env.LOOKS.split(',').includes(look));

async function shoot(page, look, name) {
  await page.waitForTimeout(250);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (wide > 0) problems.push(`${look}-${name} is ${wide} px too wide`);
  await page.screenshot({ path: `${folder}/${look}-${name}.png` });
  problems.push(...page.complaints.splice(0).map((text) => `${look}-${name}: ${text}`));
}

/** Two people and two bots who talk: what one may say while others play, what stands, and a message that is held back. A game may be lost before that; false then. */
async function talkAt(game, look, options) {
  const host = await visit(browser, server.base, `friends/${game}`, { ...options, level: 'expert' });
  await host.locator('input[name=seats][value="4"]').check();
  await host.click('form .button.main');
  const link = await host.inputValue('#invite-link');
  const guest = await visit(browser, server.base, link.slice(server.base.length), options);
  await guest.locator('.lobby .sit').click();
  await host.getByRole('button', { name: /seats? with/i }).click();
  await host.click('.lobby .row .button.main:enabled');
  const pages = [host, guest];
  for (const page of pages) await offerToStart(page);
  const somebody = () => until('somebody plays', () => pages.some(({ wire }) => wire.turn || wire.over));
  for (let turns = 0; turns < 4; turns += 1) {
    await somebody();
    for (const page of pages) await playTurn(page);
  }
  await somebody();
  const idle = pages.find(({ wire }) => !wire.turn && !wire.over);
  await idle?.waitForSelector('.actions .talk, .end');
  const talking = idle && !(await idle.$('.end'));
  if (talking) {
    await idle.locator('.actions .talk').click();
    await idle.waitForSelector('dialog [data-say]');
    await shoot(idle, look, `hints-${game}`);
    await idle.locator('dialog [data-say="hard-turn"]').click();
    await shoot(idle, look, `talk-${game}`);
    if (!(await idle.$('aside .input'))) await idle.locator('button[aria-label^="Chat"]').first().click();
    await idle.fill(':is(dialog, aside) .input', 'leave pile 2, I have 7');
    await idle.click(':is(dialog, aside) form .button');
    await idle.waitForSelector('.refused');
    await shoot(idle, look, `chat-${game}`);
  }
  for (const page of pages) await page.context().close();
  return talking;
}

try {
  for (const [look, options] of LOOKS) {
    const page = await visit(browser, server.base, '', { ...options, locale });
    await page.waitForSelector('.games');
    await shoot(page, look, 'home');
    for (const [path, name, ready] of [
      ['friends/the-game', 'friends', 'form'],
      ['rules/the-game', 'rules', 'article'],
      ['settings', 'settings', 'form'],
      ['public', 'public', '.tables'],
      ['daily', 'daily', '.deals'],
      ['join/AAAAAA', 'join', '[role=alert]'],
      ['table/nothing', 'no-table', '.problem'],
    ]) {
      await page.goto(server.base + path);
      await page.waitForSelector(ready);
      await shoot(page, look, name);
    }
    for (const game of ['the-game', 'face-to-face', 'quick-and-easy']) {
      await page.goto(`${server.base}learn/${game}`);
      await page.waitForSelector('.coach');
      await page.click('.coach .button.main');
      await shoot(page, look, `learn-${game}`);
    }
    await page.goto(`${server.base}friends/the-game`);
    await page.waitForSelector('form');
    await page.click('form .button.main');
    await page.waitForSelector('.lobby');
    await shoot(page, look, 'lobby');
    for (const [place, game] of ['the-game', 'face-to-face', 'quick-and-easy'].entries()) {
      await page.goto(server.base);
      await page.waitForSelector('.games');
      await playNow(page, place);
      if (place !== 1) {
        await page.waitForSelector('.ask');
        await page.waitForTimeout(900);
        await shoot(page, look, `choosing-${game}`);
      }
      await offerToStart(page);
      await page.waitForSelector('.table.mine', { timeout: 30_000 });
      await page.locator('[data-card]').first().click();
      await shoot(page, look, `table-${game}`);
      await page.locator('.pile.fits').first().click();
      await shoot(page, look, `plan-${game}`);
      if (place === 2) {
        await playOut([page]);
        await shoot(page, look, 'end');
        await page.click('.end a.study');
        await page.waitForSelector('.study .curve');
        await page.waitForSelector('.study .progress', { state: 'detached' });
        await shoot(page, look, 'study');
        await page.goBack();
        await page.waitForSelector('.end');
        await page.click('.end a[href*="replay"]');
        await page.waitForSelector('.controls');
        for (let card = 0; card < 7; card += 1) await page.click('.controls button:nth-child(4)');
        await shoot(page, look, 'replay');
        await page.goto(`${server.base}mine`);
        await page.waitForSelector('.statistics');
        await shoot(page, look, 'mine');
      }
    }
    await page.context().close();
    for (const game of ['the-game', 'quick-and-easy'])
      await until(`people talk in ${game}`, () => talkAt(game, look, options));
  }
} finally {
  await browser.close();
  await server.stop();
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length ? 1 : 0;
