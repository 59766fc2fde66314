import type { Site } from '../../test/open-site.ts';
import { fullTable, moment } from '../../test/positions.ts';
import { sizes } from '../../test/stages.ts';
import { answering, list } from './answering.ts';
import { slowDown, traced, workOf } from './trace.ts';

/**
 * Records the frames that start with a running animation, in the page and in the trace. It checks after a frame is drawn,
 * because checking earlier would compute styles twice. Pending animations do not count.
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

/** Processor time of each frame that started with a running animation, on the slowed processor. */
function workOfFrames({ tasks, marks }: Awaited<ReturnType<typeof traced>>): number[] {
  return marks.slice(1).flatMap((end, at) => {
    const begin = marks[at] ?? end;
    if (begin.name === 'still') return [];
    return [workOf(tasks.filter(({ ts }) => ts >= begin.ts && ts < end.ts))];
  });
}

/** Delay before the first answer; the opening is measured separately. */
const untilRead = 1_500;

type Size = 'phone' | 'desktop';
const stages = ['opening', 'middle'] as const;

/** A match against bots whose frames are recorded, from this stage on. */
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

/** Frame durations during play. */
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

/** Processor time per frame. The page runs unslowed and its time counts four times, so that waiting is not included. */
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
