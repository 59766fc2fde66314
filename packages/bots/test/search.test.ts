import { Match, seedFromNumber, show } from '@manigance/core';
import { ticTacToe } from '@manigance/core/tic-tac-toe';
import { expect, test } from 'vitest';
import {
  type Bot,
  type Brain,
  contest,
  fullSkill,
  Player,
  plainBrain,
  RandomPlayer,
  Search,
  type Skill,
} from '../src/index.ts';
import { giving } from './bare-game.ts';

const brain = plainBrain(ticTacToe);
const skill: Skill = { ...fullSkill, budget: { iterations: 800 }, sight: 9, curiosity: 1 };
const start = () => new Match(ticTacToe, { seats: 2, options: {}, seed: seedFromNumber(1) });
const now = () => performance.now();

test('800 iterations never lose at tic-tac-toe, on either seat', () => {
  for (let round = 0; round < 40; round++) {
    const seed = seedFromNumber(round);
    const bots: Bot<typeof brain extends Brain<infer W> ? W : never>[] = [
      new Player(brain, skill),
      new RandomPlayer(),
    ];
    if (round % 2 === 1) bots.reverse();
    const { state } = contest(ticTacToe, { seats: 2, options: {}, seed }, bots, { now });
    expect(state.outcome?.winners).toContain(round % 2);
  }
});

test('two search players draw at tic-tac-toe', () => {
  const seed = seedFromNumber(5);
  const bots = [new Player(brain, skill), new Player(brain, skill)];
  const { state } = contest(ticTacToe, { seats: 2, options: {}, seed }, bots, { now });
  expect(state.outcome?.winners).toEqual([0, 1]);
});

test('the same view, seed and iterations give the same search result', () => {
  const shown = show(ticTacToe, start().state, 0);
  const thoughts = [1, 2].map(() => new Search(brain, shown, { skill, seed: seedFromNumber(7) }).run());
  expect(thoughts[0]).toEqual(thoughts[1]);
  const other = new Search(brain, shown, { skill, seed: seedFromNumber(8) }).run();
  expect(other).not.toEqual(thoughts[0]);
});

test('a forced move takes no iterations', () => {
  const match = start();
  for (const [at, cell] of [0, 1, 2, 4, 3, 5, 7, 6].entries()) match.play(at % 2, { do: 'mark', cell });
  const decision = new Player(brain, skill).decide(show(ticTacToe, match.state, 0), {
    seed: seedFromNumber(1),
  });
  expect(decision).toMatchObject({ move: { do: 'mark', cell: 8 }, iterations: 0 });
});

test('the search stops once no move can overtake the best', () => {
  const match = start();
  for (const [at, cell] of [0, 3, 1, 4].entries()) match.play(at % 2, { do: 'mark', cell });
  const decision = new Player(brain, skill).decide(show(ticTacToe, match.state, 0), {
    seed: seedFromNumber(1),
  });
  expect(decision.move).toEqual({ do: 'mark', cell: 2 });
  expect(decision.iterations).toBeLessThan(800);
});

test('a time budget is kept by the clock handed in', () => {
  let time = 0;
  const clock = () => {
    time += 0.5;
    return time;
  };
  const shown = show(ticTacToe, start().state, 0);
  const timed = { ...skill, budget: { ms: 40 } };
  new Player(brain, timed).decide(shown, { seed: seedFromNumber(1), now: clock });
  expect(time).toBeLessThanOrEqual(42);
});

test('a time budget without a clock throws', () => {
  const shown = show(ticTacToe, start().state, 0);
  const search = new Search(brain, shown, {
    skill: { ...skill, budget: { ms: 40 } },
    seed: seedFromNumber(1),
  });
  expect(() => search.run()).toThrow('needs a clock');
});

test('a brain bounds the steps of a playout at every level', () => {
  let [steps, most] = [0, 0];
  const bounded: typeof brain = {
    ...brain,
    game: {
      ...ticTacToe,
      copy(state) {
        steps = 0; // an iteration begins
        return ticTacToe.copy(state);
      },
    },
    mostSight: () => 2,
    pick(...asked) {
      most = Math.max(most, ++steps);
      return brain.pick(...asked);
    },
  };
  new Search(bounded, show(ticTacToe, start().state, 0), { skill, seed: seedFromNumber(1) }).run();
  expect(most).toBe(2);
});

test('with three seats each maximizes its own chance', () => {
  const match = new Match(giving, { seats: 3, options: {}, seed: seedFromNumber(1) });
  const bot = new Player(plainBrain(giving), { ...skill, budget: { iterations: 600 } });
  expect(bot.decide(show(giving, match.state, 0), { seed: seedFromNumber(3) }).move.to).toBe(0);
  match.play(0, { do: 'give', to: 1 });
  expect(bot.decide(show(giving, match.state, 1), { seed: seedFromNumber(4) }).move.to).toBe(1);
});
