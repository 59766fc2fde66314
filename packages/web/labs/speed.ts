// How fast the page is on a processor slowed four times, in milliseconds: from the first byte to a table that takes an
// answer, from the server's word of an opponent's move to the screen, and the longest frames while things move.
// What is seen means something on a machine that does nothing else; the work is what the page itself had the processor for,
// four times over, whoever else is busy. An argument chooses one game.
import type { CDPSession, Page } from 'playwright-core';
import { type GameId, gameIds } from '../src/games.ts';
import { HouseUnderTest } from '../test/house.ts';
import { openSite, type Site } from '../test/open-site.ts';
import { fullTable, moment } from '../test/positions.ts';
import { sizes } from '../test/stages.ts';

const slowed = 4;
const visits = 5;
const list = /^(Choose from a list|Choisir dans une liste)$/;

/** Notes in the page when the table first takes an answer: its question and its buttons are drawn. */
const noteReady = `
  const look = () => {
    if (document.querySelector('#asked button') === null) return requestAnimationFrame(look);
    setTimeout(() => { performance.mark('ready'); window.readyAt = performance.now(); });
  };
  requestAnimationFrame(look);
`;

/** Opponents take their time, so that each of their moves finds the table at rest: one that comes while another is looked at waits its turn. */
const opponentsWait = 1500;

/**
 * Notes in the page how long each move of an opponent takes from the server's message to the frame that shows it. What I
 * play myself does not count, nor what ticks and rolls by itself.
 */
const noteMessages = `
  window.shownAfter = [];
  window.answeredAt = 0;
  let before = 0;
  const Plain = WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...all) {
      super(...all);
      this.addEventListener('message', ({ data }) => {
        const came = performance.now();
        if (!data.includes('"type":"update"')) return;
        const isAtRest = came - before > 700 && came - window.answeredAt > 700;
        before = came;
        if (!isAtRest) return;
        performance.mark('came');
        const watch = new MutationObserver((changes) => {
          const isMove = ({ target }) => !(target.parentElement ?? target).closest('.clock, .rolling');
          if (!changes.some(isMove)) return;
          watch.disconnect();
          requestAnimationFrame(() => setTimeout(() => {
            performance.mark('shown');
            window.shownAfter.push(performance.now() - came);
          }));
        });
        watch.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
        setTimeout(() => watch.disconnect(), 400);
      });
    }
  };
`;

/** Notes in the page, and in the trace, the frames while something is moving. */
const noteFrames = `
  window.frames_ = [];
  let last = 0;
  const frame = (now) => {
    const moving = document.getAnimations().some((one) => one.playState === 'running' && one.effect.getTiming().iterations !== Infinity);
    performance.mark(moving ? 'moving' : 'still');
    if (moving && last > 0) window.frames_.push(now - last);
    last = moving ? now : 0;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
`;

/**
 * Answers so many times from inside the page, with a pause after each: asking the page for roles and names from outside
 * would itself take longer than a frame.
 */
const answerTimes = (times: number, pause: number) => `(async () => {
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  const there = async (find) => {
    for (let tries = 0; tries < 600; tries++) {
      const found = find();
      if (found) return found;
      if (document.querySelector('.after-sheet')) return undefined;
      await wait(50);
    }
  };
  for (let at = 0; at < ${times}; at++) {
    const list = await there(() => document.querySelector('#asked .btn.round.quiet'));
    if (list === undefined) return;
    list.click();
    await there(() => document.querySelector('dialog .option'));
    await wait(400);
    const options = document.querySelectorAll('dialog .option');
    window.answeredAt = performance.now();
    options[(at * 3) % Math.max(1, options.length)]?.click();
    await wait(${pause});
  }
})()`;

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Of the processor, in microseconds. */
  readonly tdur?: number;
}

const noted: readonly string[] = ['moving', 'still', 'ready', 'came', 'shown'];

/** What the main thread of the page was busy with meanwhile, and when it was what was noted. */
async function traced(session: CDPSession, run: () => Promise<void>) {
  const all: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => all.push(...(value as unknown as TraceEvent[])));
  const includedCategories = ['toplevel', 'blink.user_timing'];
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } });
  await run();
  const complete = new Promise((done) => session.once('Tracing.tracingComplete', done));
  await session.send('Tracing.end');
  await complete;
  const marks = all.filter(({ name }) => noted.includes(name)).toSorted((one, other) => one.ts - other.ts);
  const [mark] = marks;
  const tasks = all.filter(
    ({ name, ph, pid, tid, tdur }) =>
      name === 'ThreadControllerImpl::RunTask' &&
      ph === 'X' &&
      tdur !== undefined &&
      pid === mark?.pid &&
      tid === mark.tid,
  );
  return { tasks, marks };
}

/** The work of each frame that began and ended with something moving, on the slowed processor. */
function workOfFrames({ tasks, marks }: Awaited<ReturnType<typeof traced>>): number[] {
  return marks.slice(1).flatMap((end, at) => {
    const begin = marks[at] ?? end;
    if (begin.name === 'still' || end.name === 'still') return [];
    const work = tasks
      .filter(({ ts }) => ts >= begin.ts && ts < end.ts)
      .reduce((sum, { tdur = 0 }) => sum + tdur, 0);
    return [(work / 1000) * slowed];
  });
}

async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  return session;
}

