import { askTwice, decideTwice, fullSkill, isChoice, playPositions, RandomPlayer } from '@manigance/bots';
import { reasoningBrain } from '@manigance/bots/hint';
import { allAdvice } from '@manigance/bots/story';
import { canonical, type Vocabulary } from '@manigance/core';
import { importManifest } from '@manigance/games/import.ts';
import { botsOf } from '../games.ts';
import { everyTable } from '../tables.ts';
import type { Job } from '../thread-work.ts';

/** Parameters of a comparison of decisions. */
export interface HonestSetting {
  /** Address of the game's manifest. */
  readonly manifest: string;
  readonly seed: string;
  readonly iterations: number;
  /** The settings played; all of the game unless given. */
  readonly settings?: readonly Vocabulary['options'][];
  /** Asks for hints with their reasons, the cost of a move and guesses, not for moves alone. */
  readonly hints: boolean;
}

/** Result of comparing the positions of one match. */
export interface Comparison {
  readonly positions: number;
  /** Positions in which the bot's move depends on hidden information. */
  readonly differences: readonly string[];
}

/** Compares the decisions in the positions of one match. */
export const job: Job<HonestSetting, number, Comparison> = async ({
  manifest,
  seed,
  iterations,
  hints,
  settings,
}) => {
  const brain = await reasoningBrain(await botsOf(await importManifest(manifest)));
  const skill = { ...fullSkill, budget: { iterations }, sight: 4 };
  return (match) => {
    const setup = everyTable(brain.game, seed, match, settings);
    const players = Array.from({ length: setup.seats }, () => new RandomPlayer());
    let positions = 0;
    const differences: string[] = [];
    for (const position of playPositions(brain.game, setup, players)) {
      if (!isChoice(position)) continue;
      positions++;
      const answers = hints
        ? askTwice(brain, position, (shown, use) =>
            allAdvice(brain, skill, shown, { ...use, seats: setup.seats }),
          )
        : decideTwice(brain, skill, position);
      const [one, other] = answers.map(canonical);
      const at = JSON.stringify({ game: brain.game.id, ...setup, question: position.shown.asked?.question });
      if (one !== other) differences.push(`${one} became ${other} at ${at}`);
    }
    return { positions, differences };
  };
};
