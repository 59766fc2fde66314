import type { MatchRecord } from '@manigance/core';
import type { Site } from '../../test/open-site.ts';
import { fileOf, recordsOf } from '../../test/positions.ts';
import { sizes } from '../../test/stages.ts';
import { slowDown, traced, workOf } from './trace.ts';

/** Steps measured in one replay. */
const steps = 40;

/** The record of a game with the most moves. */
const longestOf = (game: string) =>
  recordsOf(game).reduce((one, other) => (other.moves.length > one.moves.length ? other : one));

const noteOpened = `
  window.openedAt = undefined;
  window.chosenAt = undefined;
  document.querySelector('input[type=file]').addEventListener('change', () => {
    window.chosenAt = performance.now();
    performance.mark('ready');
  }, { capture: true });
  const look = () => {
    if (document.querySelector('.replay-keys') === null) return requestAnimationFrame(look);
    setTimeout(() => {
      window.openedAt = performance.now();
      performance.mark('shown');
    });
  };
  requestAnimationFrame(look);
`;

/** A page about to open a file, in which the parts of a table are there as after any match. */
async function aboutToOpen(site: Site, record: MatchRecord) {
  const visited = await site.visit({ path: '#/replay', context: { viewport: sizes.phone } });
  const { page } = visited;
  await page.locator('input[type=file]').setInputFiles(fileOf(record));
  await page.locator('.replay-keys').waitFor();
  await page.goto('about:blank');
  await page.goBack();
  await page.locator('input[type=file]').waitFor({ state: 'attached' });
  await page.waitForTimeout(1000);
  await page.evaluate(noteOpened);
  const open = async () => {
    await page.locator('input[type=file]').setInputFiles(fileOf(record));
    while ((await page.evaluate('window.openedAt')) === undefined) await page.waitForTimeout(20);
  };
  return { ...visited, open };
}

/** The processor time of page and worker from choosing the longest record to its replay, on the slowed processor. */
async function workToOpen(site: Site, record: MatchRecord): Promise<number> {
  const { page, close, open } = await aboutToOpen(site, record);
  const { ofPage, marks } = await traced(await page.context().newCDPSession(page), open);
  await close();
  const [from = 0, to = 0] = ['ready', 'shown'].map(
    (wanted) => marks.find(({ name }) => name === wanted)?.ts,
  );
  return workOf(ofPage.filter(({ ts }) => ts >= from && ts < to));
}

/** Time and work from choosing the longest record to its replay, on the slowed processor, and the work of each of some steps. */
export async function replayed(site: Site, game: string) {
  const record = longestOf(game);
  const moves = record.moves.length;
  const toOpen = await workToOpen(site, record);
  const { page, close, open } = await aboutToOpen(site, record);
  const slowed = await slowDown(page);
  await open();
  const opened = (await page.evaluate('window.openedAt - window.chosenAt')) as number;
  await page.locator('.replay-slider input').fill(`${Math.floor(moves / 2)}`);
  await page.waitForTimeout(1000);
  await page.locator('.replay-text').focus();
  await slowed.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const { tasks, marks } = await traced(slowed, async () => {
    await page.evaluate(noteSteps);
    for (let step = 0; step < steps; step++) {
      await page.keyboard.press('ArrowRight');
      await page.waitForTimeout(60);
    }
  });
  await close();
  const pressed = marks.filter(({ name }) => name === 'came').map(({ ts }) => ts);
  const work = pressed.map((from, step) => {
    const to = pressed[step + 1] ?? Number.POSITIVE_INFINITY;
    return workOf(tasks.filter(({ ts, dur = 0 }) => ts + dur >= from && ts + dur < to));
  });
  return { moves, opened, toOpen, work };
}

/** A step begins with its key, and all tasks up to the next key are its own. */
const noteSteps = `
  performance.mark('ready');
  addEventListener('keydown', () => performance.mark('came'), { capture: true });
`;
