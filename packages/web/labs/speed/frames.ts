import type { Site } from '../../test/open-site.ts';
import { fullTable, moment } from '../../test/positions.ts';
import { sizes } from '../../test/stages.ts';
import { answering, list } from './answering.ts';
import { slowDown, traced, workOf } from './trace.ts';

/**
 * Notes in the page, and in the trace, the frames that begin with something moving. It looks once a frame is drawn: before,
 * the page would have to work out its style for it twice. What is pending has not set off, and may be held yet.
 */
const noteFrames = `
  window.frames_ = [];
  const isOnItsWay = ({ playState, pending, effect }) =>
    playState === 'running' && !pending && effect.getTiming().iterations !== Infinity;
  let look = () => false;
  let last = 0;
  const frame = (now) => {
    if (look()) window.frames_.push(now - last);
    last = now;
    let seen;
    look = () => {
      if (seen !== undefined) return seen;
      seen = document.getAnimations().some(isOnItsWay);
      performance.mark(seen ? 'moving' : 'still');
      return seen;
    };
    setTimeout(look);
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

type Size = 'phone' | 'desktop';
const stages = ['opening', 'middle'] as const;

/** A match against bots whose frames are noted, from a stage on. */
async function playedFrom(stage: (typeof stages)[number], site: Site, game: string, size: Size) {
  const kept = [moment(fullTable(game), stage)];
  const context = { viewport: sizes[size] };
  const visited = await site.visit({ path: '#/match/kept', kept, settings: { speed: 'normal' }, context });
  await visited.page.getByRole('button', { name: list }).waitFor();
  await visited.page.waitForTimeout(untilRead);
  await visited.page.evaluate(noteFrames);
  return visited;
}

const playOn = answering({ times: 8, pause: 1600 });

/** Frames while it is played on. */
export async function framesSeen(site: Site, game: string, size: Size): Promise<number[]> {
  const seen: number[] = [];
  for (const stage of stages) {
    const { page, close } = await playedFrom(stage, site, game, size);
    await slowDown(page);
    await page.evaluate(playOn);
    seen.push(...((await page.evaluate('window.frames_')) as number[]));
    await close();
  }
  return seen;
}

/** The work of its frames. A slowed page would be charged for its waiting: this one is not slowed, but its work counts four times. */
export async function framesWorked(site: Site, game: string, size: Size): Promise<number[]> {
  const worked: number[] = [];
  for (const stage of stages) {
    const { page, close } = await playedFrom(stage, site, game, size);
    const session = await page.context().newCDPSession(page);
    worked.push(...workOfFrames(await traced(session, () => page.evaluate(playOn))));
    await close();
  }
  return worked;
}
