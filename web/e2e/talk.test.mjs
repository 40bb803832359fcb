// Talking: hints that stand beside their pile and fade, chat that is held back with an offer, strict and free tables, muting, bots that speak.
import assert from 'node:assert/strict';
import {
  DESK,
  PATIENCE,
  PHONE,
  Server,
  findings,
  focus,
  offerToStart,
  openPage,
  playOut,
  playTurn,
  scenes,
  until,
  visit,
} from './harness.mjs';

const { scene } = scenes();

/** A bot that thinks may have to be compiled first. */
const COMPILED = 4 * PATIENCE;

/** Two people at a table, the game begun; the host starts. */
async function together(
  come,
  base,
  { game = 'the-game', talk = 'standard', options = [], host = {}, guest = {} } = {},
) {
  const first = await come(`friends/${game}`, host);
  await first.locator('input[name=seats][value="2"]').check();
  await first.click('.more summary');
  await first.locator(`input[name=talk][value="${talk}"]`).check();
  for (const option of options) await first.getByText(option).click();
  await first.click('form .button.main');
  const link = await first.inputValue('#invite-link');
  const second = await come(link.slice(base.length), guest);
  await second.click('.lobby .sit');
  await first.click('.lobby .row .button.main:enabled');
  await first.waitForSelector('.ask');
  await second.waitForSelector('.ask');
  return [first, second];
}

async function started(come, base, wishes) {
  const [first, second] = await together(come, base, wishes);
  assert.equal(await second.locator('.choosing .clock').count(), 0, 'nobody is in a hurry yet');
  await first.locator('.ask .button.main').click();
  await second.locator('.choosing .clock', { hasText: /\d/ }).waitFor();
  await second.locator('.ask .row .button:not(.main)').first().click();
  await first.waitForSelector('.table.mine');
  await second.waitForSelector('.table.playing');
  return [first, second];
}

/** Give a hint: the bubble of a pile or what opens all of them, then the words. It is sent a moment later. */
async function say(page, hint, by = 'click') {
  const pile = /@(\d)/.exec(hint)?.[1];
  await page[by](pile === undefined ? '.actions .talk' : `[data-talk="${pile}"]`);
  if (hint.includes(':')) await page.locator('dialog').getByText('Colours', { exact: true })[by]();
  await page[by](`dialog [data-say="${hint}"]`);
  await page.waitForSelector('dialog', { state: 'detached' });
}

/** At a wide table the words stand beside their pile; the next bubble moves them, a click elsewhere closes them. */
async function talkBesidePiles(page) {
  for (const pile of [1, 0]) {
    await page.click(`[data-talk="${pile}"]`);
    await page.locator('dialog:popover-open [aria-pressed="true"]').getByText(`pile ${'AB'[pile]}`).waitFor();
    const words = await page.locator('dialog').boundingBox();
    const cards = await page.locator(`[data-pile="${pile}"]`).boundingBox();
    const apart = Math.max(words.x - cards.x - cards.width, cards.x - words.x - words.width);
    assert.ok(apart > 0 && apart < 20, `${apart} px from pile ${pile}`);
  }
  await page.click('.title');
  await page.waitForSelector('dialog', { state: 'detached' });
  await page.waitForSelector('[data-talk="0"]:focus');
}

const mark = (pile, hint) => `.spot:has([data-pile="${pile}"]) .mark[data-hint="${hint}"]`;
const heard = (page, text) => page.locator('[role=log]').getByText(text).first().waitFor({ state: 'attached' });

