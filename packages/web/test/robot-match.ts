import type { Setting } from '@manigance/core';
import { catalog } from '@manigance/games';
import type { Robot, Seen, Wanted } from './robot.ts';
import { en, fr, type AllWords as Words } from './words.ts';

/** A match for the robot: each mode of a game counts as a game of its own. */
export interface Sitting {
  readonly game: string;
  readonly mode: string | undefined;
  /** Game and mode in one word. */
  readonly kind: string;
  readonly language: 'en' | 'fr';
  readonly screen: keyof typeof viewports;
  /** Decides what the robot chooses. */
  readonly seed: number;
}

export const viewports = { phone: { width: 360, height: 740 }, desk: { width: 1280, height: 860 } };

const kinds = catalog.ids.flatMap((game): readonly Pick<Sitting, 'game' | 'mode' | 'kind'>[] => {
  const modes = modesOf(game);
  if (modes.length === 0) return [{ game, mode: undefined, kind: `${game}` }];
  return modes.map((mode) => ({ game, mode, kind: `${game} ${mode}` }));
});

/** As many sittings as give each game and mode one. */
export const oneOfEach = kinds.length;

/** A number of matches, of each game and mode in turn, alternately in French and English, on a phone and a desk. */
export function sittings(count: number): Sitting[] {
  return Array.from({ length: Math.ceil(count / kinds.length) }, (_, round) =>
    kinds.map((kind, at) => ({
      ...kind,
      language: (at + round) % 2 === 0 ? ('fr' as const) : ('en' as const),
      screen: (at + (round >> 1)) % 2 === 0 ? ('phone' as const) : ('desk' as const),
      seed: round * kinds.length + at + 1,
    })),
  )
    .flat()
    .slice(0, count);
}

function modesOf(game: string): string[] {
  return (catalog.get(game).settings.mode ?? []).map((mode: Setting) => `${mode}`);
}

const mostDecisions = 1500;
const wordsIn: Readonly<Record<'en' | 'fr', Words>> = { en, fr };

/** From the form of a new table to the checked record of the finished match; answers with how many decisions it took. */
export async function playThrough(robot: Robot, sitting: Sitting): Promise<number> {
  const words = wordsIn[sitting.language];
  await sitDown(robot, sitting, words);
  const decisions = await playToTheEnd(robot, sitting.seed, words);
  await checkTheLuck(robot, words);
  return decisions;
}

async function chooseMode(
  robot: Robot,
  { game, mode, language }: Pick<Sitting, 'game' | 'mode' | 'language'>,
) {
  const name = catalog.get(game).words[language].settings.mode?.name ?? '';
  const at = modesOf(game).indexOf(mode ?? '');
  const list = { role: 'combobox', name };
  // Few modes are keys side by side, many a list.
  if ((await robot.look(list)).length > 0) {
    await robot.tabTo(list);
    await robot.press('ArrowDown', at);
  } else {
    await robot.tabTo({ role: 'radio' }, { role: 'group', name });
    await robot.press('ArrowRight', at);
  }
}

async function sitDown(robot: Robot, { game, mode, language }: Sitting, { newTable }: Words): Promise<void> {
  // The levels come a moment after the page.
  const second = { role: 'combobox', name: newTable.seat(2) };
  await robot.await(async () => {
    const [pick] = await robot.look(second);
    const offered = pick && (await robot.look({ role: 'option' }, pick));
    return offered !== undefined && offered.length > 1 ? true : undefined;
  }, 'the levels of the bots');
  // A radio group is one stop: its arrows choose. Two players make the shortest match.
  await robot.tabTo({ role: 'radio' }, { role: 'group', name: newTable.players });
  await robot.press('ArrowLeft', 3 - catalog.get(game).seats.min);
  if (mode !== undefined) await chooseMode(robot, { game, mode, language });
  await robot.tabTo({ role: 'button', name: newTable.start });
  await robot.press('Enter');
}

/** Takes any of what is offered, over and over; answers with how many decisions it took. */
async function playToTheEnd(robot: Robot, seed: number, words: Words): Promise<number> {
  const list = { role: 'button', name: words.table.list };
  const { end } = words.table;
  let chance = seed;
  for (let decisions = 0; decisions < mostDecisions; decisions++) {
    const now = await robot.await(async () => {
      if ((await robot.look(list)).length > 0) return 'asked';
      const open = await robot.look({ role: 'dialog' });
      if (open.some(({ name }) => name === end)) return 'over';
      if (open.length > 0) await robot.press('Escape');
      return undefined;
    }, 'a question or the end');
    if (now === 'over') return decisions;
    const sheet = await openList(robot, list, end);
    // The table had moved on between two key presses: look again.
    if (sheet === undefined) continue;
    chance = (chance * 1103515245 + 12345) % 2147483648;
    // The first button of a sheet closes it and has focus; the options follow.
    await robot.press('Tab', 1 + (chance % ((await robot.look(button, sheet)).length - 1)));
    const held = (await robot.look(button, sheet)).some(({ focused }) => focused);
    if (held) await robot.press('Enter');
  }
  throw new Error(`no end after ${mostDecisions} decisions`);
}

const button = { role: 'button' };

/** Opens the list of what can be chosen. */
async function openList(robot: Robot, list: Wanted, end: string): Promise<Seen | undefined> {
  if (!(await robot.reaches(list))) return undefined;
  await robot.press('Enter');
  const open = async () => {
    const sheet = (await robot.look({ role: 'dialog' })).find(({ name }) => name !== end);
    return sheet !== undefined && (await robot.look(button, sheet)).length > 1 ? sheet : undefined;
  };
  return await robot.await(open, 'the list', 2000).catch(() => undefined);
}

/** The match is over: its record is checked where it was played. */
async function checkTheLuck(robot: Robot, { after }: Words): Promise<void> {
  await robot.tabTo({ role: 'button', name: after.check });
  await robot.press('Enter');
  await robot.await(
    async () => (await robot.look({ role: 'StaticText', name: after.verified }))[0],
    after.verified,
  );
}
