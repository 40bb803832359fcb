// Talking: hints that stand beside their pile and fade, chat that is held back with an offer, strict and free tables, muting, bots that speak.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  DESK,
  PATIENCE,
  PHONE,
  Server,
  focus,
  offerToStart,
  playOut,
  playTurn,
  scenes,
  until,
  visit,
} from './harness.mjs';

const { scene } = scenes();
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A bot that thinks may have to be compiled first. */
const COMPILED = 4 * PATIENCE;

async function findings(page) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  return page.evaluate(async () => {
    await Promise.all(document.getAnimations().map((each) => each.finished.catch(() => undefined)));
    const { violations } = await globalThis.axe.run(document, { resultTypes: ['violations'] });
    return violations.map(
      (each) =>
        `${each.id}: ${each.nodes
          .map((node) => `${node.target} ${node.any[0]?.message ?? ''}`)
          .slice(0, 3)
          .join(' | ')}`,
    );
  });
}

/** Two people at a table, the game begun; the host starts. */
async function together(
  come,
  base,
  { game = 'the-game', talk = 'standard', options = [], host = {}, guest = {} } = {},
) {
  const first = await come(`friends/${game}`, host);
  await first.locator('input[name=seats][value="2"]').check();
  await first.locator(`input[name=talk][value="${talk}"]`).check();
  for (const option of options) await first.getByText(option).click();
  await first.click('form .button.main');
  const link = await first.inputValue('#invite-link');
  const second = await come(link.slice(base.length), guest);
  await second.click('.lobby li .button.main');
  await first.click('.lobby .row .button.main:enabled');
  await first.waitForSelector('.ask');
  await second.waitForSelector('.ask');
  return [first, second];
}

async function started(come, base, wishes) {
  const [first, second] = await together(come, base, wishes);
  await first.locator('.ask .button.main').click();
  await second.locator('.ask .row .button:not(.main)').first().click();
  await first.waitForSelector('.table.mine');
  await second.waitForSelector('.table.playing');
  return [first, second];
}

const mark = (pile, hint) => `.spot:has([data-pile="${pile}"]) .mark[data-hint="${hint}"]`;
const heard = (page, text) => page.locator('[role=log]').getByText(text).first().waitFor({ state: 'attached' });

scene(
  'a hint takes one tap, stands beside its pile for the other, and fades when a card is laid there',
  async ({ come, base }) => {
    const [host, guest] = await started(come, base, { guest: { touch: true, calm: false } });
    await guest.tap('.spot:first-child [data-say="leave@0"]');
    for (const page of [host, guest]) await page.waitForSelector(mark(0, 'leave@0'));
    assert.match(await host.textContent(mark(0, 'leave@0')), /leave it/);
    await heard(host, /: please leave pile 1/);
    assert.equal(await guest.getAttribute('[data-say="leave@0"]', 'aria-disabled'), 'true', 'once a turn');
    // So do all the others, at every pile, and what one says in general.
    await guest.tap('.spot [data-say="small-steps@2"]');
    await host.waitForSelector(mark(2, 'small-steps@2'));
    await guest.tap('.spot [data-say="trick@3"]');
    await host.waitForSelector(mark(3, 'trick@3'));
    await guest.tap('.bar [data-say="hard-turn"]');
    await host.waitForSelector('.seats .mark[data-hint="hard-turn"]');
    await guest.waitForSelector('.own .mark[data-hint="hard-turn"]');
    // A card on the pile overtakes the hint about it, and no other: it fades, or goes at once where people want no motion.
    // What it is told to show is asked, not what is seen: a busy machine may leave out every frame in between.
    const watchFading = (page) =>
      page.evaluate(
        (selector) => {
          const mark = document.querySelector(selector);
          const animate = mark.animate.bind(mark);
          globalThis.faded = false;
          mark.animate = (frames, options) => {
            globalThis.faded ||= options.duration > 0 && frames.some(({ opacity }) => opacity > 0 && opacity < 1);
            return animate(frames, options);
          };
        },
        mark(0, 'leave@0'),
      );
    await guest.waitForFunction(() => document.getAnimations().length === 0);
    for (const page of [host, guest]) await watchFading(page);
    const { card } = host.wire.turn.fits.find((fit) => fit.pile === 0);
    await host.click(`[data-card="${card}"]`);
    await host.click('.pile.fits[data-pile="0"]');
    await host.click('.actions .undo + .button');
    for (const page of [host, guest]) {
      await page.waitForSelector(mark(0, 'leave@0'), { state: 'detached' });
      await page.waitForSelector(mark(2, 'small-steps@2'));
    }
    assert.deepEqual(await Promise.all([host, guest].map((page) => page.evaluate(() => globalThis.faded))), [
      false,
      true,
    ]);
    await heard(guest, 'Your hint about pile 1 no longer stands.');
    await playTurn(host);
    await until('the guest plays', () => guest.wire.turn);
    await playTurn(guest, 'touch');
    await host.waitForFunction(() => !document.querySelector('.seats .mark[data-hint="hard-turn"]'));
  },
);