scene(
  'a hint is given in words, can be taken back for a moment, stands beside its pile, and fades when a card is laid there',
  async ({ come, base }) => {
    const [host, guest] = await started(come, base, { guest: { touch: true, calm: false } });
    assert.equal(await host.locator('[data-talk]').count(), 0, 'no bubbles on one’s own turn');
    await say(guest, 'trick@1', 'tap');
    await guest.tap('[data-unsay]');
    await guest.waitForSelector('[data-unsay]', { state: 'detached' });
    await say(guest, 'leave@0', 'tap');
    for (const page of [host, guest]) await page.waitForSelector(mark(0, 'leave@0'));
    assert.match(await host.textContent(mark(0, 'leave@0')), /leave it/);
    await heard(host, /: please leave pile A/);
    await guest.tap('[data-talk="0"]');
    await guest.getByText('You have already spoken about pile A this turn.').waitFor();
    await guest.keyboard.press('Escape');
    // So do all the others, at every pile, and what one says in general; one is sent before the next is.
    await say(guest, 'small-steps@2', 'tap');
    await say(guest, 'trick@3', 'tap');
    await say(guest, 'hard-turn', 'tap');
    await host.waitForSelector(mark(2, 'small-steps@2'));
    await host.waitForSelector(mark(3, 'trick@3'));
    await host.waitForSelector('.seats .mark[data-hint="hard-turn"]');
    await guest.waitForSelector('.own .mark[data-hint="hard-turn"]');
    assert.equal(await host.locator(mark(1, 'trick@1')).count(), 0, 'nobody has heard what was taken back');
    assert.ok(!guest.wire.sent.some((request) => request.do?.hint === 'trick@1'));
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
    await heard(guest, 'Your hint about pile A no longer applies.');
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
  await guest.waitForSelector('dialog [data-say]:focus');
  await guest.keyboard.press('4');
  await guest.waitForSelector('dialog [data-say="leave@3"]:focus');
  await guest.keyboard.press('ArrowDown');
  await guest.waitForSelector('dialog [data-say="rather-not@3"]:focus');
  await guest.keyboard.press('Enter');
  await guest.waitForSelector('dialog', { state: 'detached' });
  await heard(guest, 'You say: rather not on pile D. Press u to take it back.');
  await host.waitForSelector(mark(3, 'rather-not@3'));
  await guest.waitForSelector('[data-card]:focus');
  await guest.keyboard.press('h');
  await guest.waitForSelector('dialog [data-say]:focus');
  await guest.keyboard.press('b');
  await guest.waitForSelector('dialog [data-say="leave@1"]:focus');
  await guest.keyboard.press('Enter');
  await guest.waitForSelector('[data-unsay]');
  await guest.keyboard.press('u');
  await guest.waitForSelector('[data-unsay]', { state: 'detached' });
  await heard(guest, 'Taken back. Nobody has heard it.');
  assert.ok(!guest.wire.sent.some((request) => request.do?.hint === 'leave@1'));
});

scene('who starts is one question, and everybody sees the answers and the result', async ({ come, base }) => {
  const [host, guest] = await together(come, base);
  assert.equal(await host.locator('.ask .button').count(), 3);
  await guest.getByRole('button', { name: 'I can if needed' }).click();
  await host.locator('.choosing li').getByText('I can if needed').waitFor();
  await host.getByRole('button', { name: /^Guest.*, please$/ }).click();
  await host.locator('.starter', { hasText: /Guest \d+ starts/ }).waitFor();
  await guest.locator('.starter', { hasText: 'You start' }).waitFor();
  await guest.locator('.starter li.on', { hasText: '1 vote' }).waitFor();
});

