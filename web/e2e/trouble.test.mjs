// What goes wrong in life: a server that dies, links that lead nowhere, a table that is full, a browser that forgot who it is.
import assert from 'node:assert/strict';
import { offerToStart, openPage, playNow, playOut, playTurn, scenes, shown, until } from './harness.mjs';

const { scene } = scenes();

/** A table for friends; where it is, and how others get there. */
async function openTable(page, base, { seats = null, watch = true } = {}) {
  if (seats) await page.locator(`input[name=seats][value="${seats}"]`).check();
  if (!watch) {
    await page.click('.more summary');
    await page.getByText('may watch').click();
  }
  await page.click('form .button.main');
  const link = await page.inputValue('#invite-link');
  const code = (await page.textContent('.lobby .code')).trim();
  return { path: link.slice(base.length), code };
}

scene(
  'the server is killed in the middle of a game, and the page goes on: nothing lost, nothing double',
  async ({ come, server, base, watch }) => {
    const page = await come('', { level: 'greedy' });
    const { wire } = page;
    await playNow(page, 1);
    await until('a first turn', () => wire.turn);
    await playTurn(page);
    await until('a second turn', () => wire.turn);
    await page.waitForSelector('.table.mine');
    // A plan is made, and sent off after the server is gone.
    const laid = [];
    while (!wire.options.may_end) {
      const { card, pile } = wire.options.fits.reduce((best, fit) => (fit.step < best.step ? fit : best));
      await page.click(`[data-card="${card}"]`);
      await page.click(`.pile.fits[data-pile="${pile}"]`);
      laid.push(card);
      await until('the plan is answered', () => wire.plan?.plays.length === laid.length);
    }
    await page.waitForSelector('[data-end]');
    const before = await shown(page);
    page.forgives = /WebSocket connection|ERR_CONNECTION_REFUSED/;
    await server.kill();
    await page.getByText('The connection is lost.').waitFor();
    assert.match(await page.textContent('.status'), /comes back by itself/, 'the status is not that of before');
    assert.deepEqual(await shown(page), before, 'what was there is still there');
    await page.click('[data-end]');
    await server.run();
    await until('the page is back', async () => !(await page.$('.banner')));
    await until('what was asked for is done', () =>
      laid.every((card) =>
        wire.events.some(
          ({ event }) =>
            event.type === 'laid' && event.seat === wire.seat && event.plays.some((play) => play.card === card),
        ),
      ),
    );
    await until("it is one's turn again", () => wire.turn || wire.over);
    const versions = wire.events.map(({ version }) => version);
    assert.deepEqual(
      versions,
      versions.map((_, at) => versions[0] + at),
      'every event came once, and in order',
    );
    const plays = wire.events
      .filter(({ event }) => event.type === 'laid')
      .flatMap(({ event }) => event.plays.map(({ card }) => `${event.seat}:${card}`));
    assert.equal(new Set(plays).size, plays.length, 'no card was laid twice');
    // A second window of the same player, which knows nothing of all this, sees the same.
    const other = await openPage(page.context(), base, new URL(page.url()).pathname.slice(1));
    watch(other);
    await other.waitForSelector('[data-pile]');
    await until(
      'both windows show the same',
      async () => JSON.stringify(await shown(page)) === JSON.stringify(await shown(other)),
    );
    await other.close();
    await playOut([page], 'mouse', 'meanly');
  },
  { skip: Boolean(process.env.SERVER) },
);

