import type { Vocabulary } from '@manigance/core';
import { generatorModel, type SecondOpinion } from '@manigance/core/second-opinion';
import { type EngineWords, positionOf as positionOfEngine, startOf } from './engine.ts';
import { play } from './match.ts';
import { positionOf } from './position.ts';
import { newTable } from './setup.ts';

/** The rules of docs/rules, a second time. */
const second: SecondOpinion<EngineWords> = {
  // The modes with Last Will have no second model yet.
  covers: ({ mode }) => !mode.startsWith('lw-'),
  begin({ seats, options: { mode } }, played, game) {
    const table = newTable(seats, mode, startOf(game, mode, played));
    return generatorModel(play(table), { position: () => positionOf(table) });
  },
  positionOf: positionOfEngine,
};
/** The second model of the rules. */
export const opinion = second as unknown as SecondOpinion<Vocabulary>;
