import type { Vocabulary } from '@manigance/core';
import { generatorModel, type SecondOpinion } from '@manigance/core/second-opinion';
import { chanceOf, type EngineWords, positionOf as positionOfEngine } from './engine.ts';
import { positionOf } from './position.ts';
import { newTable } from './table.ts';
import { play } from './turn.ts';

/** The rules of docs/rules, a second time. */
const second: SecondOpinion<EngineWords> = {
  begin({ seats }, played) {
    const table = newTable(seats, chanceOf(played));
    return generatorModel(play(table), { position: () => positionOf(table) });
  },
  positionOf: positionOfEngine,
};
/** The second model of the rules. */
export const opinion = second as unknown as SecondOpinion<Vocabulary>;
