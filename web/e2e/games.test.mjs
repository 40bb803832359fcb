// Whole games in a real browser against the real server: by mouse, by touch, by keyboard alone.
import assert from 'node:assert/strict';
import { DESK, offerToStart, playNow, playOut, playTurn, scenes, shown, until } from './harness.mjs';

const { scene } = scenes();

/** The page shows the hand that the server dealt, no more and no less. */
async function agrees(page) {
  await until(
    'the page shows the hand that was dealt',
    async () => JSON.stringify((await shown(page)).hand) === JSON.stringify(page.wire.hand.map(String).sort()),
  );
}

scene('The Game with bots, by mouse', async ({ come }) => {
  const page = await come('', { viewport: DESK, level: 'greedy' });
  await playNow(page, 0);
  await offerToStart(page);
  await until('the first turn', () => page.wire.turn);
  await agrees(page);
  await playTurn(page);
  await playOut([page]);
  assert.match(await page.textContent('.end'), /laid|left/);
  await page.click('.end a[href*="replay"]');
  await page.waitForSelector('.controls');
  await page.waitForFunction(() => document.querySelector('#moment').max > 10);
  await page.keyboard.press('End');
  await page.waitForFunction(() => document.querySelector('#moment').value === document.querySelector('#moment').max);
  await page.goto(page.url().replace(/replay.*/, 'mine'));
  await page.waitForSelector('.statistics li p');
  assert.match(await page.textContent('.statistics'), /One game/);
});

scene('The Game by touch on a small phone', async ({ come }) => {
  const page = await come('', { touch: true, level: 'random' });
  await playNow(page, 0, 'touch');
  await offerToStart(page, 'touch');
  await playOut([page], 'touch', 'badly');
  assert.ok(await page.isVisible('.end .headline'));
  await page.tap('.end .buttons .button.main');
  await page.waitForSelector('.table.choosing, .table.playing');
});

scene('Quick & Easy by keyboard alone', async ({ come }) => {
  const page = await come('', { level: 'random' });
  for (const mouse of ['click', 'dblclick', 'hover', 'tap']) page[mouse] = () => assert.fail('the mouse was used');
  await playNow(page, 2, 'keyboard');
  await offerToStart(page, 'keyboard');
  await playOut([page], 'keyboard', 'badly');
  assert.ok(await page.isVisible('.end .headline'));
});

scene('Face to Face with a bot, by keyboard alone', async ({ come }) => {
  const page = await come('', { level: 'greedy' });
  await playNow(page, 1, 'keyboard');
  await playOut([page], 'keyboard', 'meanly');
  assert.match(await page.textContent('.end .headline'), /^You (win|lose)/);
});

scene('Face to Face in two browsers, through an invitation', async ({ come, base }) => {
  const host = await come('friends/face-to-face');
  await host.click('form .button.main');
  const link = await host.inputValue('#invite-link');
  assert.ok(link.startsWith(base));
  await host.locator('.lobby select option').nth(4).waitFor({ state: 'attached' });
  const strengths = await host.locator('.lobby select option').allTextContents();
  assert.ok(!strengths.some((name) => name.includes('level')), 'for those who write bots');
  const guest = await come(link.slice(base.length));
  await guest.getByText('invites you to play Face to Face.').waitFor();
  assert.equal(await guest.getByRole('button', { name: 'Sit down' }).count(), 1);
  await guest.click('.lobby .sit');
  await host.click('.lobby .row .button.main:enabled');
  await Promise.all([host, guest].map((page) => page.waitForSelector('[data-pile]')));
  await host.click('[data-strip]');
  await host.locator('[data-entry]').getByText(/start/).waitFor();
  await host.keyboard.press('Escape');
  await until('somebody begins', () => host.wire.turn ?? guest.wire.turn);
  await Promise.all([host, guest].map(agrees));
  await playOut([host, guest], 'mouse', 'meanly');
  const headlines = await Promise.all([host, guest].map((page) => page.textContent('.end .headline')));
  assert.deepEqual([...headlines].sort(), ['You lose this one.', 'You win!']);
  await host.click('.end .buttons .button.main');
  await Promise.all([host, guest].map((page) => page.waitForSelector('.table.playing')));
});

