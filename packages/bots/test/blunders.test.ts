import { Match, seedFromNumber, show } from '@manigance/core';
import { expect, test } from 'vitest';
import { blunderIn, endingBlunders, plainBrain, sensibleMoves } from '../src/index.ts';
import { giving } from './bare-game.ts';

test('an immediately winning move is played and is no blunder, even if it looks like one', () => {
  const selfish = {
    id: 'selfish',
    rule: 'XY-1.1',
    says: 'gives to itself',
    foolish:
      () =>
      ({ to }: { readonly to: number }) =>
        to === 0,
  } as const;
  const brain = {
    ...plainBrain(giving),
    blunders: [...endingBlunders({ game: giving }, 'XY-1.1', () => true), selfish],
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