scene('hints by keyboard alone', async ({ come, base }) => {
  const [host, guest] = await started(come, base);
  for (const mouse of ['click', 'dblclick', 'hover', 'tap']) guest[mouse] = () => assert.fail('the mouse was used');
  await focus(guest, '[data-card]');
  await guest.keyboard.press('h');
  await guest.waitForSelector('dialog[open] [data-say]:focus');
  await guest.keyboard.press('4');
  await guest.waitForSelector('dialog [data-say="leave@3"]:focus');
  await guest.keyboard.press('ArrowDown');
  await guest.waitForSelector('dialog [data-say="rather-not@3"]:focus');
  await guest.keyboard.press('Enter');
  await guest.waitForSelector('dialog', { state: 'detached' });
  await host.waitForSelector(mark(3, 'rather-not@3'));
  await guest.waitForSelector('[data-card]:focus');
  await guest.keyboard.press('h');
  await guest.waitForSelector('dialog[open] [data-say]:focus');
  await guest.keyboard.press('Escape');
  await guest.waitForSelector('dialog', { state: 'detached' });
});

scene('before the start one can say that one would like to start', async ({ come, base }) => {
  const [host, guest] = await together(come, base);
  await guest.click('[data-say="start"]');
  await host.waitForSelector('.choosing .mark[data-hint="start"]');
  await heard(host, /I would like to start/);
  // Who taps twice has said it once, and proposed nobody; who would rather not and proposes oneself does it without "gladly".
  await host.dblclick('[data-say="not-start"]');
  await guest.waitForSelector('.choosing .mark[data-hint="not-start"]');
  assert.deepEqual(
    await host.$$eval('.choosing [data-say]', (all) =>
      all.map((each) => [each.dataset.say, each.ariaDisabled, each === document.activeElement]),
    ),
    [
      ['start', 'true', false],
      ['not-start', 'true', true],
    ],
  );
  await host.click('.ask .button.main');
  await guest
    .locator('.choosing li')
    .getByText(/^for Guest/)
    .waitFor();
  assert.ok(!(await guest.textContent('.choosing ul')).includes('gladly'));
});

scene(
  'a message with a number is held back: marked, explained, with an offer; nobody else sees anything',
  async ({ come, base }) => {
    const [host, guest] = await started(come, base);
    await guest.click('header button[aria-label^="Chat"]');
    const box = guest.locator('dialog .input');
    await box.fill('<b>leave pile 3</b>, I have 47');
    await guest.click('dialog form .button');
    await guest.locator('.refused').getByText('No numbers: this could be a card.').waitFor();
    assert.equal(await guest.textContent('.refused mark'), '47');
    assert.equal(await box.inputValue(), '<b>leave pile 3</b>, I have 47', 'it stays in the box');
    assert.equal(await box.evaluate((input) => input.value.slice(input.selectionStart, input.selectionEnd)), '47');
    await guest.click('.offer[data-say="leave@2"]');
    await host.waitForSelector(mark(2, 'leave@2'));
    // The others may see the hint before its speaker has been told that it was said.
    await guest.getByText('Said as a hint').waitFor();
    assert.equal(await box.inputValue(), '');
    // Text is text, never markup; also in another script, and beyond JavaScript's units.
    await box.fill('<i>hello</i> 🎴🎴 pile ４７');
    await guest.click('dialog form .button');
    await guest.waitForSelector('.refused mark');
    assert.equal(await guest.textContent('.refused mark'), '４７');
    await box.fill('<i>well played</i> 🎴');
    assert.equal(await guest.locator('.refused').count(), 0, 'it goes as soon as one writes on');
    await guest.click('dialog form .button');
    await host.waitForSelector('header button[aria-label^="Chat, one"]');
    await host.reload();
    await host.click('header button[aria-label^="Chat, one"]');
    await host.locator('dialog li').getByText('<i>well played</i> 🎴').waitFor();
    assert.equal(await host.locator('dialog li i').count(), 0);
    const told = host.wire.frames.map((frame) => JSON.stringify(frame)).join();
    assert.ok(!told.includes('I have 47') && !told.includes('４７'), 'nobody else sees anything');
    // A page that is loaded again keeps what it has heard, and the place of what can be said.
    await guest.reload();
    await guest.waitForSelector('.spot [data-say="leave@2"].mine[aria-disabled="true"]');
    await host.reload();
    await host.click('header button[aria-label="Chat"]');
    await host.locator('dialog li').getByText('<i>well played</i> 🎴').waitFor();
  },
);

