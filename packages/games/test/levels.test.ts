import { contest, GreedyPlayer, Player, skillOf } from '@manigance/bots';
import { languages, readOptions, seedFromNumber } from '@manigance/core';
import { expect, test } from 'vitest';
import { everyGame } from './every-game.ts';
import { rostersOf } from './rosters.ts';

const rosters = await rostersOf(everyGame);
const each = test.for(rosters.map((roster) => [roster.brain.game.id, roster] as const));

each('%s has five levels, each with a name and a portrait in every language', ([, { levels, portraits }]) => {
  expect(new Set(levels.map(({ id }) => id)).size).toBe(5);
  for (const language of languages) {
    const names = levels.map(({ id }) => portraits[language][id]?.name);
    expect(new Set(names).size).toBe(5);
    for (const { id } of levels) expect(portraits[language][id]?.portrait).toMatch(/\.$/);
  }
});

each(
  '%s: every level keeps its budget within a second, and only the strongest thinks on without a bound',
  ([, { levels }]) => {
    for (const level of levels) expect(skillOf(level).budget.ms).toBeLessThan(1000);
    expect(levels.map(({ tireless }) => tireless === true)).toEqual([false, false, false, false, true]);
  },
);

each('%s: all numbers of players play to the end', ([, { brain, levels }]) => {
  const { min, max } = brain.game.seats;
  const options = readOptions(brain.game, {});
  for (let seats = min; seats <= max; seats++) {
    const players = Array.from({ length: seats }, (_, seat) =>
      seat === 0
        ? new GreedyPlayer(brain)
        : new Player(brain, { ...skillOf(levels[1] as (typeof levels)[number]), budget: { iterations: 10 } }),
    );
    const seed = seedFromNumber(seats);
    const match = contest(brain.game, { seats, options, seed }, players, { now: () => 0 });
    expect(match.state.outcome).toBeDefined();
  }
});
