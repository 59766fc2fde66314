import {
  type Brain,
  fullSkill,
  isChoice,
  Player,
  type Position,
  plainBrain,
  playPositions,
  RandomPlayer,
  type Skill,
  skillOf,
} from '@manigance/bots';
import { anyGame, type Game, readOptions, type Vocabulary } from '@manigance/core';
import { ticTacToe } from '@manigance/core/tic-tac-toe';
import { importManifest } from '@manigance/games/import.ts';
import { judgesOf } from '../games.ts';
import { processorTime } from '../processor-time.ts';
import { matchSeed } from '../seeds.ts';
import type { Job } from '../thread-work.ts';

/** Game and seed of a measurement of the search. */
export interface SearchSetting {
  /** Address of a game's manifest; absent for the core's tic-tac-toe. */
  readonly manifest?: string | undefined;
  readonly seed: string;
}

/** Search iterations per decision, equal to those of boardgame.io's bot. */
const iterations = 1000;

/** Searches for this much processor time and returns the iterations per second. */
export const job: Job<SearchSetting, number, number> = async ({ manifest, seed }) => {
  const thinker = manifest === undefined ? plainThinker() : await levelThinker(manifest);
  const asked = positionsOf(thinker, seed);
  let next = 0;
  return (milliseconds) => {
    const since = processorTime();
    let done = 0;
    let spent = 0;
    while (spent < milliseconds) {
      const { shown, history, seed: chance } = asked[next++ % asked.length] as Position<Vocabulary>;
      const player = new Player(thinker.brain, thinker.skill);
      done += player.decide(shown, { seed: chance, history }).iterations;
      spent = processorTime() - since;
    }
    return (1000 * done) / spent;
  };
};

interface Thinker {
  readonly brain: Brain<Vocabulary>;
  readonly skill: Skill;
  /** Number of positions searched in turn. */
  readonly positions: number;
}

/** The setting of boardgame.io's bot: from the opening, every playout to the end. */
function plainThinker(): Thinker {
  const brain = plainBrain(anyGame(ticTacToe));
  return { brain, skill: ticTacToeSkill, positions: 1 };
}

/** Skill of our search in duels at tic-tac-toe. */
export const ticTacToeSkill: Skill = { ...fullSkill, budget: { iterations }, sight: 9, curiosity: 1 };

/** The strongest level, in positions taken from random matches. */
async function levelThinker(manifest: string): Promise<Thinker> {
  const { brain, levels } = await judgesOf(await importManifest(manifest));
  const level = levels.at(-1);
  if (level === undefined) throw new RangeError(`${brain.game.id} has no levels`);
  return { brain, skill: { ...skillOf(level), budget: { iterations } }, positions: 200 };
}

function positionsOf({ brain, positions }: Thinker, seed: string): Position<Vocabulary>[] {
  const { game } = brain;
  const found: Position<Vocabulary>[] = [];
  for (let match = 0; found.length < positions; match++) {
    const walked = playPositions(
      game,
      { ...tableOf(game), seed: matchSeed(seed, match) },
      [0, 1].map(() => new RandomPlayer()),
    );
    for (const position of walked) {
      if (!isChoice(position)) continue;
      found.push({ ...position, history: [...position.history] });
      if (found.length >= positions) break;
    }
  }
  return found;
}

function tableOf(game: Game) {
  return { seats: game.seats.min, options: readOptions(game, {}) };
}