for (const [path, says, next] of [
  ['table/nothing', 'There is no such table.', 'Open a new table from the home page'],
  ['join/AAAAAA', 'No table has this code.', 'Ask your friends'],
  ['constructor', 'There is nothing at this address.', 'mistyped'],
  ['table/%zz', 'There is nothing at this address.', 'mistyped'],
  ['learn/nothing', 'There is nothing at this address.', 'mistyped'],
  ['some/where/else', 'There is nothing at this address.', 'mistyped'],
  ['replay/nothing-1', 'There is no such game, or it is not yours to see.', null],
  ['device#used-already', 'This link has already been used, or it has expired.', null],
])
  scene(`${path}: ${says}`, async ({ come }) => {
    const page = await come(path, { forgives: /the server responded with a status of 404/ });
    await page.getByText(says).first().waitFor();
    if (next) assert.ok((await page.innerText('main')).includes(next));
    const home = page.locator('a[href="/"]').first();
    await home.click();
    await page.waitForSelector('.games');
  });

scene('a private table needs its link; a full one says so; a running one can be watched', async ({ come, base }) => {
  const host = await come('friends/face-to-face');
  const { path, code } = await openTable(host, base);
  const stranger = await come(path.split('#')[0]);
  await stranger.getByText('This table is private.').waitFor();
  await stranger.getByText('Ask the person who invited you').waitFor();
  await stranger.locator('main a[href$="join"]').waitFor();
  assert.equal(host.url(), base + path, 'what stands in the address bar can be sent to a friend');
  await host.locator('.lobby li .button').first().click();
  await host.waitForFunction(() => !document.querySelector('.lobby li.open'));
  const late = await come(path);
  await late.waitForSelector('.lobby');
  assert.equal(await late.locator('.lobby li .button').count(), 0);
  await host.click('.lobby .row .button.main:enabled');
  await late.waitForSelector('[data-pile]');
  assert.equal(await late.locator('[data-card]').count(), 0);
  const later = await come(`join/${code}`);
  await later.getByText('Watching').waitFor();
});

scene('a full table that nobody may watch says that it is full', async ({ come, base }) => {
  const host = await come('friends/face-to-face');
  const { path, code } = await openTable(host, base, { watch: false });
  await host.locator('.lobby li .button').first().click();
  await host.waitForFunction(() => !document.querySelector('.lobby li.open'));
  for (const there of [`join/${code}`, path]) {
    const late = await come(there);
    await late.getByText('Every seat at this table is taken.').waitFor();
    await late.getByText('open a table of your own').waitFor();
  }
});

scene('a game that nobody may watch says that it runs', async ({ come, base }) => {
  const host = await come('friends/face-to-face', { level: 'greedy' });
  const { path, code } = await openTable(host, base, { watch: false });
  await host.locator('.lobby li .button').first().click();
  await host.click('.lobby .row .button.main:enabled');
  await host.waitForSelector('[data-pile]');
  for (const there of [`join/${code}`, path]) {
    const late = await come(there);
    await late.getByText('A game is running at this table').waitFor();
    await late.getByText('Come back when it is over').waitFor();
  }
});

scene('the link to the content leaves an invitation as it is', async ({ come, base }) => {
  const host = await come('friends/the-game');
  const { path } = await openTable(host, base);
  await host.focus('.skip');
  await host.keyboard.press('Enter');
  await host.waitForFunction(() => document.activeElement?.id === 'main');
  assert.equal(host.url(), base + path);
  await host.reload();
  await host.waitForSelector('#invite-link');
  assert.equal(await host.inputValue('#invite-link'), base + path, "the secret is still the table's own");
});

scene('copied is said only when it is so; otherwise the link can be taken by hand', async ({ come, base }) => {
  const bare = async (context) => {
    await context.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  };
  const page = await come('friends/the-game', { prepare: bare });
  await openTable(page, base);
  await page.getByRole('button', { name: 'Share the link' }).click();
  await page.waitForFunction(() => document.activeElement?.id === 'invite-link');
  assert.equal(await page.getByText('Copied').count(), 0);
  const link = await page.inputValue('#invite-link');
  assert.equal(await page.evaluate(() => getSelection().toString()), link);
});

