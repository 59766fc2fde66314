import { expect, test } from 'vitest';
import type { CircleId } from '../rules/competitions/election/circle-tiles.ts';
import { squaresCompleted } from '../rules/competitions/election/circles.ts';
import type { PcMove } from '../rules/moves.ts';
import type { PlacedTile } from '../rules/state.ts';
import { effecting, kinds, matchAt, parked, playAll, player, type Spot, view } from './position.ts';

const start: PlacedTile = { tile: 'circle-start-1', x: 0, y: 0, rotation: 0 }; // dog, horse, ?, glass
const at = (tile: CircleId, x: number, y: number, rotation: number): PlacedTile => ({ tile, x, y, rotation });
const place = (tile: CircleId, x: number, y: number, rotation: number): PcMove => ({
  do: 'placeTile',
  tile,
  x,
  y,
  rotation,
});

/** The first player holding one tile of bundle A. */
function placing(tile: CircleId, grid: readonly PlacedTile[], spot: Spot = {}) {
  const circles: CircleId[] = [tile, 'circle-2-01', 'circle-2-02', 'circle-2-03'];
  const [first, ...others] = spot.players ?? [];
  const players = [{ ...first, grid }, ...others];
  return matchAt({
    mode: 'es',
    ...spot,
    circles,
    players,
    pending: [parked, { kind: 'circle', seat: 0, places: [0] }],
  });
}

test('PC-12.1 44 votes at most, and no lower limit', () => {
  const gain = {
    do: 'exchange',
    times: 1,
    options: [{ pay: { votes: 1 }, get: { do: 'spend', n: 0 } }],
  } as const;
  const match = effecting(gain, { players: [{ votes: 43 }] });
  match.play(0, { do: 'exchange', option: 0 });
  expect(player(match, 0).election?.votes).toBe(44);
  expect(match.events[0]).toEqual({ type: 'votesGained', seat: 0, n: 1, votes: 44 });
  expect(player(effecting({ do: 'loseVotes', n: 30 }, { players: [{ votes: 5 }] }), 0).election?.votes).toBe(
    -25,
  );
});

test('PC-12.2 next to the grid, in any rotation that fits, and nowhere else', () => {
  const match = placing('circle-1-01', [start]); // dog, dog, nothing, horse
  expect(match.offers(0, place('circle-1-01', 0, -1, 2))).toBe(true); // its dog faces the dog
  expect(match.offers(0, place('circle-1-01', 0, -1, 1))).toBe(true); // the other dog
  expect(match.refused(0, place('circle-1-01', 2, 0, 0))).toEqual({ code: 'unknown' });
  expect(match.refused(0, place('circle-1-01', 1, 1, 0))).toEqual({ code: 'unknown' }); // only a corner touches
  expect(match.refused(0, place('circle-1-01', 0, 0, 0))).toEqual({ code: 'unknown' });
});

test.each([
  ['a symbol with another', 0, -1, 3],
  ['a symbol with nothing', 0, -1, 0],
  ['? with nothing', 0, 1, 2],
] as const)('PC-12.3 %s does not match', (_what, x, y, rotation) => {
  expect(placing('circle-1-01', [start]).ruleAgainst(0, place('circle-1-01', x, y, rotation))).toBe(
    'PC-12.3 sides-differ',
  );
});
test('PC-12.3 equal symbols match, ? matches any symbol, neither ? nor nothing', () => {
  expect(placing('circle-1-01', [start]).offers(0, place('circle-1-01', 0, 1, 0))).toBe(true); // dog below ?
  const match = placing('circle-2-01', [start]); // dog, horse, glass, ?
  expect(match.whyNot(0, place('circle-2-01', 0, 1, 1))?.code).toBe('sides-differ'); // its ? below ?
  expect(match.offers(0, place('circle-2-01', 1, 0, 0))).toBe(true); // its ? against the horse
  const bare = placing('circle-2-01', [start, at('circle-1-01', 0, -1, 2)]); // nothing to its north
  expect(bare.whyNot(0, place('circle-2-01', 0, -2, 3))?.code).toBe('sides-differ'); // its ? above nothing
});
test('PC-12.3 nothing matches nothing, and one bad side makes the place illegal', () => {
  const grid = [start, at('circle-1-01', 0, -1, 2)]; // nothing to its north
  const match = placing('circle-1-02', grid); // horse, horse, nothing, glass
  expect(match.offers(0, place('circle-1-02', 0, -2, 0))).toBe(true);
  expect(match.whyNot(0, place('circle-1-02', 0, -2, 1))?.code).toBe('sides-differ');
  // At (1, -1) it touches nothing but the dog tile's east, a horse, and nothing below.
  const corner = placing('circle-1-02', [...grid, at('circle-1-12', 1, 0, 3)]);
  expect(corner.whyNot(0, place('circle-1-02', 1, -1, 0))?.code).toBe('sides-differ');
});

