import { playPositions, RandomPlayer } from '@manigance/bots';
import { reasoningBrain } from '@manigance/bots/hint';
import { languages, readOptions, seedFromNumber } from '@manigance/core';
import { expect, test } from 'vitest';
import { everyGame } from './every-game.ts';
import { rostersOf } from './rosters.ts';

const rosters = await rostersOf(everyGame);
// The hints of a game without reasons name a move alone.
const cases = rosters
  .filter(({ reasons }) => reasons !== undefined)
  .map((roster) => [roster.brain.game.id, roster] as const);

/** Differences of the logarithmic chances and of the sums of the parts between neighbouring seats of a random match. */
async function differences([, roster]: (typeof cases)[number]): Promise<(readonly [number, number])[]> {
  const brain = await reasoningBrain(roster);
  const setup = { seats: 3, options: readOptions(brain.game, {}), seed: seedFromNumber(3) };
  const players = Array.from({ length: 3 }, () => new RandomPlayer());
  const worth = new Float64Array(8);
  const found: (readonly [number, number])[] = [];
  let at = 0;
  for (const { state } of playPositions(brain.game, setup, players)) {
    if (at++ % 5 !== 0) continue;
    brain.evaluate(state, worth);
    const sums = [0, 1, 2].map((seat) =>
      (brain.parts?.(state, seat) ?? []).reduce((all, { weight }) => all + weight, 0),
    );
    for (const seat of [0, 1]) {
      const chances = Math.log(worth[seat] ?? 0) - Math.log(worth[seat + 1] ?? 0);
      if (Number.isFinite(chances)) found.push([chances, (sums[seat] ?? 0) - (sums[seat + 1] ?? 0)]);
    }
  }
  return found;
}

test.for(cases)('%s: the parts of the judgement go with the chances they explain', async (one) => {
  const pairs = await differences(one);
  expect(pairs.length).toBeGreaterThan(40);
  const clear = pairs.filter(([chances]) => Math.abs(chances) > 0.2);
  const agreeing = clear.filter(([chances, parts]) => chances * parts > 0);
  expect(agreeing.length / clear.length).toBeGreaterThan(0.9);
});

test.for(cases)('%s: every part has its words in both languages', async ([, roster]) => {
  const brain = await reasoningBrain(roster);
  const setup = { seats: 3, options: readOptions(brain.game, {}), seed: seedFromNumber(4) };
  const players = Array.from({ length: 3 }, () => new RandomPlayer());
  const ids = new Set<string>();
  for (const { state } of playPositions(brain.game, setup, players))
    for (const { id } of brain.parts?.(state, 0) ?? []) ids.add(id);
  expect(ids.size).toBeGreaterThan(2);
  for (const language of languages) {
    const words = (await roster.reasons?.())?.words[language];
    for (const id of ids) expect(words?.[id]).toBeTruthy();
  }
});
