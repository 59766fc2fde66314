import { readCorpus } from '@manigance/core/corpus';
import { Explorer, featuresBeside, type Harvest, LawError } from '@manigance/core/explore';
import { importManifest } from '@manigance/games/import.ts';
import { UsageError } from '../command.ts';
import type { MatchRange } from '../match-range.ts';
import { matchSeed } from '../seeds.ts';
import { everyTable } from '../tables.ts';
import type { Job } from '../thread-work.ts';

/** Parameters of an exploration. */
export interface ExploreSetting {
  /** Address of the game's manifest. */
  readonly manifest: string;
  readonly seed: string;
}

/** Findings of one task, with the laws that were broken. */
export interface Explored extends Harvest {
  readonly broken: readonly string[];
}

/** Each thread has an explorer of its own, which begins with the corpus and goes on from task to task. */
export const job: Job<ExploreSetting, MatchRange, Explored> = async ({ manifest, seed }) => {
  const { game } = await (await importManifest(manifest)).rules();
  const features = await featuresBeside(manifest);
  if (features === undefined) throw new UsageError(`${game.id} lists no features`);
  const known = readCorpus(manifest)?.lines ?? [];
  let explorer: Explorer | undefined;
  return ({ from, to }) => {
    const broken: string[] = [];
    const guard = (step: () => void): void => {
      try {
        step();
      } catch (error) {
        if (!(error instanceof LawError)) throw error;
        broken.push(error.message);
      }
    };
    if (explorer === undefined) {
      const begun = new Explorer(game, features, matchSeed(seed, from));
      explorer = begun;
      for (const { setup, moves } of known) guard(() => begun.follow({ setup, moves }));
    }
    const exploring = explorer;
    for (let match = from; match < to; match++) guard(() => exploring.explore(everyTable(game, seed, match)));
    return { ...exploring.harvest(), broken };
  };
};
