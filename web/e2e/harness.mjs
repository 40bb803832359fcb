// A real server and a real browser, for the browser tests, the figures and the screenshots.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const local = fileURLToPath(new URL('../../.venv/bin/backtrick', import.meta.url));
const command = process.env.BACKTRICK ?? (existsSync(local) ? local : 'backtrick');

/** Far more than anything needs, even on a machine that is busy with something else. */
export const PATIENCE = Number(process.env.PATIENCE ?? 60) * 1000;

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const wait = (time) => new Promise((resolve) => setTimeout(resolve, time));

/** Wait until something is so; `what` is for whoever reads why it never was. */
export async function until(what, holds, patience = PATIENCE) {
  const end = Date.now() + patience;
  for (;;) {
    const found = await holds();
    if (found) return found;
    if (Date.now() > end) throw new Error(`it never came to this: ${what}`);
    await wait(15);
  }
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

const running = new Set();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

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
    const flags = [
      'serve',
      '--port',
      String(this.port),
      '--database',
      database,
      '--limits',
      '0',
      '--bot-pace',
      '0.3',
      ...this.options,
    ];
    const child = spawn(command, flags, { stdio: ['ignore', 'ignore', 'pipe'] });
    this.process = child;
    running.add(child);
    child.once('exit', () => running.delete(child));
    let said = '';
    child.stderr.on('data', (text) => (said = (said + text).slice(-4000)));
    for (let tries = 0; tries < 3000; tries += 1) {
      const answer = await fetch(`${this.base}api/health`).catch(() => null);
      if (answer?.ok) return;
      if (child.exitCode !== null) break;
      await wait(100);
    }
    throw new Error(`the server did not start: ${said}`);
  }

  kill() {
    return this.#end('SIGKILL');
  }

  async stop() {
    if (this.given) return;
    await this.#end('SIGTERM');
    rmSync(this.folder, { recursive: true, force: true });
  }

  #end(signal) {
    const child = this.process;
    if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
    return new Promise((resolve) => {
      const last = setTimeout(() => child.kill('SIGKILL'), 15_000);
      child.once('exit', () => {
        clearTimeout(last);
        resolve();
      });
      child.kill(signal);
    });
  }
}

/** The browser that is installed, or the one that CHROMIUM names. */
function browserFound() {
  const named = ['chromium', 'chromium-browser', 'google-chrome'].flatMap((name) =>
    (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)),
  );
  const found = process.env.CHROMIUM ?? named.find((path) => existsSync(path));
  if (!found)
    throw new Error(
      'Chromium is not installed; scripts/install-services.sh does that, or say where it is with CHROMIUM=',
    );
  return found;
}

