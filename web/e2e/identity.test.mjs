// Who one is: a device link asks before it does anything, and one can go back.
import assert from 'node:assert/strict';
import { openPage, scenes, until } from './harness.mjs';

const { scene } = scenes();

const request = (page, method, path, body) =>
  page.evaluate(
    async ([method, path, body]) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(path, { method, ...(body && { headers, body: JSON.stringify(body) }) });
      return answer.status === 204 ? null : answer.json();
    },
    [method, path, body],
  );

/** A visitor with a name. */
async function named(come, name) {
  const page = await come('settings');
  await request(page, 'POST', '/api/devices', { name });
  return page;
}

const nameOf = async (page) => (await request(page, 'GET', '/api/devices/me')).name;

scene('a device link asks first, and the old identity stays', async ({ come, base, watch }) => {
  const maker = await named(come, 'Mallory');
  const reader = await named(come, 'Vera');
  await request(reader, 'POST', '/api/tables', { game: 'the-game', seats: 1 });
  const { link } = await request(maker, 'POST', '/api/devices/me/links', {});
  const open = async () => {
    const page = await openPage(reader.context(), base, link.slice(base.length));
    watch(page);
    await page.waitForSelector('h2:has-text("Play here as Mallory?")');
    return page;
  };

  const first = await open();
  assert.match(await first.innerText('main'), /only if you made this link yourself/);
  assert.equal(await nameOf(first), 'Vera', 'opening the link changes nothing');
  await first.click('text=Stay Vera');
  await first.waitForSelector('.games');
  assert.equal(await nameOf(first), 'Vera');

  const second = await open();
  await second.click('text=Become Mallory');
  await second.waitForSelector('text=This device is now Mallory.');
  assert.equal(await nameOf(second), 'Mallory');
  assert.equal(new URL(second.url()).hash, '', 'the secret is gone from the address');

  await second.click('main >> text=Settings');
  await second.click('text=Become Vera again');
  await second.waitForSelector('text=This device is now Vera.');
  await until('the name field follows', async () => (await second.inputValue('form input')) === 'Vera');
  assert.equal((await request(second, 'GET', '/api/devices/me/tables')).tables.length, 1, 'with the old tables');
});

scene('devices that share an identity are listed, and one can be signed out', async ({ come, base }) => {
  const mine = await named(come, 'Olga');
  const { link } = await request(mine, 'POST', '/api/devices/me/links', {});
  const other = await come(link.slice(base.length));
  await other.click('text=Become Olga');
  await other.waitForSelector('text=This device is now Olga.');
  const { id } = await request(mine, 'POST', '/api/tables', { game: 'the-game', seats: 2 });
  await other.goto(`${base}table/${id}`);
  await other.waitForSelector('.lobby');

  await mine.reload();
  await mine.waitForSelector('h2:has-text("Your devices")');
  await mine.click('li:has-text("Another device") .button');
  await mine.waitForSelector('text=The device is signed out.');
  await other.waitForSelector('.lobby', { state: 'detached' });
  assert.equal((await request(mine, 'GET', '/api/devices/me/tokens')).tokens.length, 1);
});

scene('a host makes a new link and code, and who watched with the old one is out', async ({ come, base }) => {
  const host = await come('friends/the-game');
  await host.click('form .button.main');
  await host.waitForSelector('#invite-link');
  const old = await host.inputValue('#invite-link');
  const guest = await come(old.slice(base.length));
  await guest.waitForSelector('.lobby');
  await host.click('text=New link and code');
  await until('the link is another', async () => (await host.inputValue('#invite-link')) !== old);
  await guest.getByText('This table is private.').waitFor();
  const renewed = await host.inputValue('#invite-link');
  await until('the address is the new link', () => host.url() === renewed);
  await guest.evaluate((hash) => (location.hash = hash), new URL(renewed).hash);
  await guest.waitForSelector('.lobby');
  const late = await come((await host.inputValue('#invite-link')).slice(base.length));
  await late.waitForSelector('.lobby');
});

scene('one says who one is where one sits, and a refused name says why', async ({ come }) => {
  const host = await come('friends/the-game');
  await host.click('form .button.main');
  await host.waitForSelector('#invite-link');
  const code = (await host.textContent('.lobby .code')).trim();
  const guest = await come('');
  await guest.click('nav a:has-text("Enter a code")');
  const name = guest.locator('.name-field input');
  await guest.fill('.field input', code);
  await name.fill('Mia 37');
  await guest.click('form .button.main');
  await guest.locator('.name-field .bad', { hasText: 'number' }).waitFor();
  await name.fill('Mia');
  await guest.click('form .button.main');
  await guest.waitForSelector('.lobby');
  await host.locator('.seats .name', { hasText: 'Mia' }).waitFor();
  await name.fill('Lola');
  await name.press('Enter');
  await host.locator('.seats .name', { hasText: 'Lola' }).waitFor();
  await guest.keyboard.press('?');
  await guest.locator('dialog .keys').waitFor();
});

scene('who is removed is told at once and after reloading, and is not asked to sit down', async ({ come, base }) => {
  const host = await come('friends/the-game');
  await host.click('.more summary');
  await host.getByText('Anyone can find it').click();
  await host.click('form .button.main');
  const link = await host.inputValue('#invite-link');
  const guest = await come(link.slice(base.length));
  await guest.click('.lobby .sit');
  assert.equal(await guest.getByText('backtrick serve').count(), 0, 'advice for whoever runs the server');
  await host.getByRole('button', { name: 'Remove' }).click();
  await guest.getByText('The host has removed you').waitFor();
  assert.equal(await guest.getByRole('button', { name: 'Sit down' }).count(), 0);
  await guest.reload();
  await guest.getByText('The host has removed you').waitFor();
  assert.equal(await guest.getByRole('button', { name: 'Sit down' }).count(), 0);
});
