// For everyone: axe finds nothing on any screen, texts fit in every language, lessons can be done.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import {
  DESK,
  PATIENCE,
  PHONE,
  findings,
  offerToStart,
  playNow,
  playOut,
  playTurn,
  scenes,
  until,
} from './harness.mjs';

const { scene } = scenes();
const catalogues = new URL('../../src/backtrick/locales/web/', import.meta.url);
const LANGUAGES = ['en', 'es', 'it', 'de', 'fr'];
const IDS = new Set(readFileSync(new URL('en.ftl', catalogues), 'utf8').match(/^[a-z][a-z0-9-]*(?= =)/gm));

/** Every address, and what is there when it is ready. */
const SCREENS = [
  ['', '.games'],
  ['friends/the-game', 'form .button.main'],
  ['friends/face-to-face', 'form .button.main'],
  ['friends/quick-and-easy', 'form .button.main'],
  ['rules', 'article'],
  ['rules/face-to-face', 'article'],
  ['settings', 'form'],
  ['public', '.tables li'],
  ['daily', '.deals li'],
  ['join', 'form'],
  ['join/AAAAAA', '[role=alert]'],
  ['mine', '.list li.hint:not(:has-text("…"))'],
  ['replay', 'input[type=file]'],
  ['replay/nothing-1', '[role=alert]'],
  ['table/nothing', '.problem'],
  ['device#used-already', '[role=status]'],
  ['learn/the-game', '.coach'],
  ['learn/face-to-face', '.coach'],
  ['learn/quick-and-easy', '.coach'],
];

/** Play a game from the home page, up to one's own turn; look at who starts. A game that the bots lose before is followed by another. */
async function ownTurn(page, base, place, look) {
  await until(
    'one plays',
    async () => {
      await page.goto(base);
      await playNow(page, place);
      if (place !== 1) {
        await page.waitForSelector('.ask');
        await look(`choosing ${place}`);
      }
      await offerToStart(page);
      await page.waitForSelector('.table.mine, .end');
      return !page.wire.over;
    },
    4 * PATIENCE,
  );
  await page.waitForSelector('.table.mine');
}

/** Go through every screen, and look at each. */
async function tour(page, base, look) {
  for (const [path, ready] of SCREENS) {
    await page.goto(base + path);
    await page.locator(ready).first().waitFor();
    await look(path || 'home');
  }
  await page.goto(`${base}friends/the-game`);
  await page.click('form .button.main');
  await page.waitForSelector('#invite-link');
  await look('lobby');
  // The longest game last: it is not over when the menu and the seats are looked at.
  for (const place of [1, 2, 0]) {
    await ownTurn(page, base, place, look);
    await page.locator('[data-card]').first().click();
    await page.waitForSelector('.pile .why, .pile.fits');
    await look(`held card ${place}`);
    await until('a card fits', async () => !page.wire.planning && page.wire.options?.fits.length);
    const { card, pile } = page.wire.options.fits[0];
    if (!(await page.$(`[data-card="${card}"].picked`))) await page.click(`[data-card="${card}"]`);
    await page.click(`.pile.fits[data-pile="${pile}"]`);
    await page.waitForSelector('.undo');
    await look(`plan ${place}`);
    await playTurn(page);
    await page.waitForSelector('.table.mine, .end');
    if (await page.$('.end')) continue;
    await page.locator('[data-card]').last().click();
    await page.waitForSelector('.pile .why, .pile.fits');
    await look(`later ${place}`);
  }
  await page.click('header button:last-child');
  await page.waitForSelector('dialog[open]');
  await page.waitForFunction(() => document.getAnimations().every((each) => each.playState === 'finished'));
  await look('menu');
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog', { state: 'detached' });
  await page.locator('.seat').first().click();
  await page.waitForSelector('dialog[open]');
  await look('seat');
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog', { state: 'detached' });
  await playOut([page], 'mouse', 'badly');
  await look('end');
  await page.click('.end a[href*="replay"]');
  await page.waitForSelector('.controls');
  await look('replay');
  await page.goto(`${base}mine`);
  await page.waitForSelector('.statistics');
  await look('my games');
}

/** What one sees only after a game, in a sheet, or with luck. */
async function detour(page, base, look) {
  await page.locator('a[href*="replay/"]').first().click();
  await page.locator('.controls').waitFor();
  await page.keyboard.press('Home');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.locator('.banner.origin').waitFor();
  await look('what if');
  await page.goto(base);
  await page.click('.games .button.main');
  await page.waitForSelector('dialog .go');
  await look('play sheet');
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog', { state: 'detached' });
  await page.keyboard.press('?');
  await page.waitForSelector('dialog kbd');
  await look('keys');
  await page.goto(`${base}daily`);
  await page.locator('.deals .button.main').last().click();
  await page.waitForSelector('.table');
  await offerToStart(page);
  await playOut([page], 'mouse', 'badly');
  await page.evaluate(() => (navigator.clipboard.writeText = async (text) => void (globalThis.copied = text)));
  await page.getByRole('button', { name: 'Share' }).click();
  await page.waitForFunction(() => /[🟩🟨🟧🟥]/u.test(globalThis.copied), 'the strip of the daily');
  await won(page, look);
  await page.goto(`${base}daily`);
  await page.waitForSelector('.strip');
  await look('daily archive');
}

