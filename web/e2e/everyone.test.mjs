// For everyone: axe finds nothing on any screen, texts fit in every language, lessons can be done.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import { Server, launch, offerToStart, playNow, visit } from './harness.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
let server;
let browser;
before(async () => {
  server = await Server.start();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** What axe finds, in short. */
async function findings(page) {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { violations } = await globalThis.axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] });
    return violations.map((each) => `${each.id}: ${each.nodes.map((node) => `${node.target} ${node.any[0]?.message ?? ''}`).slice(0, 3).join(' | ')}`);
  });
}

const SCREENS = ['', 'friends/the-game', 'rules', 'settings', 'public', 'daily', 'join', 'mine', 'replay', 'learn/the-game', 'learn/face-to-face', 'learn/quick-and-easy', 'table/nothing'];

for (const theme of ['light', 'dark'])
  test(`axe finds nothing, ${theme}`, async () => {
    const page = await visit(browser, server.base, '', { theme });
    for (const screen of SCREENS) {
      await page.goto(server.base + screen);
      await page.waitForSelector('h1');
      await page.waitForTimeout(300);
      assert.deepEqual(await findings(page), [], screen);
    }
    for (const place of [0, 1, 2]) {
      await page.goto(server.base);
      await playNow(page, place);
      await page.waitForTimeout(500);
      assert.deepEqual(await findings(page), [], `choosing ${place}`);
      await offerToStart(page);
      await page.waitForSelector('.table.mine', { timeout: 30_000 });
      await page.locator('[data-card]').first().click();
      await page.waitForTimeout(300);
      assert.deepEqual(await findings(page), [], `table ${place}`);
    }
    await page.click('header button:last-child');
    await page.waitForSelector('dialog[open]');
    assert.deepEqual(await findings(page), [], 'menu');
    await page.context().close();
  });

for (const locale of ['en-GB', 'es-ES', 'it-IT', 'de-DE', 'fr-FR'])
  test(`every screen fits a phone and has its texts, ${locale}`, async () => {
    const page = await visit(browser, server.base, '', { locale });
    const check = async (screen) => {
      const { wide, raw, language } = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth - innerWidth,
        raw: [...document.querySelectorAll('body *')].flatMap((each) => [...each.childNodes].filter((node) => node.nodeType === 3).map((node) => node.textContent.trim()).concat(each.getAttribute('aria-label') ?? '')).filter((text) => /^[a-z]+(-[a-z]+)+$|\{ ?\$/.test(text)),
        language: document.documentElement.lang,
      }));
      assert.equal(language, locale.slice(0, 2));
      assert.ok(wide <= 0, `${screen} is ${wide} px too wide`);
      assert.deepEqual(raw, [], screen);
    };
    for (const screen of SCREENS) {
      await page.goto(server.base + screen);
      await page.waitForSelector('h1');
      await page.waitForTimeout(200);
      await check(screen);
    }
    for (const place of [0, 1, 2]) {
      await page.goto(server.base);
      await playNow(page, place);
      await offerToStart(page);
      await page.waitForSelector('.table.mine', { timeout: 30_000 });
      await page.locator('[data-card]').first().click();
      await page.waitForTimeout(200);
      await check(`table ${place}`);
    }
    await page.context().close();
  });

for (const game of ['the-game', 'face-to-face', 'quick-and-easy'])
  test(`the lesson of ${game} can be done`, async () => {
    const page = await visit(browser, server.base, `learn/${game}`);
    await page.waitForSelector('.coach');
    for (let steps = 0; steps < 60 && !(await page.$('.coach .row')); steps += 1) {
      const next = page.locator('.coach .button.main, .actions .button.main, .hinted').first();
      await next.click({ timeout: 5000 });
      await page.waitForTimeout(120);
    }
    assert.ok(await page.$('.coach .row'));
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  });

test('the language changes at once, and is remembered', async () => {
  const page = await visit(browser, server.base, 'settings');
  await page.selectOption('select', 'de');
  await page.waitForFunction(() => document.documentElement.lang === 'de');
  await page.reload();
  await page.waitForFunction(() => document.documentElement.lang === 'de');
  await page.context().close();
});
