// Who watches sees what lies on the table, and not one card more: neither in the page nor on the wire.
import assert from 'node:assert/strict';
import { PATIENCE, offerToStart, playTurn, scenes, until } from './harness.mjs';

const { scene } = scenes();

/** Every card that a page names: on faces, in labels, in attributes. */
const named = (page) =>
  page.evaluate(() => {
    const faces = [...document.querySelectorAll('.card.face')].map(
      (each) => `${each.querySelector('.number').textContent}${/colour-(\w)/.exec(each.className)?.[1] ?? ''}`,
    );
    const said = [...document.querySelectorAll('[data-card], [data-open]')].map(
      (each) => each.dataset.card ?? each.dataset.open,
    );
    return { cards: [...faces, ...said], html: document.documentElement.outerHTML };
  });

/** Each frame names only cards that have been laid by then, until the hands are shown at the end. */
function reveals(frames, isCard) {
  const laid = new Set();
  const leaks = [];
  for (const frame of frames) {
    const { table, events = [] } = frame;
    for (const top of table?.now?.tops ?? []) laid.add(String(top));
    for (const { event } of events) {
      if (event.type === 'ended') return leaks;
      if (event.type === 'laid') for (const play of event.plays) laid.add(String(play.card));
    }
    JSON.stringify(frame, (key, value) => {
      if (key === 'board') return undefined; // how the game lies on the table, before any card
      if (isCard(key, value) && !laid.has(String(value))) leaks.push(`${frame.type} ${key} ${value}`);
      return value;
    });
  }
  return leaks;
}

/** Play a game out, and look at the watcher's page after every turn; returns how often. */
async function watchOut(players, watcher, cards) {
  const hidden = () => new Set(players.flatMap((page) => page.wire.hand.map(String)));
  let looks = 0;
  await until(
    'the game ends',
    async () => {
      for (const page of players) {
        if (!(await playTurn(page, 'mouse', looks < 6 ? 'well' : 'badly')) || page.wire.over) continue;
        await until('the watcher is told', () => watcher.wire.version >= page.wire.version);
        if (watcher.wire.over) continue;
        const now = hidden();
        const seen = await named(watcher);
        assert.deepEqual(
          seen.cards.filter((card) => now.has(card)),
          [],
          'cards in the page',
        );
        for (const card of now) assert.ok(!cards(seen.html, card), `${card} is in the page`);
        looks += 1;
      }
      return players.every((page) => page.wire.over);
    },
    4 * PATIENCE,
  );
  await watcher.waitForSelector('.end');
  return looks;
}

/** A table of three, and somebody who came to watch; whoever comes goes by the code. */
async function watchedTable(come) {
  const host = await come('friends/quick-and-easy');
  await host.locator('.check input').first().check();
  await host.click('form .button.main');
  const code = (await host.textContent('.lobby .code')).trim();
  const guests = [];
  for (let guest = 0; guest < 3; guest += 1) {
    const page = await come(`join/${code}`);
    await page.waitForSelector('.lobby');
    guests.push(page);
  }
  const players = [host, ...guests.slice(0, 2)];
  await host.click('.lobby .row .button.main:enabled');
  for (const page of players) await offerToStart(page);
  await until('somebody begins', () => players.some((page) => page.wire.turn));
  await guests[2].waitForSelector('[data-pile]');
  return { players, watcher: guests[2] };
}

scene('three browsers in Quick & Easy, professional, by code, and a spectator who learns nothing', async ({ come }) => {
  const names = { r: 'red', b: 'blue', g: 'green', y: 'yellow', p: 'purple', o: 'orange', w: 'white', v: 'violet' };
  const isIn = (html, card) =>
    html.includes(`"${card}"`) || new RegExp(`\\b${parseInt(card)} ${names[card.at(-1)]}\\b`).test(html);
  // Some hands are so bad that a game is over before anybody could look much.
  let looks = 0;
  let frames = 0;
  for (let games = 0; games < 5 && looks < 3; games += 1) {
    const { players, watcher } = await watchedTable(come);
    looks += await watchOut(players, watcher, isIn);
    frames += watcher.wire.frames.length;
    assert.equal(watcher.wire.seat, null);
    assert.ok(players.every((page) => page.wire.frames.some(({ mine }) => mine?.hand?.length)));
    assert.deepEqual(
      reveals(watcher.wire.frames, (_, value) => typeof value === 'string' && /^\d{1,2}[a-z]$/.test(value)),
      [],
    );
    assert.ok(!watcher.wire.frames.some((frame) => frame.mine?.turn || frame.mine?.hand || frame.type === 'planned'));
  }
  assert.ok(looks > 2 && frames > 5, 'the watcher was looked at');
});

scene('somebody who watches a duel sees no hand either', async ({ come, base }) => {
  const host = await come('friends/face-to-face');
  await host.click('form .button.main');
  const link = await host.inputValue('#invite-link');
  const guest = await come(link.slice(base.length));
  await guest.click('.lobby .sit');
  await host.waitForSelector('.lobby .row .button.main:enabled');
  const watcher = await come(link.slice(base.length));
  await watcher.waitForSelector('.lobby');
  assert.equal(await watcher.locator('.lobby li .button').count(), 0, 'the table is full');
  await host.click('.lobby .row .button.main');
  await until('somebody begins', () => host.wire.turn ?? guest.wire.turn);
  await watcher.waitForSelector('[data-pile]');
  const pages = [host, guest];
  await until(
    'the duel ends',
    async () => {
      for (const page of pages) await playTurn(page, 'mouse', 'meanly');
      return pages.some((page) => page.wire.over);
    },
    4 * PATIENCE,
  );
  await watcher.waitForSelector('.end');
  const lists = new Set(['hand', 'cards', 'hands', 'card']);
  let inside = '';
  const leaks = reveals(watcher.wire.frames, (key, value) => {
    if (!/^\d+$/.test(key)) inside = key;
    return typeof value === 'number' && lists.has(inside);
  });
  assert.deepEqual(leaks, []);
  for (const frame of watcher.wire.frames) {
    if (frame.mine) assert.deepEqual([frame.mine.seat, frame.mine.hand, frame.mine.turn], [null, null, null]);
  }
});