scene(
  'a message with a number is held back: marked, explained, with an offer; nobody else sees anything',
  async ({ come, base, watch }) => {
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
    await guest.waitForSelector('[data-talk="2"].said');
    await host.reload();
    await host.click('header button[aria-label="Chat"]');
    await host.locator('dialog li').getByText('<i>well played</i> 🎴').waitFor();
    // So does a new tab, also of what happened in between.
    const address = new URL(host.url()).pathname.slice(1);
    await host.goto(base);
    await guest.locator('dialog .input').or(guest.locator('header button[aria-label^="Chat"]')).first().click();
    await guest.locator('dialog .input').fill('still here');
    await guest.click('dialog form .button');
    await guest.locator('dialog li').getByText('still here').waitFor();
    const tab = await openPage(host.context(), base, address);
    watch(tab);
    await tab.click('header button[aria-label="Chat, one new message"]');
    for (const text of ['<i>well played</i> 🎴', 'still here'])
      await tab.locator('dialog li').getByText(text).waitFor();
    await tab.keyboard.press('Escape');
    await tab.click('[data-strip]');
    await tab.locator('[data-entry]').getByText('You start.').waitFor();
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
    await say(guest, 'fine', 'tap');
    await host.waitForSelector('.seats .mark[data-hint="fine"]');
    await host.click('header button');
    await host.getByRole('button', { name: 'Give up' }).click();
    await host.click('dialog .button.main');
    await guest.getByRole('button', { name: 'Give up' }).tap();
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
    const [colour, other] = guest.wire.hand[0].slice(-1) === 'b' ? 'bg' : 'gb';
    await say(guest, `high:${colour}`, 'tap');
    await say(guest, `holds:${other}`, 'tap');
    await host.waitForSelector(`.seats .mark[data-hint="high:${colour}"] .ink-${colour} svg`);
    await heard(host, /a rather high/);
    await host.waitForSelector(`.seats .mark[data-hint="holds:${other}"] .ink-${other} svg`);
    const [, pro] = await started(come, base, { game: 'quick-and-easy', options: ['professional'] });
    const offered = () => pro.$$eval('dialog [data-say]', (all) => all.map((each) => each.dataset.say));
    await pro.click('[data-talk="0"]');
    await pro.waitForSelector('dialog [data-say]:focus');
    assert.deepEqual(await offered(), ['trick@0', 'want@0']);
    await pro.getByRole('button', { name: 'In general' }).click();
    assert.deepEqual(await offered(), ['thanks', 'sorry']);
    await pro.getByRole('button', { name: 'Colours' }).click();
    assert.deepEqual(
      await offered(),
      [...'bgrvy'].map((each) => `holds:${each}`),
    );
  },
);

scene('a player who is muted is neither read nor heard, and can be heard again', async ({ come, base }) => {
  const [host, guest] = await started(come, base);
  await host.click('.seat');
  await host.getByRole('button', { name: 'Mute' }).click();
  await host.getByRole('button', { name: 'Unmute' }).waitFor();
  await host.keyboard.press('Escape');
  await host.waitForSelector('.seat.muted');
  await say(guest, 'leave@0');
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
  await host.getByRole('button', { name: 'Unmute' }).click();
  await host.waitForSelector(mark(0, 'leave@0'));
});

