// Whole games in a real browser against the real server: by mouse, by touch, by keyboard alone.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { PHONE, Server, launch, offerToStart, playNow, playOut, visit } from './harness.mjs';

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

function clean(page) {
  assert.deepEqual(page.complaints, []);
  assert.deepEqual(page.outside, []);
}

for (const [place, game, by] of [
  [0, 'The Game', 'mouse'],
  [1, 'Face to Face', 'keyboard'],
  [2, 'Quick & Easy', 'touch'],
])
  test(`${game} with bots, by ${by}`, async () => {
    const page = await visit(browser, server.base, '', { viewport: PHONE, touch: by === 'touch' });
    await playNow(page, place);
    await offerToStart(page);
    await playOut([page], by);
    assert.ok(await page.$('.end h1'));
    clean(page);
    await page.context().close();
  });

test('Face to Face in two browsers, through an invitation', async () => {
  const host = await visit(browser, server.base, 'friends/face-to-face');
  await host.click('form .button.main');
  await host.waitForSelector('.lobby');
  const link = await host.inputValue('#invite-link');
  const guest = await visit(browser, server.base, link.slice(new URL(link).origin.length + 1));
  await guest.waitForSelector('.lobby');
  await guest.click('.lobby li .button.main');
  await host.waitForFunction(() => !document.querySelector('.lobby li.open'));
  await host.click('.lobby .row .button.main');
  await Promise.all([host, guest].map((page) => page.waitForSelector('[data-pile]')));
  await playOut([host, guest]);
  await guest.waitForSelector('.end');
  const headlines = await Promise.all([host, guest].map((page) => page.textContent('.end h1')));
  assert.deepEqual([...headlines].sort(), ['You lose this one', 'You win!']);
  await host.click('.end .buttons .button.main');
  await Promise.all([host, guest].map((page) => page.waitForSelector('.table.playing')));
  clean(host);
  clean(guest);
  await host.context().close();
  await guest.context().close();
});

test('three browsers in Quick & Easy, professional, by code, with a spectator who learns nothing', async () => {
  const host = await visit(browser, server.base, 'friends/quick-and-easy');
  await host.locator('.check input').first().check();
  await host.click('form .button.main');
  await host.waitForSelector('.lobby .code');
  const code = (await host.textContent('.lobby .code')).trim();
  const others = [];
  for (let player = 0; player < 2; player += 1) {
    const page = await visit(browser, server.base, `join/${code}`);
    await page.waitForSelector('.lobby');
    others.push(page);
  }
  const watcher = await visit(browser, server.base, `table/${new URL(host.url()).pathname.split('/').at(-1)}#${code}`);
  const frames = [];
  watcher.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(JSON.parse(payload))));
  await watcher.reload();
  await watcher.waitForSelector('.lobby');
  await host.waitForFunction(() => !document.querySelector('.lobby li.open'));
  await host.click('.lobby .row .button.main');
  for (const page of [host, ...others]) await offerToStart(page);
  await playOut([host, ...others]);
  await watcher.waitForSelector('.end');
  assert.ok(frames.length > 10);
  for (const frame of frames) {
    if (frame.type === 'welcome') assert.equal(frame.view.hand, null);
    for (const { event } of frame.events ?? []) {
      if (event.type === 'dealt') assert.equal(event.hand, null);
      if (event.type === 'turn_ended') assert.equal(event.cards, null);
    }
    if (frame.type === 'events') assert.equal(frame.turn, null);
  }
  assert.equal(await watcher.locator('[data-card]').count(), 0);
  for (const page of [host, ...others, watcher]) {
    clean(page);
    await page.context().close();
  }
});

test('a card is laid by dragging it, and a drop beside the piles changes nothing', async () => {
  const page = await visit(browser, server.base, '', { calm: false });
  await playNow(page, 0);
  await offerToStart(page);
  await page.waitForSelector('.table.mine', { timeout: 30_000 });
  const before = await page.locator('[data-card]').count();
  const card = page.locator('[data-card]').first();
  const drag = async (to) => {
    const from = await card.boundingBox();
    await page.mouse.move(from.x + 15, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(from.x + 30, from.y - 60, { steps: 4 });
    await page.mouse.move(to.x, to.y, { steps: 6 });
    await page.mouse.up();
  };
  await drag({ x: 30, y: 70 });
  assert.equal(await page.locator('[data-card]').count(), before);
  await page.waitForTimeout(200);
  const pile = await page.locator('[data-pile="1"]').boundingBox();
  await drag({ x: pile.x + 30, y: pile.y + 40 });
  await page.waitForSelector('.pile.planned');
  assert.equal(await page.locator('[data-card]').count(), before - 1);
  await page.click('.undo');
  await page.waitForFunction((count) => document.querySelectorAll('[data-card]').length === count, before);
  assert.equal(await page.locator('.flight').count(), 0);
  clean(page);
  await page.context().close();
});
