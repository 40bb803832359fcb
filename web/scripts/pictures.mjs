// The pictures that are kept: those of the README, and one for each game that shared links show.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Server, launch, offerToStart, playNow, playTurn, until, visit } from '../e2e/harness.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const previews = join(root, 'web/public/previews');
const screenshots = join(root, 'docs/screenshots');
for (const folder of [previews, screenshots]) mkdirSync(folder, { recursive: true });

/** The size that sites show. */
const PREVIEW = { viewport: { width: 1260, height: 662 }, scale: 1200 / 1260 };
const TURNS = { 'the-game': 4, 'face-to-face': 5, 'quick-and-easy': 2 };
const GAMES = Object.keys(TURNS);

const server = await Server.start();
const browser = await launch();

/** A table after some turns, with the person to act. Games may be lost before that; then another is begun. */
async function played(game, turns, looks) {
  for (;;) {
    const page = await visit(browser, server.base, '', { level: 'expert', ...looks });
    await page.waitForSelector('.games');
    await playNow(page, GAMES.indexOf(game));
    await offerToStart(page);
    for (let turn = 0; turn < turns; turn += 1) {
      await until('one plays', () => page.wire.turn || page.wire.over);
      if (!page.wire.over) await playTurn(page);
    }
    await until('one plays', () => page.wire.turn || page.wire.over);
    if (!page.wire.over) return page;
    await page.context().close();
  }
}

async function picture(game, turns, looks, path) {
  const page = await played(game, turns, looks);
  await page.waitForSelector('.starter', { state: 'detached' });
  await page.waitForTimeout(300);
  await page.screenshot({ path, type: 'jpeg', quality: 85 });
  await page.context().close();
}

/** Some seconds of play, frame by frame. */
async function film(path) {
  const folder = mkdtempSync(join(tmpdir(), 'backtrick-film-'));
  const page = await played('the-game', 2, { viewport: { width: 1280, height: 800 }, calm: false });
  let filming = true;
  const shoot = async () => {
    for (let frame = 0; filming && frame < 150; frame += 1) {
      await page.screenshot({ path: join(folder, `${String(frame).padStart(4, '0')}.png`) });
      await page.waitForTimeout(40);
    }
  };
  const shot = shoot();
  for (let turn = 0; turn < 2; turn += 1) {
    await page.waitForTimeout(700);
    await playTurn(page);
    await until('one plays again', () => page.wire.turn || page.wire.over);
  }
  await page.waitForTimeout(900);
  filming = false;
  await shot;
  await page.context().close();
  execFileSync(join(root, '.venv/bin/python'), [join(root, 'scripts/animate.py'), folder, path]);
  rmSync(folder, { recursive: true });
}

try {
  for (const game of GAMES) await picture(game, TURNS[game], PREVIEW, join(previews, `${game}.jpg`));
  const desk = { viewport: { width: 1440, height: 900 } };
  await picture('the-game', 6, { ...desk, theme: 'light' }, join(screenshots, 'the-game.jpg'));
  await picture('face-to-face', 6, { ...desk, theme: 'dark' }, join(screenshots, 'face-to-face.jpg'));
  const phone = { viewport: { width: 390, height: 844 }, scale: 2, touch: true, theme: 'light' };
  await picture('quick-and-easy', 2, phone, join(screenshots, 'quick-and-easy.jpg'));
  await film(join(screenshots, 'play.webp'));
} finally {
  await browser.close();
  await server.stop();
}
