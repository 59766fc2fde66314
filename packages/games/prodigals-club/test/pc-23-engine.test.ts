import { expect, test } from 'vitest';
import { symbolsGiven } from '../rules/competitions/election/circles.ts';
import { acting, effecting, fresh, matchAt, parked, playAll, player, sending } from './position.ts';

test('PC-23.1 a turn is led through by small moves: send, then its decisions one by one', () => {
  const match = matchAt({
    mode: 'ep',
    seats: 3,
    pending: [{ kind: 'errands', at: 0 }],
    players: [{ possessions: ['possession-a-1', 'possession-a-2', 'possession-a-3'] }],
  });
  playAll(
    match,
    0,
    { do: 'send', space: 'possessions-swap-or-sell' },
    { do: 'choose', option: 0 },
    { do: 'give', tile: 'possession-a-3' },
    { do: 'take', tile: 'possession-pool-12' },
  );
  expect(player(match, 0).possessions?.tiles).toEqual([
    'possession-a-1',
    'possession-a-2',
    'possession-pool-12',
  ]);
  expect(match.asked).toEqual([1]);
});

test('PC-23.2 open decisions are stacked for one player, and nobody else can act meanwhile', () => {
  const match = acting({ players: [{ hand: ['errand-of-a-lifetime'] }, { hand: ['forgotten-name'] }] });
  match.play(0, { do: 'play', card: 'errand-of-a-lifetime' });
  expect(match.state.pending.map(({ kind }) => kind)).toEqual([
    'errand',
    'furtherActions',
    'playedWhite',
    'effect',
    'errand',
  ]);
  expect(match.refused(1, { do: 'play', card: 'forgotten-name' })).toEqual({ code: 'not-asked' });
});

test('PC-23.3 rotation 1 turns the sides clockwise: north, east, south, west become west, north, east, south', () => {
  const start = { tile: 'circle-start-1', x: 0, y: 0, rotation: 0 } as const; // dog to the north
  const below = (rotation: number) => symbolsGiven([start], { tile: 'circle-1-12', x: 0, y: 1, rotation });
  // circle-1-12 is horse, mask, dog, nothing; laid south of a ? it shows its north side there.
  expect(below(0)).toEqual([1]); // horse
  expect(below(1)).toEqual([]); // west, which is nothing: not legal, and gives nothing
  expect(below(2)).toEqual([0]); // south, a dog
  expect(below(3)).toEqual([4]); // east, a mask
});

test('PC-23.4 the starting tile is (0, 0), x grows east and y grows south', () => {
  for (const grid of fresh(4, 'es').grids) expect(grid).toMatchObject([{ x: 0, y: 0, rotation: 0 }]);
  const grid = [{ tile: 'circle-start-1', x: 0, y: 0, rotation: 0 }] as const; // dog north, horse east, ? south, glass west
  const match = matchAt({
    mode: 'es',
    circles: ['circle-1-02', 'circle-1-03', 'circle-1-04', 'circle-1-05'],
    players: [{ grid }],
    pending: [parked, { kind: 'circle', seat: 0, places: [0] }],
  });
  // circle-1-02 is horse, horse, nothing, glass: its horse fits to the east, its glass to the west, any symbol to the south.
  expect(match.offers(0, { do: 'placeTile', tile: 'circle-1-02', x: 1, y: 0, rotation: 3 })).toBe(true);
  expect(match.offers(0, { do: 'placeTile', tile: 'circle-1-02', x: -1, y: 0, rotation: 2 })).toBe(true);
  expect(match.offers(0, { do: 'placeTile', tile: 'circle-1-02', x: 0, y: 1, rotation: 0 })).toBe(true);
  expect(match.options(0).some((move) => move.do === 'placeTile' && move.y === -1)).toBe(false);
});

test('PC-23.1 where a single answer is legal it is taken without asking', () => {
  const options = [{ pay: { votes: 1 }, get: { do: 'spend', n: 1 } }] as const;
  expect(effecting({ do: 'exchange', times: 1, options }, { players: [{ votes: 44 }] }).asked).toEqual([1]);
  const crawl = acting({ mode: 'es', players: [{ votes: 30, hand: ['pub-crawl-early', 'forgotten-name'] }] });
  crawl.play(0, { do: 'play', card: 'pub-crawl-early' });
  expect(player(crawl, 0).election?.votes).toBe(29);
  const others = (['bonus-votes', 'bonus-megaphones', 'bonus-society-down'] as const).map((bonus) => ({
    bonus,
  }));
  const place = sending({ mode: 'es', seats: 4, players: [{}, ...others] });
  place.play(0, { do: 'send', space: 'order-1' });
  expect(player(place, 0).bonus).toBe('bonus-society-diagonal');
});