/** A visitor who has the match in the middle and nothing else: every file has to come. */
async function stranger(site: Site, game: GameId) {
  const kept = [moment(fullTable(game), 'middle')];
  const { page, url, close } = await site.visit({
    path: '#/settings',
    kept,
    settings: { speed: 'normal' },
    context: { viewport: sizes.phone, serviceWorkers: 'block' },
  });
  await page.goto('about:blank');
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  await page.addInitScript(noteReady);
  const open = async () => {
    await page.goto(`${url}/?fresh#/match/kept`);
    for (;;) {
      await page.waitForTimeout(200);
      const ready = (await page.evaluate('window.readyAt')) as number | undefined;
      if (ready !== undefined) return ready;
    }
  };
  return { page, session, open, close };
}

/** From the first byte to a table that takes an answer. */
async function interactive(site: Site, game: GameId): Promise<number> {
  const { page, open, close } = await stranger(site, game);
  await slowDown(page);
  const ready = await open();
  await close();
  return ready;
}

/** The work until then. */
async function interactiveWorked(site: Site, game: GameId): Promise<number> {
  const { session, open, close } = await stranger(site, game);
  let ready = 0;
  const { tasks, marks } = await traced(session, async () => {
    ready = await open();
  });
  await close();
  const end = marks.find(({ name }) => name === 'ready')?.ts ?? 0;
  const until = tasks.filter(({ ts }) => ts >= end - ready * 1000 && ts < end);
  return (until.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000) * slowed;
}

/** A match against bots, open in the middle, whose frames are noted. */
async function inTheMiddle(site: Site, game: GameId, size: 'phone' | 'desktop') {
  const kept = [moment(fullTable(game), 'middle')];
  const context = { viewport: sizes[size] };
  const visited = await site.visit({ path: '#/match/kept', kept, settings: { speed: 'normal' }, context });
  await visited.page.getByRole('button', { name: list }).waitFor();
  await visited.page.evaluate(noteFrames);
  return visited;
}

/** Frames while it is played on. */
async function framesSeen(site: Site, game: GameId, size: 'phone' | 'desktop'): Promise<number[]> {
  const { page, close } = await inTheMiddle(site, game, size);
  await slowDown(page);
  await page.evaluate(answerTimes(8, 1600));
  const seen = (await page.evaluate('window.frames_')) as number[];
  await close();
  return seen;
}

/** The work of its frames. A slowed page would be charged for its waiting: this one is not slowed, but its work counts four times. */
async function framesWorked(site: Site, game: GameId, size: 'phone' | 'desktop'): Promise<number[]> {
  const { page, close } = await inTheMiddle(site, game, size);
  const session = await page.context().newCDPSession(page);
  const trace = await traced(session, async () => {
    await page.evaluate(answerTimes(8, 1600));
  });
  await close();
  return workOfFrames(trace);
}

/** A table of the server with bots at the other seats. */
async function atTheServer(site: Site, game: GameId) {
  const visited = await site.visit({ path: '#/settings', context: { viewport: sizes.phone } });
  const { page } = visited;
  await page.addInitScript(noteMessages);
  await page.goto(`${page.url().split('#')[0]}?noted#/new/${game}/friends`);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('button', { name: 'Begin now' }).click();
  await page.getByRole('button', { name: list }).waitFor({ timeout: 60_000 });
  return visited;
}

/** From the server's word of an opponent's move to the frame that shows it. */
async function shownAfter(site: Site, game: GameId): Promise<number[]> {
  const { page, close } = await atTheServer(site, game);
  await slowDown(page);
  await page.evaluate('window.shownAfter.length = 0');
  await page.evaluate(answerTimes(6, 800));
  const found = (await page.evaluate('window.shownAfter')) as number[];
  await close();
  return found;
}

/** The work between the two. */
async function shownWorked(site: Site, game: GameId): Promise<number[]> {
  const { page, close } = await atTheServer(site, game);
  const session = await page.context().newCDPSession(page);
  const { tasks, marks } = await traced(session, async () => {
    await page.evaluate(answerTimes(6, 800));
  });
  await close();
  return marks.flatMap((came, at) => {
    const shown = marks[at + 1];
    if (came.name !== 'came' || shown?.name !== 'shown') return [];
    const between = tasks.filter(({ ts, dur = 0 }) => ts + dur >= came.ts && ts < shown.ts);
    return [(between.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000) * slowed];
  });
}

const told = (found: readonly number[]) => {
  const sorted = found.toSorted((one, other) => one - other);
  const at = (share: number) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return `median ${at(0.5)}, 95 % ${at(0.95)}, longest ${at(1)} of ${found.length}`;
};

const wanted = process.argv[2] ?? '';
const house = new HouseUnderTest({ botDelay: [opponentsWait, opponentsWait] });
await house.start();
const site = await openSite(house.url);
for (const game of gameIds.filter((id) => id.includes(wanted))) {
  const [opened, worked]: [number[], number[]] = [[], []];
  for (let visit = 0; visit < visits; visit++) {
    opened.push(await interactive(site, game));
    worked.push(await interactiveWorked(site, game));
  }
  console.log(`${game}: a table takes an answer after: ${told(opened)} ms`);
  console.log(`${game}: the work until then: ${told(worked)} ms`);
  console.log(`${game}: the server's word on the screen: ${told(await shownAfter(site, game))} ms`);
  console.log(`${game}: the work for it: ${told(await shownWorked(site, game))} ms`);
  for (const size of ['phone', 'desktop'] as const) {
    console.log(`${game}: frames on a ${size}: ${told(await framesSeen(site, game, size))} ms`);
    console.log(`${game}: their work: ${told(await framesWorked(site, game, size))} ms`);
  }
}
await site.close();
await house.close();