test('PC-12.4 each touching pair gives its symbol for the rest of the game; nothing gives none', () => {
  const match = placing('circle-1-01', [start]);
  match.play(0, place('circle-1-01', 0, 1, 0)); // a dog through the ?
  expect(player(match, 0).symbols.dog).toBe(1);
  expect(match.events).toContainEqual(
    expect.objectContaining({ type: 'circlePlaced', symbols: ['dog'], innerCircles: 0 }),
  );
  const none = placing('circle-1-02', [start, at('circle-1-01', 0, -1, 2)]);
  const before = player(none, 0).symbols;
  none.play(0, place('circle-1-02', 0, -2, 0));
  expect(player(none, 0).symbols).toEqual(before);
});

test('PC-12.5 a tile may always be discarded, and must be if it fits nowhere', () => {
  const match = placing('circle-1-01', [start]);
  match.play(0, { do: 'discardTiles' });
  expect(player(match, 0).election?.grid).toEqual([start]);
  expect(match.state.circleDiscards).toHaveLength(1);
});
test('PC-12.5 a tile that fits nowhere is discarded without asking', () => {
  const grid = [at('circle-start-2', 0, 0, 0), at('circle-1-07', -1, 0, 3), at('circle-1-04', 0, 1, 1)];
  const match = placing('circle-1-05', grid);
  expect(match.asked).toEqual([1]);
  expect(match.events).toEqual([{ type: 'circlesDiscarded', seat: 0, tiles: ['circle-1-05'] }]);
});

/** Three tiles around the place (1, 1) of the fourth. */
const corner = [start, at('circle-1-12', 1, 0, 3), at('circle-1-01', 0, 1, 0)] as const;

test('PC-12.6 a square of two by two gives two benefits of competitions in play', () => {
  const found = squareOf();
  const match = placing(found.tile, corner, { players: [{ votes: 20 }] });
  match.play(0, found);
  expect(match.state.pending.at(-1)).toMatchObject({ kind: 'benefit', left: 2, of: 'innerCircle' });
  expect(match.options(0)).toEqual([
    { do: 'benefit', competition: 'election' },
    { do: 'benefit', competition: 'society' },
  ]);
  playAll(match, 0, { do: 'benefit', competition: 'election' }, { do: 'benefit', competition: 'election' });
  expect(player(match, 0).election?.votes).toBe(18);
});
test('PC-12.6 with the trigger it gives five, and spending is £1', () => {
  const found = squareOf();
  const match = placing(found.tile, corner, {
    mode: 'ep',
    players: [{ pounds: 9, tableau: ['friend-of-every-committee'] }],
  });
  match.play(0, found);
  expect(match.state.pending.at(-1)).toMatchObject({ kind: 'benefit', left: 5 });
  match.play(0, { do: 'benefit', competition: 'possessions' });
  expect(player(match, 0).possessions?.pounds).toBe(8);
});

/** Any tile that legally completes the square at (1, 1). */
function squareOf(): Extract<PcMove, { do: 'placeTile' }> {
  const tiles: CircleId[] = [
    'circle-1-02',
    'circle-1-03',
    'circle-1-06',
    'circle-1-07',
    'circle-1-08',
    'circle-2-05',
    'circle-2-06',
    'circle-2-07',
  ];
  for (const tile of tiles) {
    const found = placing(tile, corner)
      .options(0)
      .find((move) => move.do === 'placeTile' && move.x === 1 && move.y === 1);
    if (found?.do === 'placeTile') return found;
  }
  throw new Error('no tile completes the square');
}

