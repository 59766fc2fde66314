import { describe, expect, test } from 'vitest';
import type { PcMove } from './from-game.ts';
import { freePlaces, type Placement, turned } from './placing.ts';

const lay = (x: number, y: number, rotation: number, tile = 'circle-1-01'): Placement =>
  ({ do: 'placeTile', tile, x, y, rotation }) as Placement;

describe('laying a circle tile', () => {
  const options: PcMove[] = [
    lay(1, 0, 3),
    lay(1, 0, 0),
    lay(0, 1, 2),
    lay(1, 0, 1, 'circle-1-02'),
    { do: 'discardTiles' },
  ];

  test('a place lists the legal rotations of this tile only', () => {
    const places = freePlaces('circle-1-01', options, []);
    expect(places.map(({ x, y, ways }) => [x, y, ways.map(({ rotation }) => rotation)])).toEqual([
      [1, 0, [3, 0]],
      [0, 1, [2]],
    ]);
  });

  test('a place has a refusal only if no rotation fits', () => {
    const why = { rule: 'PC-12.3', code: 'sides-differ' } as const;
    const refusals = [
      { move: lay(0, -1, 0), why },
      { move: lay(1, 0, 1), why },
    ];
    const places = freePlaces('circle-1-01', options, refusals);
    expect(places.find(({ x, y }) => x === 0 && y === -1)?.refusal).toBe(refusals[0]);
    expect(places.find(({ x, y }) => x === 1 && y === 0)?.refusal).toBeUndefined();
  });

  test('turning cycles clockwise through the legal rotations', () => {
    const ways = [lay(1, 0, 3), lay(1, 0, 0)];
    expect(turned({ ways }, undefined)?.rotation).toBe(0);
    expect(turned({ ways }, lay(1, 0, 0))?.rotation).toBe(3);
    expect(turned({ ways }, lay(1, 0, 3))?.rotation).toBe(0);
  });

  test('a tile moved to another place starts at the first legal rotation', () => {
    expect(turned({ ways: [lay(1, 0, 3), lay(1, 0, 1)] }, lay(0, 1, 2))?.rotation).toBe(1);
  });
});
