import {
  askTwice,
  decideTwice,
  fullSkill,
  isChoice,
  playPositions,
  RandomPlayer,
  type Skill,
} from '@manigance/bots';
import { reasoningBrain } from '@manigance/bots/hint';
import { allAdvice } from '@manigance/bots/story';
import { readOptions, seedFromNumber } from '@manigance/core';
import { expect, test } from 'vitest';
import { everyGame } from './every-game.ts';
import { rostersOf } from './rosters.ts';

const skill: Skill = { ...fullSkill, budget: { iterations: 24 }, sight: 4 };
/** The long version: `npx manigance honest <game> --positions 20000`. */
const enough = 120;

const rosters = await rostersOf(everyGame);
test.for(rosters.map((roster) => [roster.brain.game.id, roster] as const))(
  '%s: what a seat may not know changes neither its move, its hint nor what its story says',
  async ([, roster]) => {
    const brain = await reasoningBrain(roster);
    let asked = 0;
    for (let round = 1; asked < enough; round++) {
      const seats = 2 + (round % 3);
      const setup = { seats, options: readOptions(brain.game, {}), seed: seedFromNumber(round) };
      const players = Array.from({ length: seats }, () => new RandomPlayer());
      for (const position of playPositions(brain.game, setup, players)) {
        if (!isChoice(position)) continue;
        if (asked++ >= enough) break;
        const [one, other] = decideTwice(brain, skill, position);
        expect(other).toEqual(one);
        if (asked % 3 !== 0) continue;
        const [advice, otherwise] = askTwice(brain, position, (shown, use) =>
          allAdvice(brain, skill, shown, { ...use, seats }),
        );
        expect(otherwise).toEqual(advice);
      }
    }
  },
);
