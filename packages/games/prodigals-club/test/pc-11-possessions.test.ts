import { expect, test } from 'vitest';
import { possessionTiles } from '../rules/competitions/possessions/tiles.ts';
import { boroughs, symbols } from '../rules/effects/language.ts';
import { acting, closing, effecting, playAll, player, view } from './position.ts';

const sellOne = { do: 'sell', times: 1, discount: 0 } as const;
const pounds = (match: ReturnType<typeof acting>, seat = 0) => player(match, seat).possessions?.pounds;

test('PC-11.1 a tile has a value, a symbol and a borough', () => {
  for (const { value, symbol, borough } of possessionTiles) {
    expect(value).toBeGreaterThan(0);
    expect(symbols).toContain(symbol);
    expect(boroughs).toContain(borough);
  }
});

test('PC-11.2 discounts add up: the effect’s own, the pointer’s and those of black cards', () => {
  const spot = {
    pointer: 'mayfair' as const,
    players: [
      {
        pounds: 0,
        possessions: ['possession-a-1', 'possession-a-2'] as const,
        tableau: ['mayfair-agent'] as const,
      },
    ],
  };
  const match = effecting({ do: 'sell', times: 1, discount: 1 }, spot);
  match.play(0, { do: 'sell', tile: 'possession-a-1' });
  expect(pounds(match)).toBe(4); // 8 - 1 - 1 - 2
  expect(player(match, 0).possessions?.tiles).toEqual(['possession-a-2']);
  expect(view(match).discards.possessions).toContain('possession-a-1');
});
test('PC-11.2 another borough gets neither of these discounts, and a rival’s card none at all', () => {
  const spot = {
    pointer: 'mayfair' as const,
    players: [
      { pounds: 0, possessions: ['possession-a-2'] as const },
      { tableau: ['mayfair-agent'] as const },
    ],
  };
  expect(pounds(effecting(sellOne, spot))).toBe(7);
});
test('PC-11.2 never less than nothing', () => {
  const match = effecting(
    { do: 'sell', times: 1, discount: 9 },
    { players: [{ pounds: 4, possessions: ['possession-a-6'] }] },
  );
  expect(pounds(match)).toBe(4);
});

test('PC-11.3 of a double sale one sale is enough', () => {
  const match = effecting(
    { do: 'sell', times: 2, discount: 1 },
    { pointer: 'bloomsbury', players: [{ pounds: 0, possessions: ['possession-a-1', 'possession-a-2'] }] },
  );
  playAll(match, 0, { do: 'sell', tile: 'possession-a-2' }, { do: 'stop' });
  expect(player(match, 0).possessions).toEqual({ pounds: 6, tiles: ['possession-a-1'] });
});

const offer = [
  'possession-pool-01',
  'possession-pool-06',
  'possession-pool-11',
  'possession-pool-12',
] as const; // 5 3 2 1
test('PC-11.4 the tile given takes the place of the one taken', () => {
  const match = effecting(
    { do: 'swap', limit: 3 },
    {
      offer,
      pointer: 'mayfair',
      players: [{ pounds: 0, possessions: ['possession-a-3'], tableau: ['mayfair-agent'] }],
    },
  );
  match.play(0, { do: 'take', tile: 'possession-pool-11' });
  expect(view(match).offer).toEqual([
    'possession-pool-01',
    'possession-pool-06',
    'possession-a-3',
    'possession-pool-12',
  ]);
  expect(player(match, 0).possessions).toEqual({ pounds: 0, tiles: ['possession-pool-11'] }); // a loss of 3 is within the limit
});
test('PC-11.4 a swap upward costs and pays nothing', () => {
  const match = effecting(
    { do: 'swap', limit: 0 },
    { offer, players: [{ pounds: 2, possessions: ['possession-pool-20'] }] },
  );
  match.play(0, { do: 'take', tile: 'possession-pool-01' });
  expect(player(match, 0).possessions).toEqual({ pounds: 2, tiles: ['possession-pool-01'] });
});

test('PC-11.5 limit 3, a 6 for a 1: take £2', () => {
  // No tile is worth 6: 7 for 2 loses the same 5.
  const match = effecting(
    { do: 'swap', limit: 3 },
    { offer, players: [{ pounds: 0, possessions: ['possession-a-2'] }] },
  );
  match.play(0, { do: 'take', tile: 'possession-pool-11' });
  expect(pounds(match)).toBe(2);
});