scene(
  'who talks too fast is told when to try again',
  async ({ browser, watch }) => {
    const strict = await Server.start(['--limits', '1', '--no-warm']);
    const pages = [];
    try {
      const come = async (path, looks) => {
        const page = await visit(browser, strict.base, path, looks);
        pages.push(page);
        watch(page);
        return page;
      };
      const [, guest] = await started(come, strict.base);
      await guest.click('header button[aria-label^="Chat"]');
      await until('it is too fast', async () => {
        await guest.fill('dialog .input', 'hello');
        await guest.click('dialog form .button');
        await guest.waitForFunction(
          () => document.querySelector('.refused') || document.querySelector('dialog .input').value === '',
        );
        return guest.$('.refused');
      });
      await guest.getByText(/That was too fast. Try again in/).waitFor();
      assert.equal(await guest.inputValue('dialog .input'), 'hello');
    } finally {
      for (const page of pages) await page.context().close();
      await strict.stop();
    }
  },
  { skip: Boolean(process.env.SERVER) },
);

scene(
  'a strict table has hints and no chat, and thanks after the end; a free one is a matter of honour',
  async ({ come, base }) => {
    const [host, guest] = await started(come, base, { talk: 'strict', guest: { touch: true } });
    for (const page of [host, guest]) assert.equal(await page.locator('header button[aria-label^="Chat"]').count(), 0);
    await guest.click('.bar [data-say="fine"]');
    await host.waitForSelector('.seats .mark[data-hint="fine"]');
    await host.click('header button');
    await host.getByRole('button', { name: 'Give up' }).click();
    await host.click('dialog .button.main');
    await guest.tap('.end [data-say="thanks"]');
    await host.waitForSelector('.seats .mark[data-hint="thanks"]');
    await host.waitForSelector('.mark[data-hint="fine"]', { state: 'detached' });
    await heard(host, /: thanks/);
    await guest.reload();
    await guest.waitForSelector('.end .say');
    assert.deepEqual(
      await guest.$$eval('.end [data-say]', (all) => all.map((each) => [each.dataset.say, each.ariaDisabled])),
      [
        ['thanks', 'true'],
        ['sorry', 'false'],
      ],
    );
    for (const page of [host, guest]) assert.deepEqual(await findings(page), []);
    const [, other] = await started(come, base, { talk: 'free' });
    await other.click('header button[aria-label^="Chat"]');
    await other.getByText('Honour system').waitFor();
    await other.fill('dialog .input', 'I have 47');
    await other.click('dialog form .button');
    await other.locator('dialog li').getByText('I have 47').waitFor();
  },
);

scene(
  'Quick & Easy: colours with their shapes and vague sizes; professionals only their own',
  async ({ come, base }) => {
    const [host, guest] = await started(come, base, { game: 'quick-and-easy', guest: { touch: true } });
    // The colours in one's hand are one tap each, with every size; the others are in the sheet.
    const held = [...new Set(guest.wire.hand.map((card) => card.slice(-1)))];
    assert.deepEqual(
      (await guest.$$eval('.bar .colour [data-say]', (all) => all.map((each) => each.dataset.say))).sort(),
      held.flatMap((colour) => ['high', 'holds', 'low', 'middle'].map((code) => `${code}:${colour}`)).sort(),
    );
    await guest.tap(`.bar [data-say="high:${held[0]}"]`);
    await host.waitForSelector(`.seats .mark[data-hint="high:${held[0]}"] .ink-${held[0]} svg`);
    await heard(host, /a rather high/);
    const other = [...'bgrvy'].find((colour) => !held.includes(colour));
    await guest.tap('.status .button.icon');
    await guest.getByRole('button', { name: 'Colours' }).tap();
    await guest.tap(`dialog [data-say="holds:${other}"]`);
    await host.waitForSelector(`.seats .mark[data-hint="holds:${other}"] .ink-${other} svg`);
    const [, pro] = await started(come, base, { game: 'quick-and-easy', options: ['professional'] });
    assert.deepEqual(await pro.$$eval('.spot:first-child [data-say]', (all) => all.map((each) => each.dataset.say)), [
      'trick@0',
      'want@0',
    ]);
    assert.deepEqual(
      await pro.$$eval('.bar .line:last-child [data-say]', (all) => all.map((each) => each.dataset.say)),
      ['thanks', 'sorry'],
    );
    await pro.click('.status .button.icon');
    await pro.getByRole('button', { name: 'Colours' }).click();
    assert.deepEqual(
      await pro.$$eval('dialog [data-say]', (all) => all.map((each) => each.dataset.say)),
      [...'bgrvy'].map((colour) => `holds:${colour}`),
    );
  },
);