/** Somebody with two bots, who have said something while it is the person's turn. Some hands are so bad that the game is over before. */
async function spokenTo(come) {
  for (let games = 0; games < 5; games += 1) {
    const page = await come('friends/quick-and-easy', { viewport: DESK, level: 'planner' });
    await page.locator('input[name=seats][value="3"]').check();
    await page.click('form .button.main');
    await page.getByRole('button', { name: /^Fill .*seats? with/ }).click();
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
    await guest.locator('.ask .row .button:not(.main)').first().click();
    await host.locator('.choosing li').getByText('I can if needed').waitFor();
    const found = [await findings(host)];
    await host.locator('.ask .button.main').click();
    await host.waitForSelector('.table.mine');
    await guest.waitForSelector('.actions .talk');
    const colour = game === 'quick-and-easy' ? [`holds:${guest.wire.hand[0].slice(-1)}`] : [];
    const about = game === 'quick-and-easy' ? 'want@0' : 'leave@0';
    for (const hint of [about, 'thanks', ...colour, 'hard-turn']) await say(guest, hint);
    await guest.waitForSelector('[data-unsay]');
    found.push(await findings(guest));
    await host.waitForSelector('.seats .mark[data-hint="hard-turn"]');
    found.push(await findings(host), await findings(guest));
    await host.click('.said .marks:enabled');
    await host
      .locator('dialog li')
      .getByText(/pile A/)
      .waitFor();
    found.push(await findings(host));
    await host.keyboard.press('Escape');
    await guest.click('.actions .talk');
    await guest.waitForSelector('dialog [data-say]');
    found.push(await findings(guest));
    await guest.keyboard.press('ArrowLeft');
    found.push(await findings(guest));
    await guest.keyboard.press('Escape');
    await guest.waitForSelector('.actions .talk:focus');
    if (viewport !== PHONE) await talkBesidePiles(guest);
    await host.click('.seat');
    await host.waitForSelector('dialog[open]');
    await host.getByRole('button', { name: 'Mute' }).click();
    await host.getByRole('button', { name: 'Unmute' }).waitFor();
    found.push(await findings(host));
    await host.keyboard.press('Escape');
    if (viewport === PHONE) await guest.click('button[aria-label^="Chat"]');
    await guest.fill(':is(dialog, aside) .input', 'leave pile 2, I have 7');
    await guest.click(':is(dialog, aside) form .button');
    await guest.waitForSelector('.offer');
    found.push(await findings(guest));
    // Beside a wide table the chat covers nothing, and both it and what happened are to be read.
    assert.equal(await guest.locator('dialog').count(), viewport === PHONE ? 1 : 0);
    if (viewport === PHONE) {
      await host.click('[data-strip]');
      await host.waitForSelector('dialog [data-entry]');
    } else await host.waitForSelector('aside [data-entry]');
    found.push(await findings(host));
    if (viewport === PHONE) await host.keyboard.press('Escape');
    await host.click('header button:last-child');
    await host.getByRole('button', { name: 'Give up', exact: true }).click();
    await host.getByRole('button', { name: 'Propose' }).click();
    await guest.keyboard.press('Escape');
    await guest.waitForSelector('.banner .button');
    found.push(await findings(host), await findings(guest));
    await guest.locator('.banner .button').first().click();
    await guest.locator('.end').getByText('You gave up together.').waitFor();
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
    for (const word of document.querySelectorAll('.mark .word, .seat .name span, .head, .step, .strip b, .button span'))
      if (word.offsetParent && word.scrollWidth > word.clientWidth + 1 && !word.matches('.unseen'))
        wrong.push(`"${word.textContent}" is cut`);
    for (const why of document.querySelectorAll('.why, .step')) {
      const over = why.getBoundingClientRect().bottom - why.closest('.below').getBoundingClientRect().bottom;
      if (over > 1) wrong.push(`"${why.textContent}" runs ${over} px over`);
    }
    for (const button of document.querySelectorAll('[data-say], [data-talk], [data-strip], .actions button')) {
      const { width, height } = button.getBoundingClientRect();
      if (button.offsetParent && Math.min(width, height) < 43.5)
        wrong.push(`${button.textContent.trim() || button.ariaLabel} is ${width} by ${height} px`);
    }
    const over = (a, b) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const apart = [...document.querySelectorAll('.mark, [data-talk], .place, .draw, [data-strip], .status p')].map(
      (each) => [each.dataset.hint ?? each.className, each.getBoundingClientRect()],
    );
    for (const [one, box] of apart)
      if (box.left < -1 || box.right > innerWidth + 1) wrong.push(`${one} is beyond the edge`);
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
      for (let pile = 0; pile < piles; pile += 1) {
        await guest.tap(`[data-talk="${pile}"]`);
        await guest.waitForSelector('dialog [data-say]');
        if (pile === 0) await look(guest, 'sheet');
        await guest.locator('dialog [data-say]').nth(pile).tap();
      }
      await say(guest, 'more', 'tap');
      await host.waitForSelector('.seats .mark[data-hint="more"]');
      await look(guest, 'own marks');
      await look(host, 'marks');
      assert.equal(await place(), before, 'piles stay where they are');
      await host.tap('.said .marks:enabled');
      await host.waitForSelector('dialog[open] li b');
      await look(host, 'what was said');
      await host.keyboard.press('Escape');
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

/** A table with bots from the form, up to the person's own turn. */
async function withBots(come, game, seats, looks) {
  const page = await come(`friends/${game}`, { level: 'planner', ...looks });
  if (game !== 'face-to-face') await page.locator(`input[name=seats][value="${seats}"]`).check();
  await page.click('form .button.main');
  await page.getByRole('button', { name: /^Fill .*seats? with/ }).click();
  await page.click('.lobby .row .button.main:enabled');
  await offerToStart(page);
  return page;
}

scene('a played table fits every window in every language', async ({ come }) => {
  const wrong = [];
  for (const [game, seats] of [
    ['the-game', 5],
    ['face-to-face', 2],
    ['quick-and-easy', 3],
  ]) {
    const page = await withBots(come, game, seats, { viewport: DESK });
    await until('one plays', () => page.wire.turn || page.wire.over, COMPILED);
    await playTurn(page);
    await until('one plays again', () => page.wire.turn || page.wire.over, COMPILED);
    for (const language of ['en', 'es', 'it', 'de', 'fr']) {
      await page.evaluate((chosen) => localStorage.setItem('backtrick.language', chosen), language);
      await page.reload();
      await page.waitForSelector('.place');
      if (!page.wire.over) await page.locator('[data-card]').first().click();
      for (const [width, height] of [
        [320, 640],
        [390, 844],
        [820, 1180],
        [1440, 900],
        [2560, 1440],
      ]) {
        await page.setViewportSize({ width, height });
        if (width >= 1100) await page.waitForSelector('aside li');
        else await page.waitForSelector('aside', { state: 'detached' });
        const found = page.wire.over ? [] : await cramped(page);
        wrong.push(...found.map((what) => `${game}, ${language}, ${width}: ${what}`));
      }
    }
  }
  assert.deepEqual(wrong, []);
});

scene(
  'four bots on normal: at most eight signs at any of my turns, one for a pile, and a touch names the speakers',
  async ({ come }) => {
    const page = await withBots(come, 'the-game', 5, { viewport: PHONE });
    await page.waitForSelector('.table.playing');
    const wrong = [];
    const labels = [];
    const signs = [];
    for (let turns = 0; turns < 5; turns += 1) {
      await until('one plays', () => page.wire.over || page.wire.turn, COMPILED);
      if (page.wire.over) break;
      await page.waitForSelector('.table.mine');
      wrong.push(...(await cramped(page)));
      signs.push(await page.locator('.mark').count());
      const most = await page.$$eval('.spot', (all) =>
        Math.max(...all.map((each) => each.querySelectorAll('.mark').length)),
      );
      assert.ok(most <= 1, 'one sign for a pile');
      labels.push(...(await page.locator('.said .marks:enabled .unseen').allTextContents()));
      await playTurn(page);
    }
    assert.ok(Math.max(...signs) <= 8 && Math.max(...signs) > 0, `signs at my turns: ${signs}`);
    for (const label of labels) assert.match(label, /What was said about pile [A-D]\. .*Skilled #\d.*: /);
    assert.deepEqual(wrong, []);
    // What the others laid since one's turn is marked on the piles, in the strip and in the log.
    await until('one plays', () => page.wire.over || page.wire.turn, COMPILED);
    if (!page.wire.over) {
      await page.waitForSelector('.table.mine');
      assert.ok((await page.locator('[data-laid]').count()) > 0);
      await page.click('[data-strip]');
      await page.locator('dialog').getByText('since your turn').waitFor();
      await page.keyboard.press('Escape');
    }
    const told = await page.$$eval('[role=log] p', (all) => all.map((each) => each.textContent));
    assert.ok(
      told.every((line) => line.split(/: /).length <= 5),
      `too much at once: ${told}`,
    );
  },
);
