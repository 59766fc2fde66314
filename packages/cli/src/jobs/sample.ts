import { Runner } from '@manigance/core';
import { type Sampled, sample } from '../golden.ts';
import { fetchShelved } from '../shelf.ts';
import type { Job } from '../spread.ts';
import type { Stretch } from '../stretch.ts';
import { everyTable } from '../tables.ts';

export interface SampleSetting {
  readonly shelf: string;
  readonly game: string;
  readonly seed: string;
}

export const job: Job<SampleSetting, Stretch, Sampled[]> = async ({ shelf, game: id, seed }) => {
  const game = await (await fetchShelved(shelf, id)).game();
  const runner = new Runner(game);
  return ({ from, to }) =>
    Array.from({ length: to - from }, (_, at) => sample(runner, everyTable(game, seed, from + at)));
};
