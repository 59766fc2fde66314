import '../bot/last-will/index.ts';
import { expect, test } from 'vitest';
import { judge } from '../bot/judge.ts';
import { whitePounds } from '../bot/last-will/gains.ts';
import { lwCards } from '../rules/competitions/last-will/cards.ts';
import { acting, closing } from './last-will.ts';

type Table = NonNullable<Parameters<typeof acting>[0]>;

/** The first player's chance to win. */
function chance(table: Table, of: typeof acting = acting): number {
  const { state } = of(table);
  const worth = new Float64Array(state.seats);
  judge(state, worth);
  return worth[0] ?? Number.NaN;
}

const alike = { pounds: 40, actions: 2 };
const with0 = (first: NonNullable<Table['players']>[number]): Table => ({
  players: [{ ...alike, ...first }, alike],
});

test('LW-14.7 the bot wants fewer pounds', () => {
  expect(chance(with0({ pounds: 20 }))).toBeGreaterThan(chance(with0({})));
});

test('LW-9.2 the bot wants actions while it can still use them', () => {
  expect(chance(with0({ actions: 4 }))).toBeGreaterThan(chance(with0({})));
  expect(chance(with0({ actions: 4 }), closing)).toBeCloseTo(chance(with0({}), closing));
});

test('LW-9.5 the bot wants expenses on its board, and an unused one more than one that was used', () => {
  const expense = 'lw-brougham-on-permanent-hire';
  const unused = chance(with0({ board: [expense] }));
  expect(unused).toBeGreaterThan(chance(with0({ board: [{ card: expense, used: true }] })));
  expect(chance(with0({ board: [{ card: expense, used: true }] }))).toBeGreaterThan(chance(with0({})));
});

test('LW-11.6 the bot prefers a house that will fall to as many pounds in cash', () => {
  const house = with0({ pounds: 28, board: ['lw-number-nine-and-a-half'] });
  const modifiers = { townhouse: 1, manor: -2, mansion: 3, farm: -3 };
  expect(chance({ ...house, modifiers })).toBeGreaterThan(chance({ ...with0({ pounds: 41 }), modifiers }));
});

test('LW-9.3 every white card is worth something to the bot', () => {
  const whites = lwCards.filter(({ effect }) => effect !== undefined);
  expect(Math.min(...whites.map(({ number }) => whitePounds(number)))).toBeGreaterThan(0);
});
