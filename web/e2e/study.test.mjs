// Studying a game: from its end to the turn where it was lost, and another turn tried there.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { DESK, PHONE, focus, offerToStart, openPage, playNow, playOut, scenes, until } from './harness.mjs';

const { scene } = scenes();
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const catalogue = readFileSync(new URL('../../src/backtrick/locales/web/en.ftl', import.meta.url), 'utf8');
const IDS = new Set(catalogue.match(/^[a-z][a-z0-9-]*(?= =)/gm));

/** What axe finds, in short. */
async function findings(page) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  return page.evaluate(async () => {
    const { violations } = await globalThis.axe.run(document, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`);
  });
}

/** A game that was soon lost, by a player who took the largest steps. */
async function losing(page) {
  await playNow(page, 0);
  await offerToStart(page);
  await playOut([page], 'mouse', 'badly');
}

const studied = async (page) => {
  await page.waitForSelector('.study .curve path.line');
  await page.waitForSelector('.study .progress', { state: 'detached' });
};
const title = (page) => page.textContent('[data-turn-title]');
const marked = (page) => page.textContent('.strip .here .unseen');

/** Note what the server says about the turn that is tried; its answers may be read in another order than they came. */
function listen(page) {
  page.tried = null;
  let [came, read] = [0, 0];
  page.on('response', async (response) => {
    if (!/\/turns\/\d+\/try/.test(response.url()) || !response.ok()) return;
    came += 1;
    const number = came;
    const answer = await response.json().catch(() => null);
    if (!answer || number < read) return;
    read = number;
    page.tried = answer;
  });
}

/** Lay a whole turn and have it judged; `way` says which, by what fits first. */
async function tryOnce(page, act, way = 0) {
  for (let cards = 0; cards < 8; cards += 1) {
    await until('the server says what fits', async () => {
      const laid = await page.evaluate(() => document.querySelectorAll('.pile.planned').length);
      return page.tried && !page.tried.refused && page.tried.planned.plays.length >= laid;
    });
    if (page.tried.planned.options.may_end) break;
    const { fits } = page.tried.planned.options;
    const before = page.tried.planned.plays.length;
    const { card, pile } = fits[(before ? Math.floor(way / page.first.fits.length) : way) % fits.length];
    await act.lay(card, pile);
    await until('the card is planned', () => page.tried.planned.plays.length === before + 1);
  }
  await page.waitForSelector('[data-finish]:enabled');
  await act.finish();
}

/**
 * Try until it is solved or there are no tries left: not before that the better turn is seen. A turn that was laid in the
 * game or tried before, as the second one here, does not count.
 */
async function tryAll(page, act) {
  let left = 3;
  for (const way of [0, ...Array(60).keys()]) {
    assert.equal(await page.locator('[data-lane=expert]').count(), 0);
    const again = way === 0 && (await page.$('.told'));
    await tryOnce(page, act, way);
    await page.waitForFunction(() => document.activeElement?.matches('.outcome'));
    if (await page.$('.told.solved')) return;
    const known = (await page.$('.told.known')) !== null;
    if (again) assert.ok(known, 'a turn that was tried is known');
    if (!known) left -= 1;
    assert.match(await page.textContent('.told'), [/last try/, /One try left/, /2 tries left/, /3 tries left/][left]);
    if (!left) return;
    page.tried = { planned: { plays: [], options: page.first } };
  }
  assert.fail('there were never three turns to try');
}

let link = '';

scene('from the end of a lost game to the turn where it was lost, by mouse', async ({ come, base }) => {
  const page = await come('', { viewport: DESK, level: 'greedy' });
  await losing(page);
  await page.waitForSelector('.end .study svg .line');
  assert.match(await page.textContent('.end .study'), /Where did we lose it\?/);
  listen(page);
  await page.click('.end .study');
  await studied(page);
  assert.match(await page.textContent('.study h2'), /Where did we lose it\?/);
  // Who has chosen nothing begins at a turning point.
  assert.equal(await page.locator('.aside ol button[aria-current=true]').count(), 1);
  const sum = await page.textContent('.more .panel');
  assert.match(sum, /The game began at \d+ % and was lost/);
  assert.match(sum, /your share/);
  // The curve, the strip and the table lead to the same turn.
  const box = await page.locator('.curve').boundingBox();
  await page.mouse.click(box.x + box.width - 20, box.y + box.height / 2);
  const last = await title(page);
  await page.keyboard.press('Home');
  assert.match(await title(page), /^Turn 1 /);
  await page.click('summary');
  await page.locator('tbody button').last().click();
  assert.equal(await title(page), last);
  assert.ok((await marked(page)).startsWith(last));
  assert.deepEqual(await findings(page), []);
  // A mistake is tried before what is better is told; that is the second click after the game.
  await page.click('[data-try]');
  await page.waitForSelector('.turn [data-hand] [data-card]');
  await until('the server says what fits', () => page.tried?.planned.plays.length === 0);
  page.first = page.tried.planned.options;
  assert.deepEqual(await findings(page), []);
  await tryAll(page, {
    async lay(card, pile) {
      await page.click(`[data-card="${card}"]`);
      await page.click(`.pile.fits[data-pile="${pile}"]`);
    },
    finish: () => page.click('[data-finish]'),
  });
  await page.waitForSelector('[data-lane=expert]');
  await page.keyboard.press('Escape');
  await page.waitForSelector('.told', { state: 'detached' });
  assert.match(page.url(), /#study\/\d+\.0$/);
  // A link to the moment carries its analysis.
  const id = page.url().match(/replay\/([^#?]+)/)[1];
  ({ link } = await page.evaluate((record) => fetch(`/api/records/${record}/link`).then((all) => all.json()), id));
  const turn = await title(page);
  const again = await openPage(page.context(), base, page.url().slice(base.length));
  await studied(again);
  assert.equal(await title(again), turn);
  assert.deepEqual(again.complaints, []);
  await again.getByRole('button', { name: 'Watch' }).click();
  await again.waitForSelector('.controls');
  assert.match(again.url(), /#\d+\.0$/);
});

scene('by keyboard alone, in the dark', async ({ come, base }) => {
  const page = await come(`${link.slice(base.length)}#study/99.0`, { viewport: PHONE, theme: 'dark' });
  for (const mouse of ['click', 'dblclick', 'hover', 'tap']) page[mouse] = () => assert.fail('the mouse was used');
  listen(page);
  await studied(page);
  // There is no such turn: it begins where it would without one, and the address says so.
  assert.match(page.url(), /#study\/(?!99)\d+\.0$/);
  assert.equal(await page.locator('.aside ol button[aria-current=true]').count(), 1);
  await focus(page, '.curve');
  await page.keyboard.press('Home');
  assert.equal(await page.getAttribute('.curve', 'aria-valuenow'), '1');
  await page.evaluate(() => (location.hash = '#study/2.0'));
  await until('the address is followed', async () => /^Turn 3 /.test(await title(page)));
  await focus(page, '.curve');
  await page.keyboard.press('ArrowLeft');
  assert.equal(await page.getAttribute('.curve', 'aria-valuenow'), '2');
  assert.match(await page.getAttribute('.curve', 'aria-valuetext'), /^Turn 2 .*%/);
  await page.keyboard.press('End');
  const last = await page.getAttribute('.curve', 'aria-valuemax');
  assert.equal(await page.getAttribute('.curve', 'aria-valuenow'), last);
  await focus(page, 'summary');
  await page.keyboard.press('Enter');
  await focus(page, 'tbody button');
  await page.keyboard.press('Enter');
  assert.match(await title(page), /^Turn 1 /);
  assert.deepEqual(await findings(page), []);
  await focus(page, '[data-try]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.turn [data-hand] [data-card]');
  await until('the server says what fits', () => page.tried?.planned.plays.length === 0);
  page.first = page.tried.planned.options;
  await tryOnce(page, {
    async lay(card, pile) {
      await focus(page, '[data-hand] [data-card]');
      await page.keyboard.press('Home');
      for (let tries = 0; tries < 12; tries += 1) {
        if ((await page.evaluate(() => document.activeElement?.dataset.card)) === String(card)) break;
        await page.keyboard.press('ArrowRight');
      }
      await page.keyboard.press('Enter');
      await page.waitForSelector(`.pile.fits[data-pile="${pile}"]`);
      await page.keyboard.press(String(pile + 1));
    },
    finish: () => page.keyboard.press('e'),
  });
  await page.waitForSelector('.told');
  await page.keyboard.press('Escape');
  await page.waitForSelector('[data-turn-title]');
});

scene('in five languages, on a phone and on a desk', async ({ come, base }) => {
  const wrong = [];
  for (const language of ['en', 'es', 'it', 'de', 'fr']) {
    const page = await come(`${link.slice(base.length)}#study`, { locale: language, viewport: PHONE });
    await studied(page);
    for (const [size, viewport] of Object.entries({ small: { width: 320, height: 640 }, phone: PHONE, desk: DESK })) {
      await page.setViewportSize(viewport);
      const { wide, texts, lang } = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth - innerWidth,
        texts: [...document.querySelectorAll('body *')].flatMap((each) => [
          ...[...each.childNodes].filter((node) => node.nodeType === 3).map((node) => node.textContent.trim()),
          each.getAttribute('aria-label') ?? '',
          each.getAttribute('aria-valuetext') ?? '',
        ]),
        lang: document.documentElement.lang,
      }));
      if (wide > 0) wrong.push(`${language} ${size} is ${wide} px too wide`);
      if (lang !== language) wrong.push(`${language} speaks ${lang}`);
      for (const text of texts)
        if ((text.includes('-') && IDS.has(text)) || /\{\s?\$|\bundefined\b|\bNaN\b|\[object/.test(text))
          wrong.push(`${language} ${size}: ${text}`);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    const low = await page.evaluate(() => document.querySelector('.turn .piles').getBoundingClientRect().bottom);
    if (low > 900) wrong.push(`${language}: the piles are not in sight with the curve`);
    await page.setViewportSize(PHONE);
    const { words, proved, covered } = await page.evaluate(() => {
      const told = document.querySelector('.curve .gone-text');
      const box = told?.getBoundingClientRect();
      const touches = (other) =>
        box.left < other.right && box.right > other.left && box.top < other.bottom && box.bottom > other.top;
      return {
        words: told?.textContent.match(/\d+/)?.[0],
        proved: document.querySelector('.proved')?.textContent.match(/\d+/)?.[0],
        covered: told
          ? [...document.querySelectorAll('.curve svg .knob, .curve svg text, .curve .ring, .strip button')]
              .filter((each) => each !== told && touches(each.getBoundingClientRect()))
              .map((each) => each.getAttribute('class'))
          : [],
      };
    });
    if (words !== proved) wrong.push(`${language}: the line stands at ${words}, the sentence says ${proved}`);
    if (covered.length) wrong.push(`${language}: the words at the line are covered by ${covered}`);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('.study button, .ways button, summary')]
        .filter((each) => each.checkVisibility() && !each.matches('.pile, .marks'))
        .filter((each) => each.getBoundingClientRect().height < 44 || each.getBoundingClientRect().width < 44)
        .map((each) => each.textContent.trim()),
    );
    if (small.length) wrong.push(`${language}: too small to touch: ${small}`);
  }
  assert.deepEqual(wrong, []);
});

