// The page's figures, in Chromium on a CPU slowed down four times, against the real server on loopback.
import { loadavg } from "node:os";
import { gzipSync } from "node:zlib";
import { PHONE, Server, launch, offerToStart, playNow, playTurn, until, visit } from "../../web/e2e/harness.mjs";

const SLOWER = 4;
const RUNS = 5;
const TURNS = 6;

const median = (all) => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)];
const ms = (all) => `median ${median(all).toFixed(0)} ms, most ${Math.max(...all).toFixed(0)} ms of ${all.length}`;

/** How long a fixed loop takes right now: what else the machine is doing shows here. */
function calibration() {
  const began = performance.now();
  let total = 0;
  for (let step = 0; step < 100_000_000; step += 1) total += step & 7;
  return performance.now() - began + (total < 0 ? 1 : 0);
}

const loops = [];
function say(name, value, goal = "") {
  loops.push(calibration());
  console.log(`${name.padEnd(50)} ${value}${goal && `  (at most ${goal})`}`);
}

async function slowed(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  return session;
}

/** What the first visit loads to show the home: the page itself, script, style, typefaces and the English catalogue. */
async function firstLoad(browser, base) {
  const kinds = { page: /\/$/, font: /\.woff2$/, catalogue: /\/en-[^/]*\.js$/, script: /\.js$/, style: /\.css$/ };
  const loaded = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, []]));
  const prepare = (context) =>
    context.on("response", (answer) => {
      const { pathname } = new URL(answer.url());
      const kind = Object.keys(kinds).find((each) => kinds[each].test(pathname));
      if (kind) loaded[kind].push(answer);
    });
  const page = await visit(browser, base, "", { prepare });
  await page.waitForSelector(".games");
  await page.waitForLoadState("networkidle");
  const sums = {};
  let plain = 0;
  for (const [kind, answers] of Object.entries(loaded)) {
    sums[kind] = 0;
    for (const answer of answers) {
      const body = await answer.body();
      plain += body.length;
      sums[kind] += gzipSync(body, { level: 9 }).length;
    }
  }
  const zipped = Object.values(sums).reduce((all, each) => all + each);
  const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
  const parts = Object.entries(sums).map(([kind, sum]) => `${kind} ${kB(sum)}`);
  const files = Object.values(loaded).flat().length;
  say("first load", `${kB(zipped)} gzipped (${parts.join(", ")}), ${kB(plain)} plain, ${files} files`, "85 kB gzipped");
  await page.context().close();
}

/** From the click on *Play now*, through the sheet, to cards that can be taken up. */
async function toTheTable(browser, base) {
  const homes = [];
  const tables = [];
  for (let run = 0; run < RUNS; run += 1) {
    const page = await visit(browser, base, "", { calm: false });
    await slowed(page);
    await page.reload();
    await page.waitForSelector(".games");
    homes.push(await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN));
    tables.push(
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            const button = document.querySelector(".games .button.main");
            let began = 0;
            button.addEventListener("click", () => (began = performance.now()), { capture: true, once: true });
            const look = () => {
              document.querySelector("dialog .go:enabled")?.click();
              if (!document.querySelector("[data-card]")) return requestAnimationFrame(look);
              // After the frame in which the cards are there, once the page has nothing else to do.
              return requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
            };
            button.click();
            look();
          }),
      ),
    );
    await page.context().close();
  }
  say("home to its first paint", ms(homes));
  say("home to the first interactive table", ms(tables), "1500 ms");
}

