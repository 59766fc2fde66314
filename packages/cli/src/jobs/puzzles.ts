import {
  agrees,
  countingSkillOf,
  isChoice,
  Player,
  type Puzzle,
  playPositions,
  puzzleOf,
  solve,
} from '@manigance/bots';
import { importManifest } from '@manigance/games/import.ts';
import { botsOf } from '../games.ts';
import { everyTable } from '../tables.ts';
import type { Job } from '../thread-work.ts';

export interface PuzzlesSetting {
  readonly manifest: string;
  readonly seed: string;
}

/** Iterations of the players of the matches: quick, but not foolish. */
const playing = 400;
/** Puzzles taken from one match. */
const mostPerMatch = 2;
/** The longer thought that checks a puzzle. */
export const checkTimes = 10;
/** Lead that the longer thought must still find. */
const leadAtCheck = 0.08;

/** Finds the puzzles of one simulated match: a quick look, the long thought of the strongest level, then ten times that. */
export const job: Job<PuzzlesSetting, number, readonly Puzzle[]> = async ({ manifest, seed }) => {
  const { brain, levels } = await botsOf(await importManifest(manifest));
  const top = levels.at(-1);
  if (top === undefined) throw new RangeError(`${brain.game.id} has no levels`);
  const skill = countingSkillOf(top, levels, playing);
  return (match) => {
    const setup = everyTable(brain.game, seed, match);
    const players = Array.from({ length: setup.seats }, () => new Player(brain, skill));
    const found: Puzzle[] = [];
    const kinds = new Set<string>();
    for (const position of playPositions(brain.game, setup, players)) {
      if (found.length >= mostPerMatch) break;
      const { shown, seed: own } = position;
      const kind = shown.asked?.kind ?? '';
      if (!isChoice(position) || kinds.has(kind)) continue;
      const look = (times: number, lead?: number) =>
        solve(brain, top, shown, {
          seed: own,
          iterations: Math.round(top.iterations * times),
          ...(lead && { lead }),
        });
      if (look(0.05) === undefined) continue;
      const thought = look(1);
      if (thought === undefined) continue;
      const checked = look(checkTimes, leadAtCheck);
      if (checked === undefined || !agrees(thought, checked)) continue;
      kinds.add(kind);
      found.push(puzzleOf(`${match}-${shown.asked?.question ?? 0}`, setup.seats, shown, checked));
    }
    return found;
  };
};
