import { everySetting, type Game, type MatchSetup, type Vocabulary } from '@manigance/core';
import { matchSeed } from './seeds.ts';

/** Match `index` of a run that goes in turn over every number of players and every choice of the table. */
export function everyTable(game: Game, seed: string, index: number): MatchSetup<Vocabulary> {
  const { min, max } = game.seats;
  const counts = max - min + 1;
  const settings = everySetting(game);
  const options = settings[Math.floor(index / counts) % settings.length] ?? {};
  return { seats: min + (index % counts), options, seed: matchSeed(seed, index) };
}