scene('a player who is muted is neither read nor heard, and can be heard again', async ({ come, base }) => {
  const [host, guest] = await started(come, base);
  await host.click('.seat');
  await host.getByRole('button', { name: 'Mute' }).click();
  await host.getByRole('button', { name: 'Hear again' }).waitFor();
  await host.keyboard.press('Escape');
  await host.waitForSelector('.seat.muted');
  await guest.click('.spot:first-child [data-say="leave@0"]');
  await guest.waitForSelector(mark(0, 'leave@0'));
  await guest.click('header button[aria-label^="Chat"]');
  await guest.fill('dialog .input', 'can you hear me');
  await guest.click('dialog form .button');
  await guest.locator('dialog li').getByText('can you hear me').waitFor();
  await host.reload();
  await host.waitForSelector('.seat.muted');
  assert.equal(await host.locator(mark(0, 'leave@0')).count(), 0);
  assert.ok(!host.wire.frames.some((frame) => JSON.stringify(frame).includes('can you hear me')));
  await host.click('.seat');
  await host.getByRole('button', { name: 'Hear again' }).click();
  await host.waitForSelector(mark(0, 'leave@0'));
});

/** Somebody with two bots, who have said something while it is the person's turn. Some hands are so bad that the game is over before. */
async function spokenTo(come) {
  for (let games = 0; games < 5; games += 1) {
    const page = await come('friends/quick-and-easy', { viewport: DESK, level: 'planner' });
    await page.locator('input[name=seats][value="3"]').check();
    await page.click('form .button.main');
    await page.getByRole('button', { name: /bots? for/i }).click();
    await page.click('.lobby .row .button.main:enabled');
    await offerToStart(page);
    const spoken = () => page.wire.turn && page.wire.hints.some((hint) => hint.turn >= 0);
    await until(
      'a bot says something',
      async () => page.wire.over || spoken() || (await playTurn(page), false),
      COMPILED,
    );
    if (!page.wire.over) return page;
  }
  throw new Error('bots say nothing');
}

scene(
  'bots speak before one plays, the replay shows what they said, and they say why they played so',
  async ({ come }) => {
    const page = await spokenTo(come);
    await page.waitForSelector('.table.mine .mark');
    await playOut([page], 'mouse', 'badly');
    await page.click('.end a[href*="replay"]');
    await page.waitForSelector('.controls');
    await until('a turn in which somebody spoke', async () => {
      if ((await page.$('.said li')) && (await page.$('.mark'))) return true;
      await page.keyboard.press('ArrowRight');
      return false;
    });
    await page.keyboard.press('Home');
    await until('a turn of a bot', async () => {
      if (await page.getByRole('button', { name: /: Why\?/ }).count()) return true;
      await page.keyboard.press('ArrowRight');
      return false;
    });
    await page.getByRole('button', { name: /: Why\?/ }).click();
    await page
      .locator('dialog')
      .getByText(/chance/)
      .first()
      .waitFor();
    await page.locator('dialog').getByText('It laid').waitFor();
    assert.deepEqual(await findings(page), []);
  },
);