/** In the page: when something was dropped, when something moved, what was shifted. */
function watchfully() {
  const seen = (globalThis.seen = { drops: [], moving: [], shifts: [], frames: [] });
  const properties = new Set();
  let dropped = 0;
  addEventListener("pointerup", () => (dropped = document.querySelector(".flight") ? performance.now() : 0), true);
  const { animate } = Element.prototype;
  Element.prototype.animate = function (keyframes, ...rest) {
    const began = performance.now();
    for (const frame of [keyframes].flat()) for (const name of Object.keys(frame)) properties.add(name);
    if (dropped) {
      const since = dropped;
      dropped = 0;
      requestAnimationFrame((now) => seen.drops.push(Math.max(now, performance.now()) - since));
    }
    const moved = animate.call(this, keyframes, ...rest);
    moved.finished.then(
      () => seen.moving.push([began, performance.now()]),
      () => undefined,
    );
    return moved;
  };
  const running = new Map();
  const named = (event) => `${event.propertyName} ${event.pseudoElement}`;
  addEventListener(
    "transitionrun",
    (event) => {
      properties.add(event.propertyName);
      if (!running.has(event.target)) running.set(event.target, new Map());
      running.get(event.target).set(named(event), performance.now());
    },
    true,
  );
  for (const end of ["transitionend", "transitioncancel"])
    addEventListener(
      end,
      (event) => {
        const began = running.get(event.target)?.get(named(event));
        if (began) seen.moving.push([began, performance.now()]);
      },
      true,
    );
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries())
      seen.shifts.push({
        value: shift.value,
        asked: shift.hadRecentInput,
        time: shift.startTime,
        what: shift.sources.map(({ node }) =>
          node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className}` : String(node?.nodeName),
        ),
      });
  }).observe({ type: "layout-shift", buffered: true });
  const frame = (now) => {
    seen.frames.push(now);
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  globalThis.report = () => ({ ...seen, animated: [...properties] });
}

/** The tasks of the page's main thread: when each began on the page's clock, how long it took, and how long it had the CPU. */
function tasksIn(trace) {
  const { traceEvents } = JSON.parse(trace.toString());
  const mark = traceEvents.find(({ name, cat }) => name === "began" && cat === "blink.user_timing");
  const since = mark.ts / 1000 - mark.args.data.startTime;
  return traceEvents
    .filter(
      (each) =>
        each.name === "ThreadControllerImpl::RunTask" &&
        each.ph === "X" &&
        each.pid === mark.pid &&
        each.tid === mark.tid,
    )
    .map(({ ts, dur, tdur }) => ({ time: ts / 1000 - since, length: dur / 1000, cpu: (tdur ?? dur) / 1000 }));
}

async function dragCard(page) {
  const { card, pile } = page.wire.options.fits.reduce((best, fit) => (fit.step < best.step ? fit : best));
  const from = await page.locator(`[data-card="${card}"]`).boundingBox();
  const to = await page.locator(`[data-pile="${pile}"]`).boundingBox();
  const planned = page.wire.plan?.plays.length ?? 0;
  await page.mouse.move(from.x + from.width / 3, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 3, { steps: 12 });
  await page.mouse.up();
  await until("the plan is answered", () => page.wire.plan?.plays.length === planned + 1);
}

/** A few turns with bots: cards are dragged, bots' cards fly. */
async function playing(browser, base) {
  const page = await visit(browser, base, "", {
    calm: false,
    viewport: PHONE,
    level: "greedy",
    prepare: (context) => context.addInitScript(watchfully),
  });
  await slowed(page);
  await playNow(page, 0);
  await offerToStart(page);
  await page.waitForSelector(".table.playing");
  await browser.startTracing(page, { categories: ["toplevel", "blink.user_timing"] });
  const began = await page.evaluate(() => performance.mark("began").startTime);
  for (let turn = 0; turn < TURNS && !page.wire.over; turn += 1) {
    await until("a turn", () => page.wire.turn || page.wire.over);
    if (page.wire.over) break;
    await page.waitForSelector(".table.mine");
    await page.waitForFunction(() => !document.querySelector(".flight"));
    while (page.wire.options.fits.length && !page.wire.options.may_end) await dragCard(page);
    await playTurn(page);
  }
  await page.waitForFunction(() => !document.querySelector(".flight"));
  const { drops, moving, shifts, frames, animated } = await page.evaluate(() => globalThis.report());
  const tasks = tasksIn(await browser.stopTracing());
  const during = (time, length = 0) => moving.some(([from, to]) => time < to && time + length > from);
  const meanwhile = tasks.filter(({ time, length }) => time > began && during(time, length));
  const gaps = frames
    .slice(1)
    .map((now, at) => [frames[at], now - frames[at]])
    .filter(([time]) => time > began && during(time));
  const late = gaps.reduce((sum, [, length]) => sum + Math.max(0, Math.round(length / (1000 / 60)) - 1), 0);
  const shift = shifts.filter(({ time }) => time > began);
  say("a drop to a moving card", ms(drops), "100 ms");
  for (const [how, lengths] of [
    ["by the clock", meanwhile.map(({ length }) => length)],
    ["of CPU time", meanwhile.map(({ cpu }) => cpu)],
  ])
    say(
      `tasks over 50 ms ${how} while cards move`,
      `${lengths.filter((each) => each > 50).length}, longest ${Math.max(...lengths).toFixed(0)} ms, of ${lengths.length} in ${moving.length} movements`,
      "0",
    );
  say("frames dropped while cards move", `${late} of ${gaps.length + late}`);
  const total = (all) => all.reduce((sum, { value }) => sum + value, 0).toFixed(4);
  say(
    "layout shift while playing",
    `${total(shift.filter(({ asked }) => !asked))}, and ${total(shift.filter(({ asked }) => asked))} right after an input`,
    "0",
  );
  for (const { value, what } of shift.slice(0, 5))
    console.log(`    ${value.toFixed(4)} ${what.slice(0, 4).join(", ")}`);
  say(
    "what is animated",
    animated
      .filter((name) => !["offset", "easing", "composite"].includes(name))
      .sort()
      .join(", "),
    "transform and opacity",
  );
  await page.context().close();
}

const server = await Server.start(["--bot-pace", "0.6"]);
const browser = await launch();
try {
  await firstLoad(browser, server.base);
  await toTheTable(browser, server.base);
  await playing(browser, server.base);
  console.log(
    `calibration: a loop of 100 million steps took ${ms(loops)}; load ${loadavg()
      .map((each) => each.toFixed(1))
      .join(" ")}; CPU slowed down ${SLOWER} times`,
  );
} finally {
  await browser.close();
  await server.stop();
}