scene('a finished table shows how it ended, and what to do next', async ({ come, base }) => {
  const host = await come('friends/quick-and-easy', { level: 'random' });
  const { path, code } = await openTable(host, base);
  await host.getByRole('button', { name: /^Fill .*seats? with/ }).click();
  await host.click('.lobby .row .button.main:enabled');
  await offerToStart(host);
  await playOut([host], 'mouse', 'badly');
  for (const there of [path, `join/${code}`]) {
    const guest = await come(there);
    await guest.waitForSelector('.end .headline');
    assert.ok(await guest.isVisible('.end a[href*="replay"]'));
    assert.equal(await guest.locator('.end button.main').count(), 0, 'only players can ask for a rematch');
  }
  // What is shared shows this one game, and leads nobody to the table.
  await host.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await host.getByRole('button', { name: 'Share' }).click();
  await host.getByRole('button', { name: 'Copied' }).waitFor();
  const shared = (await host.evaluate(() => navigator.clipboard.readText())).split(' ').at(-1);
  assert.ok(shared.startsWith(`${base}replay/`));
  assert.ok(!shared.includes(code));
  const stranger = await come(shared.slice(base.length));
  await stranger.waitForSelector('.controls');
  await stranger.goto(base + path.split('#')[0]);
  await stranger.getByText('This table is private.').waitFor();
});

scene('the same cards again are offered only while those are here who have played them', async ({ come, base }) => {
  const host = await come('friends/face-to-face');
  const { path } = await openTable(host, base);
  const guest = await come(path);
  await guest.click('.lobby .sit');
  await host.click('.lobby .row .button.main:enabled');
  await host.waitForSelector('[data-card]');
  await host.click('header button:last-child');
  await host.getByRole('button', { name: 'Give up' }).click();
  await host.getByRole('button', { name: 'Really give up' }).click();
  for (const page of [host, guest]) await page.getByRole('button', { name: 'Same cards again' }).waitFor();
  await guest.click('header button:last-child');
  await guest.getByRole('button', { name: 'Leave the table' }).click();
  await host.getByRole('button', { name: 'Same cards again' }).waitFor({ state: 'detached' });
});

scene('people talk at the table, and the clock runs', async ({ come, base }) => {
  const host = await come('friends/face-to-face');
  await host.click('.more summary');
  await host.locator('form select').first().selectOption('300');
  const { path } = await openTable(host, base);
  const guest = await come(path);
  await guest.click('.lobby .sit');
  await host.click('.lobby .row .button.main:enabled');
  await host.waitForSelector('.status .clock');
  const left = Number(await host.textContent('.status .clock'));
  assert.ok(left > 200 && left <= 300, `${left} seconds are left`);
  await until('the clock runs', async () => Number(await host.textContent('.status .clock')) < left);
  await host.getByRole('button', { name: 'Chat', exact: true }).click();
  await host.getByLabel('Message').fill('Good luck <b>to you</b>');
  await host.keyboard.press('Enter');
  await guest.getByRole('button', { name: 'Chat, one new message' }).click();
  await guest.locator('dialog li').getByText('Good luck <b>to you</b>').waitFor();
  await guest.keyboard.press('Escape');
  await guest.getByRole('button', { name: 'Chat', exact: true }).waitFor();
  await guest.close();
  await host.locator('.seat .away').waitFor();
});

scene('who has lost the cookie in the middle of a game is told so', async ({ come, base }) => {
  const lost = 'The server no longer knows this browser';
  const page = await come('', { level: 'greedy' });
  await playNow(page, 1);
  await page.waitForSelector('[data-card]');
  await page.context().clearCookies();
  await page.reload();
  await page.getByText(lost).waitFor();
  await page.getByText('make a link').waitFor();
  await page.locator('a[href="/"]').first().click();
  await page.locator('.home').getByText(lost).waitFor();
  // At a table that anybody with the link may watch, the hand is gone as well, and that is said.
  const host = await come('friends/face-to-face', { level: 'greedy' });
  await openTable(host, base);
  await host.getByRole('button', { name: /^Fill .*seats? with/ }).click();
  await host.click('.lobby .row .button.main:enabled');
  await host.waitForSelector('[data-card]');
  await host.context().clearCookies();
  await host.reload();
  await host.locator('.lost').getByText(lost).waitFor();
});

