import { describe, expect, test } from 'vitest';
import { sameMove } from './choosing.ts';
import { circleTiles, type PcMove, type PlacedTile } from './from-game.ts';
import { cellOf, type Markers, markerMoves } from './marker-moves.ts';
import { innerCircles, jointsOf, neighbours, sidesOf } from './sides.ts';

const at = (tile: (typeof circleTiles)[number]['id'], x: number, y: number, rotation = 0): PlacedTile => ({
  tile,
  x,
  y,
  rotation,
});

describe('circle tiles as drawn', () => {
  test('a quarter turn clockwise brings the north side east', () => {
    const [north] = circleTiles[0].sides;
    expect(sidesOf('circle-start-1', 0)[0]).toBe(north);
    expect(sidesOf('circle-start-1', 1)[1]).toBe(north);
    expect(sidesOf('circle-start-1', 3)[3]).toBe(north);
  });

  test('a joint shows the symbol of either side', () => {
    const grid = [at('circle-start-1', 0, 0), at('circle-start-5', 1, 0)];
    expect(jointsOf(grid)).toEqual([{ x: 0.5, y: 0, symbol: 'horse' }]);
    const under = [at('circle-start-1', 0, 0), at('circle-1-01', 0, 1)];
    expect(jointsOf(under)).toEqual([{ x: 0, y: 0.5, symbol: 'dog' }]);
  });

  test('four tiles make an inner circle, three do not', () => {
    const three = [at('circle-1-01', 0, 0), at('circle-1-02', 1, 0), at('circle-1-03', 0, 1)];
    expect(innerCircles(three)).toEqual([]);
    expect(innerCircles([...three, at('circle-1-04', 1, 1)])).toEqual([[0.5, 0.5]]);
  });

  test('neighbours are named north, east, south, west', () => {
    const grid = [at('circle-1-01', 0, 0), at('circle-1-02', 1, 0), at('circle-1-03', 0, -1)];
    expect(neighbours(grid, at('circle-1-01', 0, 0))).toEqual([true, true, false, false]);
  });
});

describe('moves of ladies and gentlemen', () => {
  const markers: Markers = {
    'gentleman-1': { column: 'middle', value: 9 },
    'gentleman-2': { column: 'right', value: 8 },
    'lady-1': { column: 'left', value: 12 },
    'lady-2': { column: 'middle', value: 7 },
  };

  test('cells count rows, not values: below 14 comes 12', () => {
    expect(cellOf({ column: 'left', value: 12 })).toEqual({ row: 2, column: 0 });
  });

  test('each move has its target cell', () => {
    const options: PcMove[] = [
      { do: 'step', marker: 'gentleman-1', dir: 'down-left' },
      { do: 'drop', marker: 'lady-2', steps: 2 },
      { do: 'raise', marker: 'lady-1' },
      { do: 'jump', marker: 'gentleman-2' },
      { do: 'stop' },
    ];
    expect(markerMoves(options, markers).map(({ way, to }) => [way, to])).toEqual([
      ['down-left', { row: 6, column: 0 }],
      ['down', { row: 9, column: 1 }],
      ['up', { row: 1, column: 0 }],
      ['jump', { row: 8, column: 2 }],
    ]);
  });
});

test('moves are equal whatever the order of their fields', () => {
  const one: PcMove = { do: 'step', marker: 'lady-1', dir: 'down' };
  expect(sameMove(one, { dir: 'down', marker: 'lady-1', do: 'step' })).toBe(true);
  expect(sameMove(one, { do: 'step', marker: 'lady-1', dir: 'left' })).toBe(false);
  expect(sameMove({ do: 'stop' }, { do: 'end' })).toBe(false);
});