/** The same end once more, as if the game had been won. */
async function won(page, look) {
  const other = await page.context().newPage();
  await other.routeWebSocket(/./, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => {
      const frame = JSON.parse(text);
      const end = frame.table?.end;
      if (end) Object.assign(end, { result: 'won', left: 0, reason: 'all-laid', hands: end.hands.map(() => []) });
      socket.send(JSON.stringify(frame));
    });
  });
  await other.goto(page.url());
  await other.waitForSelector('.end.won');
  await look('won', other);
  await other.close();
}

for (const theme of ['light', 'dark'])
  scene(`axe finds nothing, ${theme}`, async ({ come, base }) => {
    const page = await come('', { theme, viewport: theme === 'light' ? PHONE : DESK, level: 'greedy' });
    const found = [];
    const look = async (where, at = page) => found.push(...(await findings(at)).map((each) => `${where}: ${each}`));
    /** A table is looked at in both designs. */
    const lookTwice = async (where, at = page) => {
      await look(where, at);
      if (!(await at.$('.board'))) return;
      await at.evaluate(() => (document.documentElement.dataset.table = 'evening'));
      await look(`${where}, evening`, at);
      await at.evaluate(() => delete document.documentElement.dataset.table);
    };
    await tour(page, base, lookTwice);
    await detour(page, base, lookTwice);
    assert.deepEqual(found, []);
  });

/** What is too small for a finger. A link in the middle of a sentence may be as small as its words. */
const tiny = (page) =>
  page.evaluate(() => {
    const FINGER = 43.5;
    const inSentence = (link) =>
      link.matches('a') &&
      getComputedStyle(link).display === 'inline' &&
      [...link.parentNode.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    /** Whether a touch so far from the middle still hits it. */
    const hit = (control) => {
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = control.getBoundingClientRect();
      const [x, y, away] = [left + width / 2, top + height / 2, FINGER / 2 - 1];
      return [
        [-away, 0],
        [away, 0],
        [0, -away],
        [0, away],
      ].every(([right, down]) => control.contains(document.elementFromPoint(x + right, y + down)));
    };
    const top = document.querySelector('dialog:modal') ?? document;
    const { scrollX, scrollY } = window;
    const wrong = [];
    for (const each of top.querySelectorAll('button, a[href], input, select, textarea, summary')) {
      const control = (each.matches('[type=checkbox], [type=radio], [type=file]') && each.closest('label')) || each;
      const { width, height } = control.getBoundingClientRect();
      // Where nothing is said about a pile there is nothing to touch.
      if (height === 0) continue;
      if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('.unseen, .skip, [inert]'))
        continue;
      if (Math.min(width, height) >= FINGER || inSentence(control) || hit(control)) continue;
      const name = control.ariaLabel || control.textContent.trim().slice(0, 30) || control.className;
      wrong.push(`"${name}" is ${Math.round(width)} by ${Math.round(height)} px`);
    }
    scrollTo(scrollX, scrollY);
    return wrong;
  });

for (const language of LANGUAGES)
  scene(`every screen fits a phone and has its texts: ${language}`, async ({ come, base }) => {
    const page = await come('', { locale: `${language}-${language.toUpperCase()}`, level: 'greedy' });
    const wrong = [];
    await tour(page, base, async (where) => {
      const { wide, over, texts, lang } = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth - innerWidth,
        over: [...document.querySelectorAll('.why')]
          .filter(
            (why) => why.getBoundingClientRect().bottom > why.closest('.below').getBoundingClientRect().bottom + 1,
          )
          .map((why) => why.textContent),
        texts: [...document.querySelectorAll('body, body *')]
          .flatMap((each) => [
            ...[...each.childNodes].filter((node) => node.nodeType === 3).map((node) => node.textContent.trim()),
            ...['aria-label', 'title', 'placeholder', 'alt'].map((name) => each.getAttribute(name) ?? ''),
          ])
          .filter(Boolean),
        lang: document.documentElement.lang,
      }));
      if (wide > 0) wrong.push(`${where} is ${wide} px too wide`);
      for (const what of await tiny(page)) wrong.push(`${where}: ${what}`);
      for (const why of over) wrong.push(`${where}: no room for "${why}"`);
      if (lang !== language) wrong.push(`${where} speaks ${lang}`);
      for (const text of texts)
        if (
          (text.includes('-') && IDS.has(text)) ||
          /^[a-z]+(-[a-z0-9]+){2,}$|\{\s?\$|\bundefined\b|\bNaN\b|\[object/.test(text)
        )
          wrong.push(`${where}: ${text}`);
    });
    assert.deepEqual(wrong, []);
  });