scene(
  'a line, a failure, a refusal and a server out of reach are told; then it goes by touch',
  async ({ come, base }) => {
    const answers = [];
    const page = await come(link.slice(base.length), { touch: true, forgives: /ERR_FAILED|409/ });
    await page.route(/\/study(\?|$)/, async (route) => {
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (!answer) return route.abort();
      const { status = 200, ...json } = answer;
      return route.fulfill({ status, json });
    });
    const told = async (pattern) => {
      await page.getByRole('button', { name: 'Watch' }).click();
      await page.getByRole('button', { name: 'Study' }).click();
      await page.waitForFunction((text) => document.querySelector('.study')?.textContent.match(text), pattern);
    };
    const nothing = { place: 0, done: 0, analysis: null };
    answers.push({ ...nothing, state: 'queued', place: 2 });
    await told('2 games are ahead of yours');
    answers.splice(0, 1, { ...nothing, state: 'running', done: 0.3 });
    await told('An expert is looking at every turn');
    await page.waitForFunction(() => document.querySelector('progress').value === 0.3);
    answers.splice(0, 1, { ...nothing, state: 'failed' });
    await told('could not be studied');
    answers.splice(0, 1, { status: 409, code: 'deal-in-play', facts: {}, message: '' });
    await told('Somebody is playing these cards right now');
    answers.splice(0, 1, { status: 409, code: 'daily-unfinished', facts: {}, message: '' });
    await told('Finish this deal first');
    answers.splice(0, 1);
    await told('The server cannot be reached');
    await page.unroute(/\/study(\?|$)/);
    await page.getByRole('button', { name: 'Try again' }).tap();
    await studied(page);
    await page.locator('.curve').scrollIntoViewIfNeeded();
    const box = await page.locator('.curve').boundingBox();
    await page.touchscreen.tap(box.x + box.width - 16, box.y + box.height / 2);
    await page.waitForFunction(() => {
      const { ariaValueNow, ariaValueMax } = document.querySelector('.curve');
      return ariaValueNow === ariaValueMax;
    });
    await page.tap('.aside ol button');
    await page.waitForSelector('.aside ol button[aria-current=true]');
    await page.tap('.strip .turn:not(.here)');
    await page.tap('[data-try]');
    await page.waitForSelector('.turn [data-hand] [data-card]');
  },
);