test('PC-12.7 the benefits are carried out one at a time; a step may be left out, a vote may not', () => {
  const found = squareOf();
  const match = placing(found.tile, corner, { players: [{ votes: 20 }] });
  match.play(0, found);
  expect(match.refused(0, { do: 'stop' })).toEqual({ code: 'unknown' });
  match.play(0, { do: 'benefit', competition: 'society' });
  match.play(0, { do: 'stop' });
  expect(kinds(match)).toEqual([]);
  match.play(0, { do: 'benefit', competition: 'election' });
  expect(player(match, 0).election?.votes).toBe(19);
  expect(match.asked).toEqual([1]);
});
test('PC-12.7 a tile that completes two squares gives four benefits', () => {
  // Three in a row above, two below with a gap in the middle: the middle one completes both squares.
  const grid = [
    start,
    at('circle-1-12', 1, 0, 3),
    at('circle-1-07', -1, 0, 0),
    at('circle-1-01', 1, 1, 0),
    at('circle-1-01', -1, 1, 0),
  ];
  const tiles: CircleId[] = [
    'circle-1-01',
    'circle-1-02',
    'circle-1-03',
    'circle-1-04',
    'circle-1-05',
    'circle-2-01',
    'circle-2-02',
    'circle-2-03',
    'circle-2-04',
    'circle-2-05',
    'circle-2-06',
    'circle-2-07',
    'circle-2-08',
  ];
  const options = tiles.flatMap((tile) =>
    placing(tile, grid)
      .options(0)
      .map((move) => ({ tile, move })),
  );
  const middle = options.find(({ move }) => move.do === 'placeTile' && move.x === 0 && move.y === 1);
  if (middle === undefined) throw new Error('no tile fits the gap');
  const match = placing(middle.tile, grid);
  match.play(0, middle.move);
  expect(match.state.pending.at(-1)).toMatchObject({ kind: 'benefit', left: 4 });
});

test('PC-12.2 a place that touches two tiles is offered once', () => {
  const options = placing(squareOf().tile, corner)
    .options(0)
    .map((move) => JSON.stringify(move));
  expect(new Set(options).size).toBe(options.length);
});
test('PC-12.6 a corner without its fourth tile is no inner circle', () => {
  const grid = [start, at('circle-1-12', 1, 0, 3), at('circle-1-06', -1, 0, 0)];
  const match = placing('circle-1-01', grid);
  match.play(0, place('circle-1-01', 0, 1, 0)); // below the middle one of three in a row
  expect(match.events).toMatchObject([{ type: 'circlePlaced', innerCircles: 0 }]);
  expect(match.asked).toEqual([1]);
});
test('PC-12.4 nothing against nothing gives no symbol to anybody', () => {
  const match = placing('circle-1-02', [start, at('circle-1-01', 0, -1, 2)]);
  match.play(0, place('circle-1-02', 0, -2, 0));
  expect(match.events).toMatchObject([{ type: 'circlePlaced', symbols: [] }]);
  expect(match.state.circleSymbols).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0]); // the dog of the tile before
});
test('PC-16.4 of the circle tiles only those left over are discarded at the end of the round', () => {
  const match = matchAt({
    mode: 'ep',
    players: [{ grid: [start] }],
    circles: ['circle-1-01', 'circle-1-02', 'circle-1-03', 'circle-1-04'],
    pending: [
      { kind: 'closing', at: 0 },
      { kind: 'circle', seat: 0, places: [0] },
    ],
  });
  match.play(0, place('circle-1-01', 0, 1, 0));
  expect(match.state.round).toBe(2);
  expect(view(match).discards.circles).toEqual(['circle-1-02', 'circle-1-03', 'circle-1-04']);
});
test('PC-12.4 the second player’s symbols are his own', () => {
  const match = matchAt({
    mode: 'es',
    players: [{}, { grid: [start] }],
    circles: ['circle-1-01', 'circle-1-02', 'circle-1-03', 'circle-1-04'],
    pending: [parked, { kind: 'circle', seat: 1, places: [0] }],
  });
  const before = player(match, 0).symbols;
  const dogs = player(match, 1).symbols.dog;
  match.play(1, place('circle-1-01', 0, 1, 0));
  expect(player(match, 1).symbols.dog).toBe(dogs + 1);
  expect(player(match, 0).symbols).toEqual(before);
});
test('PC-12.6 the tile in the middle of seven completes three squares, for want of a corner', () => {
  const around = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => at('circle-1-01', x, y, 0)));
  const ring = around.filter(({ x, y }) => (x !== 0 || y !== 0) && (x !== -1 || y !== -1));
  expect(squaresCompleted(ring, 0, 0)).toBe(3);
});
test('PC-12.2 the grid is unlimited in shape: ten in a column have room beside and below', () => {
  const column = Array.from({ length: 10 }, (_, y) => at('circle-1-01', 0, y, 0));
  const match = placing('circle-1-01', column);
  expect(match.offers(0, place('circle-1-01', 1, 0, 2))).toBe(true);
  expect(match.offers(0, place('circle-1-01', 0, 10, 2))).toBe(true);
});
