import { countingSkillOf, Player, playPositions } from '@manigance/bots';
import { courseOf, momentsOf } from '@manigance/bots/story';
import { recordOf, type Vocabulary } from '@manigance/core';
import { importManifest } from '@manigance/games/import.ts';
import { judgesOf } from '../games.ts';
import { saltFor } from '../seeds.ts';
import { everyTable } from '../tables.ts';
import type { Job } from '../thread-work.ts';

/** Game, seed and iterations of a match that is judged. */
export interface ChancesSetting {
  readonly manifest: string;
  readonly seed: string;
  readonly iterations: number;
  /** The settings played; all of the game unless given. */
  readonly settings?: readonly Vocabulary['options'][];
}

/** Judged chances of one match, by tenths: how often a seat was given such a chance, and how often it won. */
export interface Judged {
  readonly counts: readonly number[];
  readonly sums: readonly number[];
  readonly wins: readonly number[];
}

/** Bins of the judged chances. */
export const tenths = 10;

/** Plays a match of the strongest level against itself and judges every turn of it. */
export const job: Job<ChancesSetting, number, Judged> = async ({ manifest, seed, iterations, settings }) => {
  const { brain, levels } = await judgesOf(await importManifest(manifest));
  const { game } = brain;
  const [top] = levels.slice(-1);
  if (top === undefined) throw new RangeError(`${game.id} has no levels`);
  const skill = countingSkillOf(top, levels, iterations);
  return (match) => {
    const setup = everyTable(game, seed, match, settings);
    const players = Array.from({ length: setup.seats }, () => new Player(brain, skill));
    const positions = playPositions(game, setup, players);
    let next = positions.next();
    while (next.done !== true) next = positions.next();
    const record = recordOf(next.value, saltFor(setup.seed));
    const [counts, sums, wins] = [0, 1, 2].map(() => new Array<number>(tenths).fill(0)) as [
      number[],
      number[],
      number[],
    ];
    const { winners } = record.outcome;
    // The last moment is the end itself.
    for (const { chances } of momentsOf(record, courseOf(game, brain, record)).slice(0, -1)) {
      for (const [seat, chance] of chances.entries()) {
        const tenth = Math.min(tenths - 1, Math.floor(chance * tenths));
        counts[tenth] = (counts[tenth] ?? 0) + 1;
        sums[tenth] = (sums[tenth] ?? 0) + chance;
        wins[tenth] = (wins[tenth] ?? 0) + (winners.includes(seat) ? 1 / winners.length : 0);
      }
    }
    return { counts, sums, wins };
  };
};
