// What goes wrong in life: a server that dies, links that lead nowhere, a table that is full.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Server, launch, offerToStart, playNow, playTurn, visit } from './harness.mjs';

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

test('the server is killed in the middle of a game, and the page goes on', { skip: Boolean(process.env.SERVER) }, async () => {
  const page = await visit(browser, server.base);
  await playNow(page, 1);
  await page.waitForSelector('.table.mine', { timeout: 30_000 });
  await playTurn(page);
  await page.waitForSelector('.table.mine', { timeout: 30_000 });
  const hand = () => page.$$eval('[data-card]', (all) => all.map((each) => each.dataset.card));
  const before = await hand();
  await server.kill();
  await page.waitForSelector('.banner');
  await server.run();
  await page.waitForFunction(() => !document.querySelector('.banner'), null, { timeout: 30_000 });
  assert.deepEqual(await hand(), before);
  await playTurn(page);
  await page.waitForFunction((old) => JSON.stringify([...document.querySelectorAll('[data-card]')].map((each) => each.dataset.card)) !== old, JSON.stringify(before));
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

for (const [path, says] of [
  ['table/nothing', 'There is no such table.'],
  ['join/AAAAAA', 'No table has this code.'],
  ['nowhere-else', 'There is nothing at this address.'],
  ['replay/nothing-1', 'There is no such game, or it is not yours to see.'],
  ['device#used-already', 'This link has been used already, or it is too old.'],
])
  test(`${path}: ${says}`, async () => {
    const page = await visit(browser, server.base, path);
    await page.getByText(says).first().waitFor();
    await page.context().close();
  });

test('a private table needs its link, and a full one can be watched', async () => {
  const host = await visit(browser, server.base, 'friends/face-to-face');
  await host.click('form .button.main');
  await host.waitForSelector('#invite-link');
  const link = await host.inputValue('#invite-link');
  const path = new URL(link).pathname.slice(1);
  const stranger = await visit(browser, server.base, path);
  await stranger.getByText('This table is private.').waitFor();
  await host.locator('.lobby li .button').first().click();
  await host.waitForFunction(() => !document.querySelector('.lobby li.open'));
  const late = await visit(browser, server.base, path + new URL(link).hash);
  await late.waitForSelector('.lobby');
  assert.equal(await late.locator('.lobby li .button').count(), 0);
  await host.click('.lobby .row .button.main');
  await late.waitForSelector('[data-pile]');
  assert.equal(await late.locator('[data-card]').count(), 0);
  for (const page of [host, stranger, late]) await page.context().close();
});

test('a hand-edited record file is refused with the reason', async () => {
  const page = await visit(browser, server.base, 'replay');
  for (const [text, says] of [
    ['{', 'no valid JSON'],
    ['{"format": "backtrick/1"}', 'is missing in the file'],
  ]) {
    await page.setInputFiles('input[type=file]', { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await page.getByText(says).waitFor();
  }
  await page.context().close();
});

test('somebody goes away, a bot plays for them, and they come back', async () => {
  const host = await visit(browser, server.base, 'friends/quick-and-easy');
  await host.locator('input[name=seats][value="2"]').check();
  await host.click('form .button.main');
  await host.waitForSelector('#invite-link');
  const link = await host.inputValue('#invite-link');
  const guest = await visit(browser, server.base, link.slice(new URL(link).origin.length + 1));
  await guest.waitForSelector('.lobby');
  await guest.click('.lobby li .button.main');
  await host.waitForFunction(() => !document.querySelector('.lobby li.open'));
  await host.click('.lobby .row .button.main');
  for (const page of [host, guest]) await offerToStart(page);
  await Promise.all([host, guest].map((page) => page.waitForSelector('.table.playing')));
  await guest.click('header button:last-child');
  await guest.getByText('Go away for now').click();
  await guest.waitForSelector('.home');
  await host.waitForSelector('.seat.gone');
  await host.click('.seat');
  await host.getByText('Let a bot play').click();
  await guest.goBack();
  await guest.waitForSelector('.banner.calm');
  await guest.click('.banner .button');
  await guest.waitForFunction(() => !document.querySelector('.banner'));
  for (const page of [host, guest]) {
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  }
});
