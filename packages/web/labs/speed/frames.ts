import type { GameId } from '../../src/games.ts';
import type { Site } from '../../test/open-site.ts';
import { fullTable, moment } from '../../test/positions.ts';
import { sizes } from '../../test/stages.ts';
import { answering, list } from './answering.ts';
import { slowDown, traced, workOf } from './trace.ts';

/**
 * Notes in the page, and in the trace, the frames that begin with something moving. It looks once a frame is drawn: before,
 * the page would have to work out its style for it twice.
 */
const noteFrames = `
  window.frames_ = [];
  const isOnItsWay = (one) => one.playState === 'running' && one.effect.getTiming().iterations !== Infinity;
  let look = () => false;
  let last = 0;
  const frame = (now) => {
    if (look({ isLate: true })) window.frames_.push(now - last);
    last = now;
    let seen;
    look = ({ isLate = false } = {}) => {
      if (seen !== undefined) return seen;
      // What has just been made may be held yet.
      seen = document.getAnimations().some((one) => isOnItsWay(one) && !(isLate && one.pending));
      performance.mark(seen ? 'moving' : 'still');
      return seen;
    };
    setTimeout(() => look());
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
`;

/** The work of each frame that began with something moving, on the slowed processor. */
function workOfFrames({ tasks, marks }: Awaited<ReturnType<typeof traced>>): number[] {
  return marks.slice(1).flatMap((end, at) => {
    const begin = marks[at] ?? end;
    if (begin.name === 'still') return [];
    return [workOf(tasks.filter(({ ts }) => ts >= begin.ts && ts < end.ts))];
  });
}

/** Nobody answers what they have not read; the opening has a measure of its own. */
const untilRead = 1_500;

/** A match against bots, open in the middle, whose frames are noted. */
async function inTheMiddle(site: Site, game: GameId, size: 'phone' | 'desktop') {
  const kept = [moment(fullTable(game), 'middle')];
  const context = { viewport: sizes[size] };
  const visited = await site.visit({ path: '#/match/kept', kept, settings: { speed: 'normal' }, context });
  await visited.page.getByRole('button', { name: list }).waitFor();
  await visited.page.waitForTimeout(untilRead);
  await visited.page.evaluate(noteFrames);
  return visited;
}

/** Frames while it is played on. */
export async function framesSeen(site: Site, game: GameId, size: 'phone' | 'desktop'): Promise<number[]> {
  const { page, close } = await inTheMiddle(site, game, size);
  await slowDown(page);
  await page.evaluate(answering({ times: 8, pause: 1600 }));
  const seen = (await page.evaluate('window.frames_')) as number[];
  await close();
  return seen;
}

/** The work of its frames. A slowed page would be charged for its waiting: this one is not slowed, but its work counts four times. */
export async function framesWorked(site: Site, game: GameId, size: 'phone' | 'desktop'): Promise<number[]> {
  const { page, close } = await inTheMiddle(site, game, size);
  const session = await page.context().newCDPSession(page);
  const trace = await traced(session, async () => {
    await page.evaluate(answering({ times: 8, pause: 1600 }));
  });
  await close();
  return workOfFrames(trace);
}