/** Cards that are still being dealt are not where they will lie. */
const atRest = (page) => until('nothing moves', () => page.evaluate(() => document.getAnimations().length === 0));

scene('a card is laid by dragging it, and a drop beside the piles changes nothing', async ({ come }) => {
  const page = await come('', { calm: false, level: 'greedy' });
  await playNow(page, 0);
  await offerToStart(page);
  await page.waitForSelector('.table.mine');
  await until('the hand lies there', async () => (await page.locator('[data-card]').count()) === page.wire.hand.length);
  const before = page.wire.hand.length;
  const { card, pile } = page.wire.turn.fits[0];
  const drag = async (x, y) => {
    await atRest(page);
    const from = await page.locator(`[data-card="${card}"]`).boundingBox();
    await page.mouse.move(from.x + 12, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(from.x + 30, from.y - 60, { steps: 4 });
    await page.waitForSelector('.flight');
    await page.mouse.move(x, y, { steps: 6 });
    await page.mouse.up();
  };
  await drag(30, 70);
  await page.waitForFunction(() => !document.querySelector('.flight, .picked'));
  assert.equal(await page.locator('[data-card]').count(), before);
  const there = await page.locator(`[data-pile="${pile}"]`).boundingBox();
  await drag(there.x + 30, there.y + 40);
  await page.waitForSelector('.pile.planned');
  assert.equal(await page.locator('[data-card]').count(), before - 1);
  assert.ok(
    !page.wire.events.some(({ event }) => event.type === 'laid' && event.seat === page.wire.seat),
    'a plan is private',
  );
  await page.click('.undo');
  await page.waitForFunction((count) => document.querySelectorAll('[data-card]').length === count, before);
  await page.waitForFunction(() => !document.querySelector('.flight'));
});

scene('a finger drags a card to its pile, and another to its place in the hand', async ({ come }) => {
  const page = await come('', { touch: true, calm: false, level: 'greedy' });
  await playNow(page, 0, 'touch');
  await offerToStart(page, 'touch');
  await page.waitForSelector('.table.mine');
  await until('the hand lies there', async () => (await page.locator('[data-card]').count()) === page.wire.hand.length);
  const wire = await page.context().newCDPSession(page);
  const touch = (type, ...touchPoints) => wire.send('Input.dispatchTouchEvent', { type, touchPoints });
  const middle = async (selector) => {
    const { x, y, width, height } = await page.locator(selector).boundingBox();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const drag = async (from, to) => {
    await touch('touchStart', from);
    for (let step = 1; step <= 8; step += 1)
      await touch('touchMove', { x: from.x + ((to.x - from.x) * step) / 8, y: from.y + ((to.y - from.y) * step) / 8 });
    await page.waitForSelector('.flight');
    await touch('touchEnd');
    await page.waitForFunction(() => !document.querySelector('.flight, .picked'));
  };
  await atRest(page);
  const cards = await page.evaluate(() =>
    [...document.querySelectorAll('[data-card]')].map((each) => each.dataset.card),
  );
  const first = await middle(`[data-card="${cards[0]}"]`);
  await drag(first, { ...(await middle(`[data-card="${cards.at(-1)}"]`)), y: first.y });
  await page.waitForFunction(
    (card) => [...document.querySelectorAll('[data-card]')].at(-1).dataset.card === card,
    cards[0],
  );
  const { card, pile } = page.wire.options.fits[0];
  await atRest(page);
  await drag(await middle(`[data-card="${card}"]`), await middle(`[data-pile="${pile}"] [data-place]`));
  await page.waitForSelector(`.pile.planned[data-pile="${pile}"]`);
  assert.equal(await page.locator('[data-card]').count(), cards.length - 1);
});
