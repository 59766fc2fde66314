import { everySetting, type Game, type MatchSetup, type Vocabulary } from '@manigance/core';
import { matchSeed } from './seeds.ts';

/** Setup of match `index` in a run over every number of players and every setting. */
export function everyTable(game: Game, seed: string, index: number): MatchSetup<Vocabulary> {
  const { min, max } = game.seats;
  const counts = max - min + 1;
  const settings = everySetting(game);
  const options = settings[Math.floor(index / counts) % settings.length] ?? {};
  return { seats: min + (index % counts), options, seed: matchSeed(seed, index) };
}
