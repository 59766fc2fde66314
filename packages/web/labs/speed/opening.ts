import type { Site } from '../../test/open-site.ts';
import { fullTable, moment } from '../../test/positions.ts';
import { sizes } from '../../test/stages.ts';
import { slowDown, traced, workOf } from './trace.ts';

/** Records in the page when the prompt and its buttons are drawn. */
const noteReady = `
  const look = () => {
    if (document.querySelector('#asked button') === null) return requestAnimationFrame(look);
    setTimeout(() => { performance.mark('ready'); window.readyAt = performance.now(); });
  };
  requestAnimationFrame(look);
`;

/** A visitor with a saved match and an empty cache. */
async function stranger(site: Site, game: string) {
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

/** Time from the first byte to a table that takes an answer. */
export async function openedAfter(site: Site, game: string): Promise<number> {
  const { page, open, close } = await stranger(site, game);
  await slowDown(page);
  const ready = await open();
  await close();
  return ready;
}

/** Processor time until the table takes an answer. */
export async function workToOpen(site: Site, game: string): Promise<number> {
  const { session, open, close } = await stranger(site, game);
  let ready = 0;
  const { tasks, marks } = await traced(session, async () => {
    ready = await open();
  });
  await close();
  const end = marks.find(({ name }) => name === 'ready')?.ts ?? 0;
  const until = tasks.filter(({ ts }) => ts >= end - ready * 1000 && ts < end);
  return workOf(until);
}
