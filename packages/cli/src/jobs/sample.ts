import { Runner } from '@manigance/core';
import { importManifest } from '@manigance/games/import.ts';
import { type Sampled, sample } from '../golden.ts';
import type { MatchRange } from '../match-range.ts';
import { everyTable } from '../tables.ts';
import type { Job } from '../thread-work.ts';

/** Game and seed of a sample of matches. */
export interface SampleSetting {
  /** Address of the game's manifest. */
  readonly manifest: string;
  readonly seed: string;
}

/** Plays a range of the sample. */
export const job: Job<SampleSetting, MatchRange, Sampled[]> = async ({ manifest, seed }) => {
  const { game } = await (await importManifest(manifest)).rules();
  const runner = new Runner(game);
  return ({ from, to }) =>
    Array.from({ length: to - from }, (_, at) => sample(runner, everyTable(game, seed, from + at)));
};
