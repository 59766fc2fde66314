import { everySetting, type Game, type MatchSetup, type Vocabulary } from '@manigance/core';
import { matchSeed } from './seeds.ts';

/** Setup of match `index` in a run over every number of players and every setting, or these settings alone. */
export function everyTable(
  game: Game,
  seed: string,
  index: number,
  settings: readonly Vocabulary['options'][] = everySetting(game),
): MatchSetup<Vocabulary> {
  const { min, max } = game.seats;
  const counts = max - min + 1;
  const options = settings[Math.floor(index / counts) % settings.length] ?? {};
  return { seats: min + (index % counts), options, seed: matchSeed(seed, index) };
}