for (const [theme, viewport, game] of [
  ['light', PHONE, 'the-game'],
  ['dark', DESK, 'quick-and-easy'],
])
  scene(`axe finds nothing where people talk: ${game}, ${theme}, ${viewport.width}`, async ({ come, base }) => {
    const looks = { theme, viewport };
    const [host, guest] = await together(come, base, { game, host: looks, guest: looks });
    await guest.click('[data-say="not-start"]');
    await host.waitForSelector('.choosing .mark');
    const found = [await findings(host)];
    await host.locator('.ask .button.main').click();
    await guest.locator('.ask .row .button:not(.main)').first().click();
    await host.waitForSelector('.table.mine');
    await guest.waitForSelector('.bar');
    const colour = game === 'quick-and-easy' ? [`holds:${guest.wire.hand[0].slice(-1)}`] : [];
    for (const hint of ['leave@0', 'thanks', 'hard-turn', ...colour])
      await guest.locator(`[data-say="${hint}"]`).first().click();
    await host.waitForSelector('.seats .mark[data-hint="hard-turn"]');
    found.push(await findings(host), await findings(guest));
    await host.click('.said .marks:enabled');
    await host.locator('dialog li').getByText('please leave pile 1').waitFor();
    found.push(await findings(host));
    await host.keyboard.press('Escape');
    await guest.click('.status .button.icon');
    await guest.waitForSelector('dialog[open] [data-say]');
    found.push(await findings(guest));
    await guest.keyboard.press('ArrowLeft');
    found.push(await findings(guest));
    await guest.keyboard.press('Escape');
    await host.click('.seat');
    await host.waitForSelector('dialog[open]');
    await host.getByRole('button', { name: 'Mute' }).click();
    await host.getByRole('button', { name: 'Hear again' }).waitFor();
    found.push(await findings(host));
    await guest.click('header button[aria-label^="Chat"]');
    await guest.fill('dialog .input', 'leave pile 2, I have 7');
    await guest.click('dialog form .button');
    await guest.waitForSelector('.offer');
    found.push(await findings(guest));
    assert.deepEqual(found.flat(), []);
  });

/** What is too large for its place on a page where people talk. */
const cramped = (page) =>
  page.evaluate(() => {
    const wrong = [];
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth) wrong.push(`${root.scrollWidth - innerWidth} px too wide`);
    if (root.scrollHeight > innerHeight && !document.querySelector('dialog'))
      wrong.push(`${root.scrollHeight - innerHeight} px too tall`);
    for (const word of document.querySelectorAll('.mark .word, .bar .word, .talk .word, .seat .name span'))
      if (word.offsetParent && word.scrollWidth > word.clientWidth + 1) wrong.push(`"${word.textContent}" is cut`);
    for (const why of document.querySelectorAll('.why')) {
      const over = why.getBoundingClientRect().bottom - why.closest('.below').getBoundingClientRect().bottom;
      if (over > 1) wrong.push(`"${why.textContent}" runs ${over} px over`);
    }
    for (const button of document.querySelectorAll('[data-say]')) {
      const { width, height } = button.getBoundingClientRect();
      if (button.offsetParent && Math.min(width, height) < 24)
        wrong.push(`${button.dataset.say} is ${width} by ${height} px`);
    }
    const over = (a, b) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const apart = [...document.querySelectorAll('.mark, .spot [data-say], .spot .place, .bar [data-say], .draw')].map(
      (each) => [each.dataset.hint ?? each.dataset.say ?? each.className, each.getBoundingClientRect()],
    );
    if (!document.querySelector('dialog, .picked'))
      apart.forEach(([one, a], at) =>
        apart
          .slice(at + 1)
          .forEach(([other, b]) => over(a, b) && wrong.push(`${one} and ${other} lie over each other`)),
      );
    return wrong;
  });

const GUESTS = {
  en: /^Guest \d{4}/,
  es: /^Invitado \d{4}/,
  it: /^Ospite \d{4}/,
  de: /^Gast \d{4}/,
  fr: /^Invité \d{4}/,
};

for (const language of ['en', 'es', 'it', 'de', 'fr'])
  scene(`talk fits a phone: ${language}`, async ({ come, base }) => {
    const looks = { locale: `${language}-${language.toUpperCase()}`, touch: true };
    const wrong = [];
    for (const [game, piles] of [
      ['the-game', 4],
      ['quick-and-easy', 2],
    ]) {
      const [host, guest] = await started(come, base, { game, host: looks, guest: looks });
      assert.match(await host.textContent('.seats .name'), GUESTS[language], 'a guest in the language of the page');
      const look = async (page, where) =>
        wrong.push(...(await cramped(page)).map((what) => `${game}, ${where}: ${what}`));
      await look(guest, 'nothing said');
      const place = () => guest.evaluate(() => document.querySelector('[data-pile]').getBoundingClientRect().top);
      const before = await place();
      for (let pile = 0; pile < piles; pile += 1)
        await guest.locator('.spot').nth(pile).locator('[data-say]').nth(pile).tap();
      await guest.tap('.bar [data-say="more"]');
      await host.waitForSelector('.seats .mark[data-hint="more"]');
      await look(guest, 'own marks');
      await look(host, 'marks');
      assert.equal(await place(), before, 'piles stay where they are');
      await host.tap('.said .marks:enabled');
      await host.waitForSelector('dialog[open] li b');
      await look(host, 'what was said');
      await host.keyboard.press('Escape');
      await guest.tap('.status .button.icon');
      await guest.waitForSelector('dialog[open] [data-say]');
      await look(guest, 'sheet');
      await guest.keyboard.press('Escape');
      // A card that does not fit says why, in the same place.
      await playTurn(host, 'touch');
      await until('the guest plays', () => guest.wire.turn);
      for (const card of guest.wire.hand) {
        await guest.tap(`[data-card="${card}"]`);
        await guest.waitForSelector(`[data-card="${card}"].picked`);
        await guest.waitForFunction(
          (count) => document.querySelectorAll('.pile .step, .pile .why').length === count,
          piles,
        );
        await look(guest, `holding ${card}`);
      }
    }
    assert.deepEqual(wrong, []);
  });