scene('zoomed to 200 %, nothing is cut off sideways', async ({ come, base }) => {
  // A window of 1280 pixels shows 640 at 200 %; a phone of 360 shows 320 at most where text is large.
  const page = await come('', { viewport: { width: 320, height: 512 }, level: 'greedy' });
  const wrong = [];
  await tour(page, base, async (where) => {
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wide > 0) wrong.push(`${where} is ${wide} px too wide`);
  });
  assert.deepEqual(wrong, []);
});

for (const game of ['the-game', 'face-to-face', 'quick-and-easy'])
  scene(`the lesson of ${game} can be done`, async ({ come }) => {
    const page = await come(`learn/${game}`);
    await page.waitForSelector('.coach');
    const low = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    const state = () =>
      page.evaluate(
        () => `${document.querySelector('.learn').textContent}${document.querySelector('.picked')?.dataset.card}`,
      );
    await until('the lesson is done', async () => {
      assert.ok((await low()) <= 0, `the lesson fits the phone: ${await page.textContent('.coach p')}`);
      if (await page.$('.coach .row')) return true;
      const before = await state();
      await page.locator('.coach .button.main, .actions .button.main:enabled, .hinted').first().click();
      await until('the lesson goes on', async () => (await state()) !== before);
      return false;
    });
  });

scene(
  'every page has a name of its own, and its heading gets the focus of whoever comes from another',
  async ({ come, base }) => {
    const page = await come('', { viewport: DESK });
    const names = [await page.title()];
    for (const path of ['rules', 'mine', 'settings']) {
      await page.goto(base);
      await page.locator(`header a[href="/${path}"]`).click();
      await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
      names.push(await page.title());
      assert.ok(names.at(-1).startsWith(await page.innerText('h1')));
    }
    for (const path of ['rules/the-game', 'learn/the-game', 'daily', 'public', 'join', 'replay', 'table/nothing']) {
      await page.goto(base + path);
      await page.waitForSelector('h1');
      names.push(await page.title());
    }
    assert.equal(new Set(names).size, names.length, names.join(', '));
  },
);

scene(
  "keys: the hand when it is one's turn, piles by their letter, letters that can be turned off, and the end in focus",
  async ({ come }) => {
    const page = await come('', { level: 'greedy', viewport: DESK });
    await playNow(page, 0);
    await offerToStart(page);
    await page.waitForSelector('.table.mine');
    await page.waitForFunction(() => document.activeElement?.closest('[data-hand]'));
    const { card, pile } = page.wire.turn.fits[0];
    await page.locator(`[data-card="${card}"]`).focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector(`.pile.fits[data-pile="${pile}"]`);
    await page.keyboard.press('abcd'[pile]);
    await page.waitForSelector(`.pile.planned[data-pile="${pile}"]`);
    await page.keyboard.press('u');
    await page.waitForSelector('.pile.planned', { state: 'detached' });
    await page.locator('[data-card]').first().focus();
    await page.keyboard.press('h');
    await page.waitForSelector('dialog:popover-open [data-say]:focus');
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog', { state: 'detached' });
    await page.click('header button:last-child');
    await page.getByText('Keys', { exact: true }).click();
    await page.getByText('Shortcut letters').click();
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog', { state: 'detached' });
    await page.locator('[data-card]').first().focus();
    await page.keyboard.press('h');
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(() => document.activeElement?.closest('[data-hand] li:nth-child(2)'));
    assert.equal(await page.$('dialog'), null);
    await page.evaluate(() => localStorage.removeItem('backtrick.letterless'));
    await page.reload();
    await page.waitForFunction(() => document.activeElement?.closest('[data-hand]'));
    await playOut([page], 'keyboard', 'badly');
    await page.waitForFunction(() => document.activeElement?.matches('.headline'));
    assert.ok((await page.textContent('[role=log]')).includes(await page.textContent('.headline')));
  },
);

scene('the language changes at once, and is remembered', async ({ come }) => {
  const other = LANGUAGES.find((language) => language !== 'en');
  const page = await come('settings');
  await page.locator('select').first().selectOption(other);
  await page.waitForFunction((language) => document.documentElement.lang === language, other);
  await page.reload();
  await page.waitForFunction((language) => document.documentElement.lang === language, other);
});