test('PC-11.6 a tile given can be taken by another player in the same round, and then the offer goes', () => {
  const match = effecting(
    { do: 'swap', limit: 3 },
    { offer, players: [{ possessions: ['possession-a-3'] }] },
  );
  match.play(0, { do: 'take', tile: 'possession-pool-12' });
  expect(view(match).offer).toContain('possession-a-3');
  const end = closing({ mode: 'ep', offer });
  expect(view(end).discards.possessions).toEqual([...offer]);
  expect(view(end).offer).toHaveLength(4);
  expect(view(end).offer).not.toContain('possession-pool-01');
});

test('PC-11.7 the pointer advances at the end of each round', () => {
  expect(view(closing({ mode: 'ep', pointer: 'mayfair' })).pointer).toBe('belgravia');
});

test('PC-11.8 a player with possessions pays at most the cash at hand', () => {
  expect(pounds(effecting({ do: 'spend', n: 5 }, { players: [{ pounds: 3 }] }))).toBe(0);
});
test('PC-11.8 a player without possessions pays in full, into debt', () => {
  expect(pounds(effecting({ do: 'spend', n: 5 }, { players: [{ pounds: 3, possessions: [] }] }))).toBe(-2);
});

test('PC-11.9 Pocket money: £1, or £2 with one More Time card', () => {
  const spend = { do: 'spend', n: 1, moreTime: [1] } as const;
  expect(pounds(effecting(spend, { players: [{ pounds: 5 }] }))).toBe(4);
  const match = effecting(spend, { players: [{ pounds: 5, hand: ['a-bit-more-time-early'] }] });
  match.play(0, { do: 'addTime', cards: 1 });
  expect(pounds(match)).toBe(3);
});

test('PC-11.10 cash, and for each tile its value and three; the pointer does not matter', () => {
  for (const pointer of boroughs) {
    const match = acting({
      mode: 'ep',
      pointer,
      players: [{ pounds: 2, possessions: ['possession-a-1', 'possession-a-6'], hand: ['forty-waistcoats'] }],
    });
    expect(player(match, 0).scores.possessions).toBe(2 + 11 + 6);
  }
});

test('PC-11.11 a player without possessions never gets one again', () => {
  const match = acting({
    mode: 'ep',
    players: [{ possessions: [], hand: ['cow-for-a-bean', 'forty-waistcoats'] }],
  });
  match.play(0, { do: 'play', card: 'cow-for-a-bean' });
  expect(player(match, 0).possessions?.tiles).toEqual([]);
});

test('PC-11.12 money taken shrinks a debt', () => {
  const match = effecting(
    { do: 'exchange', times: 1, options: [{ pay: { pounds: 3 }, get: { do: 'loseVotes', n: 1 } }] },
    { players: [{ pounds: -5, possessions: [] }] },
  );
  match.play(0, { do: 'exchange', option: 0 });
  expect(pounds(match)).toBe(-2);
});

test('PC-11.2 the event of a sale has its price and discount', () => {
  const match = effecting(
    { do: 'sell', times: 1, discount: 2 },
    { pointer: 'mayfair', players: [{ pounds: 1, possessions: ['possession-a-1'] }] },
  );
  expect(match.events).toEqual([
    { type: 'sold', seat: 0, tile: 'possession-a-1', price: 5, discount: 3, pounds: 6 },
  ]);
});
test('PC-11.3 a double sale ends with the second tile', () => {
  const possessions = ['possession-a-1', 'possession-a-2', 'possession-a-3'] as const;
  const match = effecting({ do: 'sell', times: 2, discount: 1 }, { players: [{ possessions }] });
  playAll(match, 0, { do: 'sell', tile: 'possession-a-2' }, { do: 'sell', tile: 'possession-a-1' });
  expect(match.asked).toEqual([1]);
  expect(player(match, 0).possessions?.tiles).toEqual(['possession-a-3']);
});
test('PC-11.4 the event of a swap has its compensation', () => {
  const match = effecting(
    { do: 'swap', limit: 3 },
    { offer, players: [{ possessions: ['possession-a-1'] }] },
  );
  match.play(0, { do: 'take', tile: 'possession-pool-12' });
  expect(match.events).toEqual([
    { type: 'swapped', seat: 0, gave: 'possession-a-1', took: 'possession-pool-12', compensation: 4 },
  ]);
});
