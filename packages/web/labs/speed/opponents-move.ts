import type { Site } from '../../test/open-site.ts';
import { sizes } from '../../test/stages.ts';
import { answering, list } from './answering.ts';
import { slowDown, traced, workOf } from './trace.ts';

/** Delay of opponents, so that each of their moves finds the table idle; ms. */
export const opponentsWait = 1500;

/**
 * Measures in the page the time from the server's message of an opponent's move to the frame that shows it. The player's
 * own moves, clocks and rolling numbers do not count.
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

/** A server table with bots on the other seats. */
async function atTheServer(site: Site, game: string) {
  const visited = await site.visit({
    path: '#/settings',
    settings: { speed: 'normal' },
    context: { viewport: sizes.phone },
  });
  const { page } = visited;
  await page.addInitScript(noteMessages);
  await page.goto(`${page.url().split('#')[0]}?noted#/new/${game}/friends`);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('button', { name: 'Begin now' }).click();
  await page.getByRole('button', { name: list }).waitFor({ timeout: 60_000 });
  await page.evaluate('window.shownAfter.length = 0');
  return visited;
}

/** Time from the server's message of an opponent's move to the frame that shows it. */
export async function shownAfter(site: Site, game: string, isSlowed: boolean): Promise<number[]> {
  const { page, close } = await atTheServer(site, game);
  if (isSlowed) await slowDown(page);
  await page.evaluate(untilSeen);
  const found = (await page.evaluate('window.shownAfter')) as number[];
  await close();
  return found;
}

/** Processor time between the two. */
export async function workToShow(site: Site, game: string): Promise<number[]> {
  const { page, close } = await atTheServer(site, game);
  const session = await page.context().newCDPSession(page);
  const { tasks, marks } = await traced(session, async () => {
    await page.evaluate(untilSeen);
  });
  await close();
  return marks.flatMap((came, at) => {
    const shown = marks[at + 1];
    if (came.name !== 'came' || shown?.name !== 'shown') return [];
    return [workOf(tasks.filter(({ ts, dur = 0 }) => ts + dur >= came.ts && ts < shown.ts))];
  });
}

/** Answers played at most; a turn can take several. */
const untilSeen = answering({ times: 30, pause: 800, enough: 'window.shownAfter.length >= 8' });