scene('a hand-edited record file is refused with the reason', async ({ come, base }) => {
  const page = await come('', { level: 'random' });
  await playNow(page, 2);
  await offerToStart(page);
  await playOut([page], 'mouse', 'badly');
  const id = /replay\/([^/#]+)/.exec(await page.getAttribute('.end a[href*="replay"]', 'href'))[1];
  const record = await page.evaluate(
    (address) => fetch(address).then((answer) => answer.json()),
    `${base}api/records/${id}`,
  );
  const edited = (change) => {
    const copy = structuredClone(record);
    change(copy);
    return JSON.stringify(copy);
  };
  await page.goto(`${base}replay`);
  const give = (text) =>
    page.setInputFiles('input[type=file]', {
      name: 'game.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
  for (const [text, says] of [
    ['{', 'not valid JSON'],
    ['7', 'This file is not a record'],
    ['{"format": "backtrick/1"}', 'is missing in the file'],
    [edited((copy) => (copy.format = 'backtrick/99')), 'This file has the format'],
    [edited((copy) => (copy.decks[0][0] = copy.decks[0][1])), 'twice'],
    [edited((copy) => (copy.decks[0][0] = 'ace')), /no card|wrong type/],
    [edited((copy) => copy.turns.pop()), 'although the game is not over'],
    [edited((copy) => (copy.turns = 'none')), 'turns in the file has the wrong form'],
  ]) {
    await give(text);
    await page.locator('[role=alert]').getByText(says).waitFor();
  }
  await give(JSON.stringify(record));
  await page.waitForSelector('.controls');
  assert.equal(await page.locator('[role=alert]').count(), 0);
});

/** A page whose socket speaks another protocol. */
const speaking = (protocol) => (context) =>
  context.addInitScript((other) => {
    globalThis.WebSocket = class extends WebSocket {
      constructor(address) {
        super(String(address).replace(/protocol=\d+/, `protocol=${other}`));
      }
    };
  }, protocol);

for (const [what, protocol, loads] of [
  ['a page from before an update loads itself again, once, and then asks for it', 1, 1],
  ['a page that is ahead of its server asks to be loaded again', 99, 0],
])
  scene(what, async ({ come }) => {
    const page = await come('', { level: 'greedy', prepare: speaking(protocol) });
    let loaded = 0;
    page.on('request', (request) => (loaded += Number(request.isNavigationRequest())));
    await page.locator('.games .button.main').first().click();
    await page.click('dialog .go');
    await page.getByText('This page is older than the server.').waitFor();
    assert.equal(loaded, loads);
    await page.getByRole('button', { name: 'Load the page again' }).click();
    await page.getByText('This page is older than the server.').waitFor();
    assert.equal(loaded, loads + 1, 'only because it was asked');
  });

scene('a guest who was offline when the game began is told so, and does not knock for ever', async ({ come, base }) => {
  const host = await come('friends/the-game');
  const { path } = await openTable(host, base, { seats: 2, watch: false });
  const guest = await come(path);
  await guest.waitForSelector('.lobby');
  guest.forgives = /WebSocket connection|ERR_INTERNET_DISCONNECTED/;
  await guest.context().setOffline(true);
  await guest.getByText('The connection is lost.').waitFor();
  await host.getByRole('button', { name: /^Fill .*seats? with/ }).click();
  await host.click('.lobby .row .button.main:enabled');
  await host.waitForSelector('.choosing');
  await guest.context().setOffline(false);
  await guest.getByText('only its players may see it').waitFor();
  const knocks = guest.wire.frames.filter(({ type }) => type === 'bye').length;
  await guest.waitForTimeout(1500);
  assert.equal(guest.wire.frames.filter(({ type }) => type === 'bye').length, knocks);
});

scene('a page whose files are gone asks to be loaded again', async ({ come }) => {
  const page = await come('');
  page.forgives = /assets\/|dynamically imported module/;
  await page.route('**/assets/Rules-*', (route) => route.fulfill({ status: 404, body: '' }));
  await page.locator('a[href$="rules/the-game"]').first().click();
  await page.getByText('This page is older than the server.').waitFor();
  await page.unroute('**/assets/Rules-*');
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await page.waitForSelector('article');
});

scene(
  'a screen that cannot be had while the server is gone says so, and comes by itself',
  async ({ come, server }) => {
    const page = await come('');
    page.forgives = /assets\/|dynamically imported module|ERR_CONNECTION_/;
    await server.kill();
    await page.locator('a[href$="rules/the-game"]').first().click();
    await page.getByText('The server cannot be reached.').waitFor();
    await page.getByText('the page keeps trying').waitFor();
    await server.run();
    await page.waitForSelector('article');
  },
  { skip: Boolean(process.env.SERVER) },
);

scene('a language that cannot be had is English, which is said', async ({ come }) => {
  const texts = '**/assets/de-*.js';
  const prepare = (context) => context.route(texts, (route) => route.fulfill({ status: 404, body: '' }));
  const page = await come('', { locale: 'de-DE', prepare, forgives: /assets\/de-|dynamically imported module/ });
  await page.getByText('Deutsch could not be loaded').waitFor();
  await page.waitForSelector('.games');
  assert.equal(await page.getAttribute('html', 'lang'), 'en');
  await page.context().unroute(texts);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.waitForFunction(() => document.documentElement.lang === 'de' && !document.querySelector('.missing'));
});

scene('somebody goes away, a bot plays for them, and they come back', async ({ come, base }) => {
  const host = await come('friends/quick-and-easy', { level: 'greedy' });
  const { path } = await openTable(host, base, { seats: 2 });
  const guest = await come(path);
  await guest.click('.lobby .sit');
  await host.click('.lobby .row .button.main:enabled');
  for (const page of [host, guest]) await offerToStart(page);
  await Promise.all([host, guest].map((page) => page.waitForSelector('.table.playing')));
  await guest.click('header button:last-child');
  await guest.getByRole('button', { name: 'Step away' }).click();
  await guest.waitForSelector('.home');
  await host.waitForSelector('.seat.gone');
  await host.click('.seat');
  await host.getByText('Let a bot play').click();
  await guest.goBack();
  await guest.click('.banner.calm .button');
  await guest.waitForFunction(() => !document.querySelector('.banner'));
});

scene('without a network the installed page still opens, and says what is wrong', async ({ come }) => {
  // Somebody who was here before an update: what the old version kept goes.
  const page = await come('', {
    workers: 'allow',
    prepare: (context) =>
      context.addInitScript(
        () =>
          sessionStorage.getItem('old') || (sessionStorage.setItem('old', 'planted'), caches.open('backtrick-shell-1')),
      ),
  });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.waitForSelector('.games');
  await page.waitForFunction(async () => /^backtrick-shell-[0-9a-f]{12}$/.test((await caches.keys()).join()));
  await page.waitForFunction(async () =>
    Promise.all(
      ['Rules', 'Learn', 'the-game'].map(async (name) =>
        (await (await caches.open((await caches.keys())[0])).keys()).some(({ url }) => url.includes(`/${name}-`)),
      ),
    ).then((found) => found.every(Boolean)),
  );
  page.forgives = /ERR_INTERNET_DISCONNECTED/;
  await page.context().setOffline(true);
  await page.reload();
  await page.getByText('You are offline.').waitFor();
  await page.locator('.games .button.main').first().click();
  await page.getByText('The server cannot be reached.').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.links a').first().click();
  await page.waitForSelector('.coach');
  await page.goBack();
  await page.locator('.links a').nth(1).click();
  await page.waitForSelector('article');
});
