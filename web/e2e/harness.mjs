// A real server and a real browser, for the browser tests and the screenshots.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const local = fileURLToPath(new URL('../../.venv/bin/backtrick', import.meta.url));
const command = process.env.BACKTRICK ?? (existsSync(local) ? local : 'backtrick');

const wait = (time) => new Promise((resolve) => setTimeout(resolve, time));

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** A server with a database of its own; it can be killed, and started again on the same port. */
export class Server {
  /** With SERVER in the environment, one that runs already. */
  static async start(options = []) {
    const server = new Server();
    server.given = process.env.SERVER;
    if (server.given) return server;
    server.folder = mkdtempSync(join(tmpdir(), 'backtrick-web-'));
    server.port = await freePort();
    server.options = options;
    await server.run();
    return server;
  }

  get base() {
    return this.given ?? `http://127.0.0.1:${this.port}/`;
  }

  async run() {
    const database = `sqlite:///${join(this.folder, 'games.sqlite')}`;
    const flags = ['serve', '--port', String(this.port), '--database', database, '--limits', '0', '--bot-pace', '0.3', ...this.options];
    this.process = spawn(command, flags, { stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    this.process.stderr.on('data', (text) => (said = (said + text).slice(-4000)));
    for (let tries = 0; tries < 1500; tries += 1) {
      const answer = await fetch(`${this.base}api/health`).catch(() => null);
      if (answer?.ok) return;
      if (this.process.exitCode !== null) break;
      await wait(200);
    }
    throw new Error(`the server did not start: ${said}`);
  }

  kill() {
    return new Promise((resolve) => {
      this.process.once('exit', resolve);
      this.process.kill('SIGKILL');
    });
  }

  async stop() {
    if (this.given) return;
    if (this.process.exitCode === null && this.process.signalCode === null) {
      await new Promise((resolve) => {
        this.process.once('exit', resolve);
        this.process.kill('SIGTERM');
      });
    }
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export function launch() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
  });
}

export const PHONE = { width: 360, height: 640 };
export const DESK = { width: 1280, height: 800 };

/** A page of a new visitor. What it complains about is in `page.complaints`. */
export async function visit(browser, base, path = '', { viewport = PHONE, theme = 'light', touch = false, locale = 'en-GB', calm = true, scale = 1 } = {}) {
  const context = await browser.newContext({ viewport, colorScheme: theme, hasTouch: touch, isMobile: touch, locale, deviceScaleFactor: scale, reducedMotion: calm ? 'reduce' : 'no-preference', serviceWorkers: 'block' });
  const page = await context.newPage();
  page.complaints = [];
  page.outside = [];
  page.on('pageerror', (error) => page.complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource|WebSocket connection/.test(message.text())) page.complaints.push(message.text());
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(base)) page.outside.push(request.url());
  });
  await page.addInitScript(() => addEventListener('securitypolicyviolation', (event) => console.error(`CSP ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`)));
  await page.goto(base + path);
  await page.waitForSelector('main');
  return page;
}

/** The home page's one click, for a game by its place. */
export async function playNow(page, place) {
  await page.locator('.games .button.main').nth(place).click();
  await page.waitForSelector('.table');
}

/** Propose oneself as the starter, if that is asked. */
export async function offerToStart(page) {
  await page.waitForFunction(() => document.querySelector('.choosing .ask, [data-pile]'));
  if (await page.$('.choosing .ask')) {
    await page.locator('.ask input').first().check();
    await page.locator('.ask button.main').click();
  }
}

const HOW = {
  mouse: {
    hold: (page, card) => page.click(`[data-card="${card}"]`),
    lay: (page, pile) => page.click(`[data-pile="${pile}"]`),
    put: (page) => page.keyboard.press('Escape'),
    end: (page) => page.locator('.actions .button.main').click(),
  },
  touch: {
    hold: (page, card) => page.tap(`[data-card="${card}"]`),
    lay: (page, pile) => page.tap(`[data-pile="${pile}"]`),
    put: (page, card) => page.tap(`[data-card="${card}"]`),
    end: (page) => page.locator('.actions .button.main').tap(),
  },
  keyboard: {
    async hold(page, card) {
      await focusCard(page, card);
      await page.keyboard.press('Enter');
    },
    lay: (page, pile) => page.keyboard.press(String(pile + 1)),
    put: (page) => page.keyboard.press('Escape'),
    end: (page) => page.keyboard.press('e'),
  },
};

/** Only arrow keys, from wherever the hand has the focus; Tab gets there. */
async function focusCard(page, card) {
  for (let tries = 0; tries < 60; tries += 1) {
    if (await page.evaluate(() => document.activeElement?.matches('[data-card]'))) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Home');
  for (let tries = 0; tries < 12; tries += 1) {
    if ((await page.evaluate(() => document.activeElement?.dataset.card)) === String(card)) return;
    await page.keyboard.press('ArrowRight');
  }
  throw new Error(`the card ${card} cannot be reached by keyboard`);
}

/** Play one's own turn as the page tells what fits: small steps first. False when it is not one's turn. */
export async function playTurn(page, by = 'mouse') {
  const how = HOW[by];
  const mine = () => page.$('.table.mine');
  if (!(await mine())) return false;
  for (let cards = 0; cards < 12 && (await mine()); cards += 1) {
    if (/end/i.test((await page.locator('.actions .button.main').first().textContent({ timeout: 300 }).catch(() => '')) ?? '')) {
      await how.end(page);
      await page.waitForFunction(() => !document.querySelector('.table.mine') || document.querySelector('.actions .button.main') === null, null, { timeout: 5000 }).catch(() => undefined);
      return true;
    }
    const best = await cheapest(page, how);
    if (!best) {
      const rest = page.locator('.actions .button:not(.undo)').first();
      if (await rest.count()) await rest.click();
      await page.waitForTimeout(200);
      return true;
    }
    await how.hold(page, best.card);
    await how.lay(page, best.pile);
    await page.waitForTimeout(60);
  }
  return true;
}

async function cheapest(page, how) {
  let best = null;
  for (const card of await page.$$eval('[data-card]', (all) => all.map((each) => each.dataset.card))) {
    await how.hold(page, card);
    await page.waitForFunction(() => document.querySelector('.pile .step, .pile .why'), null, { timeout: 2000 }).catch(() => undefined);
    const fits = await page.$$eval('.pile.fits', (all) => all.map((each) => ({ pile: Number(each.dataset.pile), step: Number(each.querySelector('.step').textContent.replace(/[^0-9-]/g, '')) })));
    for (const { pile, step } of fits) if (!best || step < best.step) best = { card, pile, step };
    await how.put(page, card);
  }
  return best;
}

/** Play until the game is over, on all these pages. */
export async function playOut(pages, by = 'mouse', patience = 240_000) {
  const until = Date.now() + patience;
  while (Date.now() < until) {
    if (await pages[0].$('.end')) return;
    let acted = false;
    for (const page of pages) acted = (await playTurn(page, by)) || acted;
    if (!acted) await wait(60);
  }
  throw new Error('the game did not end');
}
