import { type Bot, contest, Player, RandomPlayer, type Roster, skillOf, watched } from '@manigance/bots';
import { readOptions, seedFromNumber, type Vocabulary } from '@manigance/core';
import { expect, test } from 'vitest';
import { everyGame } from './every-game.ts';
import { rostersOf } from './rosters.ts';

const rosters = await rostersOf(everyGame);
const each = test.for(rosters.map((roster) => [roster.brain.game.id, roster] as const));

/** How often each blunder is made in some matches by this bot on all seats. */
function count(
  { brain }: Roster<Vocabulary>,
  newBot: () => Bot<Vocabulary>,
  matches: number,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (let round = 1; round <= matches; round++) {
    const setup = { seats: 2, options: readOptions(brain.game, {}), seed: seedFromNumber(round) };
    const players = [newBot(), newBot()].map((player) =>
      watched(brain, player, (id) => counts.set(id, (counts.get(id) ?? 0) + 1)),
    );
    contest(brain.game, setup, players, { now: () => 0 });
  }
  return counts;
}

each('%s: who plays at random makes people laugh, so that the list finds what it is for', ([, roster]) => {
  expect(count(roster, () => new RandomPlayer(), 12).size).toBeGreaterThan(1);
});

each('%s: no level makes a blunder of the list, however short its thoughts', ([, roster]) => {
  for (const level of roster.levels) {
    const skill = { ...skillOf(level), budget: { iterations: 8 } };
    expect([...count(roster, () => new Player(roster.brain, skill), 1)]).toEqual([]);
  }
});
