import { expect, test } from 'vitest';
import type { Effect } from '../rules/effects/language.ts';
import type { Mode } from '../rules/modes.ts';
import { effecting, player } from './position.ts';

const down = { do: 'move', n: 2, dirs: ['down'] } as const;

test.each<[Mode, Effect<number>]>([
  ['sp', { do: 'loseVotes', n: 2 }],
  ['sp', { do: 'megaphones', n: 1 }],
  ['sp', { do: 'pubCrawl' }],
  ['es', { do: 'spend', n: 2 }],
  ['es', { do: 'sell', times: 1, discount: 0 }],
  ['es', { do: 'swap', limit: 2 }],
  ['ep', down],
  ['ep', { do: 'moveEach', where: { row: 'chosen' }, steps: 1 }],
  ['ep', { do: 'jump', gender: 'lady', maxOver: 3 }],
])('PC-10.14 in %s the effect %j does nothing', (mode, effect) => {
  const match = effecting(effect, { mode });
  expect(match.events).toEqual([]);
  expect(match.asked).toEqual([1]);
});
test('PC-10.14 a choice of nothing in play is passed over', () => {
  const options = [
    { do: 'spend', n: 2 },
    { do: 'sell', times: 1, discount: 0 },
  ] as const;
  expect(effecting({ do: 'choice', times: 2, options }, { mode: 'es' }).asked).toEqual([1]);
});

test('PC-10.10 on a timeout the first competition in play is chosen', () => {
  const votes = effecting({ do: 'basic', times: 1 }, { players: [{ votes: 20 }] });
  votes.timeout(0);
  expect(player(votes, 0).election?.votes).toBe(19);
  const steps = effecting({ do: 'basic', times: 1 }, { mode: 'sp' });
  steps.timeout(0);
  expect(steps.state.pending.at(-1)).toMatchObject({ kind: 'move', left: 1 });
});
