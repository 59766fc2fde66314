import type { Vocabulary } from '@manigance/core';
import { generatorModel, type SecondOpinion } from '@manigance/core/second-opinion';
import type { Play } from './asking.ts';
import { chanceOf, type EngineWords, positionOf as positionOfEngine } from './engine.ts';
import { play } from './match.ts';
import { positionOf } from './position.ts';
import { newTable, type Table } from './table.ts';

/** The rules of docs/rules, a second time. */
const second: SecondOpinion<EngineWords> = {
  begin({ seats, options }, played) {
    const table = newTable(seats, options, chanceOf(played));
    return generatorModel(playToEnd(table), {
      position: () => positionOf(table),
      anytime: (seat) => (table.players[seat]?.gone === false ? [{ do: 'concede' }] : []), // EL-24.3
    });
  },
  positionOf: positionOfEngine,
};
/** The second model of the rules. */
export const opinion = second as unknown as SecondOpinion<Vocabulary>;

function* playToEnd(table: Table): Play<never> {
  try {
    return yield* play(table);
  } finally {
    table.phase = 'over';
  }
}