export function launch() {
  return chromium.launch({
    executablePath: browserFound(),
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
}

export const PHONE = { width: 360, height: 640 };
export const DESK = { width: 1280, height: 800 };

const LOOKS = {
  viewport: PHONE,
  theme: 'light',
  touch: false,
  locale: 'en-GB',
  calm: true,
  scale: 1,
  level: '',
  workers: 'block',
  prepare: null,
  forgives: null,
};

/**
 * A page of a new visitor. What it complains about is in `page.complaints`, requests to elsewhere in `page.outside`,
 * and what its sockets carried in `page.wire`. Only what `page.forgives` matches is no complaint.
 */
export async function visit(browser, base, path = '', looks = {}) {
  const { viewport, theme, touch, locale, calm, scale, level, workers, prepare, forgives } = { ...LOOKS, ...looks };
  const context = await browser.newContext({
    viewport,
    colorScheme: theme,
    hasTouch: touch,
    isMobile: touch,
    locale,
    deviceScaleFactor: scale,
    reducedMotion: calm ? 'reduce' : 'no-preference',
    serviceWorkers: workers,
  });
  context.setDefaultTimeout(PATIENCE);
  if (level) await context.addInitScript((name) => localStorage.setItem('backtrick.level', name), level);
  await context.addInitScript(() =>
    addEventListener('securitypolicyviolation', (event) =>
      console.error(`CSP ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`),
    ),
  );
  if (prepare) await prepare(context);
  return openPage(context, base, path, forgives);
}

/** One more page of a visitor who is here already. */
export async function openPage(context, base, path = '', forgives = null) {
  const page = await context.newPage();
  page.complaints = [];
  page.outside = [];
  page.forgives = forgives;
  page.wire = new Wire(page);
  page.on('pageerror', (error) => page.complaints.push(`error: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const text = `${message.text()} ${message.location().url}`;
    // A request that the server refuses is an answer; the browser writes it down all the same.
    if (/Failed to load resource: the server responded/.test(text) && message.location().url.startsWith(`${base}api/`))
      return;
    if (!page.forgives?.test(text)) page.complaints.push(text);
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(base)) page.outside.push(request.url());
  });
  await page.goto(base + path);
  await page.waitForSelector('main');
  return page;
}

/** What goes over a page's sockets, and what that says about the game. */
class Wire {
  frames = [];
  sent = [];
  hand = [];
  turn = null;
  plan = null;
  seat = null;
  /** Whose piles they are. */
  owners = [];
  /** The hints that stand. */
  hints = [];
  version = 0;
  /** How often something happened at the table besides talk, which leaves plans as they are. */
  moves = 0;
  over = false;

  constructor(page) {
    page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => this.sent.push(JSON.parse(payload)));
      socket.on('framereceived', ({ payload }) => {
        const frame = JSON.parse(payload);
        this.frames.push(frame);
        this.#take(frame);
      });
    });
  }

  /** Every event that came, in the order of coming. */
  get events() {
    return this.frames.flatMap((frame) => frame.events ?? []);
  }

  /** Whether the server still owes an answer to a plan: until then `options` may be those of an earlier one. */
  get planning() {
    const answered = new Set(this.frames.map((frame) => frame.id));
    return this.sent.some((request) => request.do?.type === 'plan' && !answered.has(request.id));
  }

  /** What may be done now, the plan included. */
  get options() {
    return this.plan?.options ?? this.turn;
  }

  #take(frame) {
    if (frame.type === 'planned') this.plan = frame.plan;
    if (frame.type !== 'welcome' && frame.type !== 'events') return;
    const moved =
      frame.type === 'events'
        ? frame.events.some(({ event }) => event.type !== 'hinted' && event.type !== 'said')
        : frame.version !== this.version;
    this.version = frame.version;
    this.owners = frame.table.board.owners;
    this.hints = frame.table.now?.hints ?? [];
    this.over = frame.table.phase === 'over';
    if (frame.mine) {
      this.seat = frame.mine.seat;
      this.hand = frame.mine.hand ?? [];
      this.turn = frame.mine.turn;
    }
    if (!moved) return;
    this.moves += 1;
    this.plan = null;
  }
}

/** How a person does things. */
const HOW = {
  mouse: {
    press: (page, selector) => page.locator(selector).first().click(),
    hold: (page, card) => page.click(`[data-card="${card}"]`),
    lay: (page, pile) => page.click(`.pile.fits[data-pile="${pile}"]`),
    end: (page) => page.click('[data-end]'),
  },
  touch: {
    press: (page, selector) => page.locator(selector).first().tap(),
    hold: (page, card) => page.tap(`[data-card="${card}"]`),
    lay: (page, pile) => page.tap(`.pile.fits[data-pile="${pile}"]`),
    end: (page) => page.tap('[data-end]'),
  },
  keyboard: {
    async press(page, selector) {
      await focus(page, selector);
      await page.keyboard.press('Enter');
    },
    async hold(page, card) {
      await focus(page, '[data-card]');
      await page.keyboard.press('Home');
      for (let tries = 0; tries < 12; tries += 1) {
        if ((await page.evaluate(() => document.activeElement?.dataset.card)) === String(card)) break;
        await page.keyboard.press('ArrowRight');
      }
      assert.equal(
        await page.evaluate(() => document.activeElement?.dataset.card),
        String(card),
        'arrow keys reach every card',
      );
      await page.keyboard.press('Enter');
    },
    async lay(page, pile) {
      await page.waitForSelector(`.pile.fits[data-pile="${pile}"]`);
      await page.keyboard.press(String(pile + 1));
    },
    async end(page) {
      await page.waitForSelector('[data-end]:enabled');
      await page.keyboard.press('e');
    },
  },
};

/** Tab to something, from wherever the focus is. */
export async function focus(page, selector) {
  await page.waitForSelector(selector);
  for (let tries = 0; tries < 120; tries += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${selector} cannot be reached with the Tab key`);
}

/** Sit down from the home page, to a game by its place: one click, and one more. */
export async function playNow(page, place, by = 'mouse') {
  await HOW[by].press(page, `.games > li:nth-child(${place + 1}) .button.main`);
  await HOW[by].press(page, 'dialog .go');
  await page.waitForSelector('.table');
}

/** Propose oneself as the starter, if that is asked. */
export async function offerToStart(page, by = 'mouse') {
  await page.waitForSelector('.choosing .ask, [data-pile]');
  if (await page.$('.choosing .ask')) await HOW[by].press(page, '.ask .button.main');
}

const own = (fits, { owners, seat }) => fits.filter(({ pile }) => owners[pile] === seat);

const STYLES = {
  /** The smallest step first. */
  well: (fits) => fits.reduce((best, fit) => (fit.step < best.step ? fit : best)),
  /** The largest step first: such a game is soon over. */
  badly: (fits) => fits.reduce((best, fit) => (fit.step > best.step ? fit : best)),
  /** The same in a duel, and no help for the other. */
  meanly: (fits, wire) => STYLES.badly(own(fits, wire).length ? own(fits, wire) : fits),
};

/** Play one's own turn, with what the server says fits. False when it is not one's turn. */
export async function playTurn(page, by = 'mouse', style = 'well') {
  const how = HOW[by];
  const { wire } = page;
  if (wire.over || !wire.turn) return false;
  const moved = (before) => until('the table moves on', () => wire.moves > before || wire.over);
  for (let cards = 0; cards < 20 && wire.turn && !wire.over; cards += 1) {
    await until('the plan is answered', () => !wire.planning || wire.over);
    const before = wire.moves;
    const options = wire.options;
    if (!options) continue;
    const planned = wire.plan?.plays.length ?? 0;
    if (options.may_end) {
      await how.end(page);
      await moved(before);
      return true;
    }
    if (!options.fits.length) {
      if (planned) await how.press(page, '.actions .undo + .button');
      await moved(before);
      return true;
    }
    const { card, pile } = STYLES[style](options.fits, wire);
    if (!(await page.$(`[data-card="${card}"].picked`))) await how.hold(page, card);
    await how.lay(page, pile);
    await until('the plan is answered', () => wire.plan?.plays.length === planned + 1 || wire.moves > before);
  }
  return true;
}

/** Play until the game is over, on all these pages. */
export async function playOut(pages, by = 'mouse', style = 'well') {
  await until(
    'the game ends',
    async () => {
      for (const page of pages) await playTurn(page, by, style);
      return pages.every((page) => page.wire.over);
    },
    4 * PATIENCE,
  );
  for (const page of pages) await page.waitForSelector('.end');
}

/** What lies before a player: the hand and the piles, as the page shows them. */
export const shown = (page) =>
  page.evaluate(() => ({
    hand: [...document.querySelectorAll('[data-card]')].map((each) => each.dataset.card).sort(),
    piles: [...document.querySelectorAll('[data-pile]')].map((each) => each.querySelector('.place').textContent.trim()),
  }));

/** What axe finds, in short. */
export async function findings(page) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  return page.evaluate(async () => {
    await Promise.all(document.getAnimations().map((each) => each.finished.catch(() => undefined)));
    const { violations } = await globalThis.axe.run(document, { resultTypes: ['violations'] });
    return violations.map(
      (each) =>
        `${each.id}: ${each.nodes
          .map((node) => `${node.target} ${node.any[0]?.message ?? ''}`)
          .slice(0, 3)
          .join(' | ')}`,
    );
  });
}

/** A file of tests: one server, one browser, and every page that was opened must have had nothing to complain about. */
export function scenes(options = ['--bot-pace', '0', '--no-warm']) {
  const file = { server: null, browser: null };
  before(async () => {
    [file.server, file.browser] = await Promise.all([Server.start(options), launch()]);
  });
  after(async () => {
    await file.browser?.close();
    await file.server?.stop();
  });
  return {
    scene(name, play, settings = {}) {
      test(name, { timeout: 5 * PATIENCE, ...settings }, async (context) => {
        const pages = [];
        const come = async (path = '', looks = {}) => {
          const page = await visit(file.browser, file.server.base, path, looks);
          pages.push(page);
          return page;
        };
        try {
          await play({
            come,
            server: file.server,
            browser: file.browser,
            base: file.server.base,
            watch: (page) => pages.push(page),
            context,
          });
          for (const page of pages) {
            assert.deepEqual(page.complaints, [], `complaints at ${page.url()}`);
            assert.deepEqual(page.outside, [], 'requests to elsewhere');
          }
        } catch (error) {
          for (const page of pages)
            console.error(
              `  ${page.url()} ${page.complaints.join('; ')} | ${(await page.innerText('body').catch(() => '')).replaceAll('\n', ' / ').slice(0, 700)}`,
            );
          throw error;
        } finally {
          for (const page of pages)
            await page
              .context()
              .close()
              .catch(() => undefined);
        }
      });
    },
  };
}