for (const language of ['en', 'es', 'it', 'de', 'fr'])
  scene(`hints have their words on a desk and a tablet: ${language}`, async ({ come, base }) => {
    const looks = { locale: `${language}-${language.toUpperCase()}`, viewport: DESK };
    const wrong = [];
    for (const [game, words] of [
      ['the-game', 20],
      ['quick-and-easy', 12],
    ]) {
      const [host, guest] = await started(come, base, { game, host: looks, guest: looks });
      for (let pile = 0; pile < 2; pile += 1)
        await guest.locator('.spot').nth(pile).locator('[data-say]').nth(pile).click();
      await host.waitForSelector('.spot:nth-child(2) .mark');
      for (const [width, height] of [
        [1280, 800],
        [1920, 1080],
        [1280, 640],
        [1024, 768],
        [768, 1024],
      ]) {
        await guest.setViewportSize({ width, height });
        assert.equal(await guest.locator('.talk .word:visible').count(), words, `${game}, ${width} by ${height}`);
        wrong.push(...(await cramped(guest)).map((what) => `${game}, ${width} by ${height}: ${what}`));
      }
      // On a desk they stay in sight while a card is held.
      await host.locator('[data-card]').first().click();
      await host.waitForSelector('.pile.fits');
      const unnamed = await host.$$eval(
        '.spot [data-say], .bar [data-say]',
        (all) => all.filter((each) => !each.ariaLabel.includes(each.querySelector('.word').textContent)).length,
      );
      assert.equal(unnamed, 0, 'a name holds the word that is seen');
      assert.equal(await host.locator('.talk .word:visible').count(), words);
    }
    assert.deepEqual(wrong, []);
  });

scene(
  'five at a table: what many say of a pile is one mark, in two lines, and a touch names them',
  async ({ come }) => {
    const page = await come('friends/the-game', { viewport: PHONE, touch: true, level: 'planner' });
    await page.locator('input[name=seats][value="5"]').check();
    await page.tap('form .button.main');
    await page.getByRole('button', { name: /bots? for/i }).tap();
    await page.tap('.lobby .row .button.main:enabled');
    await offerToStart(page, 'touch');
    await page.waitForSelector('.table.playing');
    const wrong = [];
    const labels = [];
    for (let turns = 0; turns < 4; turns += 1) {
      await until(
        'one plays, and the bots have spoken',
        async () => page.wire.over || (page.wire.turn && (await page.$('.said .mark'))),
        COMPILED,
      );
      if (page.wire.over) break;
      wrong.push(...(await cramped(page)));
      const lines = await page.$$eval('.said .marks', (all) =>
        all.map(
          (each) =>
            new Set([...each.querySelectorAll('.mark')].map((mark) => Math.round(mark.getBoundingClientRect().top)))
              .size,
        ),
      );
      assert.ok(Math.max(...lines) <= 2, `${lines} lines of marks`);
      labels.push(await page.locator('.said .marks:enabled .unseen').first().textContent());
      await playTurn(page, 'touch');
    }
    assert.ok(labels.length);
    for (const label of labels) assert.match(label, /What was said about pile \d\. .*Planner #\d.*: /);
    assert.deepEqual(wrong, []);
    const told = await page.$$eval('[role=log] p', (all) => all.map((each) => each.textContent));
    assert.ok(
      told.every((line) => line.split(/: /).length <= 5),
      `too much at once: ${told}`,
    );
  },
);
