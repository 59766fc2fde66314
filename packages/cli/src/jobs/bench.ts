import { anyGame, type Game, type MatchSetup, Runner, type Vocabulary } from '@manigance/core';
import { ticTacToe } from '@manigance/core/tic-tac-toe';
import { importManifest } from '@manigance/games/import.ts';
import { plainGame } from '../calibration.ts';
import { atRandom, Chooser } from '../chooser.ts';
import { processorTime } from '../processor-time.ts';
import { playOut, startRandom } from '../random-match.ts';
import { everyTable } from '../tables.ts';
import type { Job } from '../thread-work.ts';

/** Subject and seed of a speed measurement. */
export interface BenchSetting {
  /** Tic-tac-toe written by hand, tic-tac-toe on the core, or the game of the manifest at this address. */
  readonly contestant: 'calibration' | 'tic-tac-toe' | { readonly manifest: string };
  /** The settings a game is played with; every one if absent. */
  readonly settings?: readonly Vocabulary['options'][];
  readonly seed: string;
}

/** Plays for this much processor time and returns the steps per second. */
export const job: Job<BenchSetting, number, number> = async ({ contestant, seed, settings }) => {
  const playOne =
    contestant === 'calibration' ? plainPlayer(seed) : randomPlayer(await gameOf(contestant), seed, settings);
  return (milliseconds) => {
    const since = processorTime();
    let steps = 0;
    let spent = 0;
    while (spent < milliseconds) {
      // Read the clock rarely, so that reading it does not affect the figure.
      for (let match = 0; match < 100; match++) steps += playOne();
      spent = processorTime() - since;
    }
    return (1000 * steps) / spent;
  };
};

async function gameOf(contestant: 'tic-tac-toe' | { readonly manifest: string }): Promise<Game> {
  if (contestant === 'tic-tac-toe') return anyGame(ticTacToe);
  return (await (await importManifest(contestant.manifest)).rules()).game;
}

function plainPlayer(seed: string): () => number {
  const chooser = new Chooser(seed);
  return () => plainGame(chooser);
}

/** Plays matches with every number of players and each of the settings in turn, endlessly. */
function randomPlayer(game: Game, seed: string, settings: BenchSetting['settings']): () => number {
  const runner = new Runner(game);
  const pick = atRandom(seed);
  const setups = Array.from(
    { length: 2000 },
    (_, match): MatchSetup<Vocabulary> => everyTable(game, seed, match, settings),
  );
  let next = 0;
  return () =>
    playOut(runner, startRandom(runner, setups[next++ % setups.length] as MatchSetup<Vocabulary>), pick);
}
