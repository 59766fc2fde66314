import { Match, readOptions, seedFromNumber, show, type Vocabulary } from '@manigance/core';
import { expect, test } from 'vitest';
import { ankhMorporkBots } from '../src/ankh-morpork/index.ts';
import { blunderIn, endingBlunders, sensibleMoves } from '../src/blunder.ts';
import { edgarEtLucienBots } from '../src/edgar-et-lucien/index.ts';
import {
  contest,
  type Mind,
  Player,
  plainBrain,
  RandomPlayer,
  type Roster,
  skillOf,
  watched,
} from '../src/index.ts';
import { prodigalsClubBots } from '../src/prodigals-club/index.ts';
import { giving } from './bare-game.ts';

const rosters = [ankhMorporkBots, edgarEtLucienBots, prodigalsClubBots] as unknown as Roster<Vocabulary>[];
const each = test.for(rosters.map((roster) => [roster.brain.game.id, roster] as const));

/** How often each blunder is made in some matches by this mind on all seats. */
function count(
  { brain }: Roster<Vocabulary>,
  mind: () => Mind<Vocabulary>,
  matches: number,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (let round = 1; round <= matches; round++) {
    const setup = { seats: 2, options: readOptions(brain.game, {}), seed: seedFromNumber(round) };
    const minds = [mind(), mind()].map((player) =>
      watched(brain, player, (id) => counts.set(id, (counts.get(id) ?? 0) + 1)),
    );
    contest(brain.game, setup, minds, { now: () => 0 });
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

test('what wins on the spot is played, and is no blunder, even where it looks like one', () => {
  const selfish = {
    id: 'selfish',
    rule: 'AM-1.1',
    says: 'gives to itself',
    foolish:
      () =>
      ({ to }: { readonly to: number }) =>
        to === 0,
  } as const;
  const brain = {
    ...plainBrain(giving),
    blunders: [...endingBlunders({ game: giving }, 'AM-1.1', () => true), selfish],
  };
  const match = new Match(giving, { seats: 3, options: {}, seed: seedFromNumber(1) });
  const give = (to: number) => ({ do: 'give', to }) as const;
  const judged = () => {
    const shown = show(giving, match.state, 0);
    return {
      sensible: sensibleMoves(brain, shown, []).map(({ to }) => to),
      blunders: [0, 1, 2].map((to) => blunderIn(brain, shown, [], give(to))),
    };
  };
  expect(judged()).toEqual({ sensible: [1, 2], blunders: ['selfish', undefined, undefined] });
  match.play(0, give(0));
  match.play(1, give(1));
  match.play(2, give(2));
  expect(judged()).toEqual({ sensible: [0], blunders: [undefined, 'misses-the-win', 'misses-the-win'] });
});
