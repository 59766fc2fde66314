import { describe, expect, test } from 'vitest';
import {
  administrationIds,
  type BoardId,
  boards,
  borderColours,
  metroLines,
  wheelPositions,
} from '../rules/board.ts';
import { drawings } from '../rules/geometry.ts';
import { opening, table } from './position.ts';

const sides: readonly BoardId[] = ['A', 'B'];

describe.each(sides)('side %s', (side) => {
  const districts = boards[side];
  const find = (id: string) => {
    const found = districts.find((district) => district.id === id);
    if (found === undefined) throw new Error(`${id} is not on side ${side}`);
    return found;
  };

  test('EL-2.1 every district is Ivory, Steel or an Administration, which has its name', () => {
    for (const { type, administration } of districts) {
      expect(['ivory', 'steel', 'administration']).toContain(type);
      expect(administration !== undefined).toBe(type === 'administration');
    }
  });

  test('EL-2.2 exactly one of each Administration', () => {
    const found = districts.flatMap(({ administration }) => administration ?? []);
    expect(found.toSorted()).toEqual(administrationIds.toSorted());
  });

  test('EL-2.4 adjacency is mutual, with one colour on both sides of the border', () => {
    for (const district of districts) {
      for (const colour of borderColours) {
        const to = district.exits[colour];
        if (to !== undefined) expect(find(to).exits[colour]).toBe(district.id);
      }
    }
  });

  test('EL-2.4 two districts share one border at most, and none with themselves', () => {
    for (const { id, exits } of districts) {
      const neighbours = Object.values(exits);
      expect(new Set(neighbours).size).toBe(neighbours.length);
      expect(neighbours).not.toContain(id);
    }
  });

  test('EL-2.4 districts that face each other across a crossroads are not adjacent', () => {
    for (const { districts: around } of drawings[side].crossroads) {
      const pairs = around.flatMap((one, at) => around.slice(at + 1).map((other) => [one, other] as const));
      const adjacent = pairs.filter(([one, other]) => Object.values(find(one).exits).includes(other));
      expect(adjacent).toHaveLength(4); // four sides, no diagonal
    }
  });

  test('EL-2.5 a colour leads to one place: no district has two borders of a colour', () => {
    for (const district of districts) {
      const drawn = drawings[side].borders.filter(({ between }) => between.includes(district.id));
      const colours = drawn.map(({ colour }) => colour);
      expect(new Set(colours).size).toBe(colours.length);
      expect(colours.toSorted()).toEqual(Object.keys(district.exits).toSorted());
    }
  });

  test('EL-2.7 each line has two stations or more, a district one at most', () => {
    for (const line of metroLines) {
      expect(districts.filter(({ metro }) => metro === line).length).toBeGreaterThanOrEqual(2);
    }
  });
});

test('EL-2.3 14 districts on side A, 18 on side B', () => {
  const count = (side: BoardId, type: string) =>
    boards[side].filter((district) => district.type === type).length;
  expect(['ivory', 'steel', 'administration'].map((type) => count('A', type))).toEqual([5, 5, 4]);
  expect(['ivory', 'steel', 'administration'].map((type) => count('B', type))).toEqual([7, 7, 4]);
});

test('EL-2.6 five border colours', () => {
  expect(borderColours).toEqual(['red', 'orange', 'green', 'violet', 'black']);
});

test('EL-2.7 metro colours are no border colours', () => {
  expect(metroLines.filter((line) => (borderColours as readonly string[]).includes(line))).toEqual([]);
});

test('EL-2.8 the wheel has eight positions, and both hands may point at the same one', () => {
  const positions = ['immobile', 'red', 'orange', 'green', 'violet', 'black', 'metro_blue', 'metro_pink'];
  expect(wheelPositions).toEqual(positions);
  for (const seats of [2, 4]) {
    const match = table({
      players: Array.from({ length: seats }, () => ({})),
      pending: { kind: 'programme' },
    });
    expect(match.offers(0, { do: 'commit', edgar: 'red', lucien: 'red' })).toBe(true);
  }
});

test('EL-2.9 any number of characters may stand in one district', () => {
  const match = table({
    players: [{ at: 'A06' }, { at: 'A06' }, { at: 'A06' }],
    pending: { kind: 'programme' },
  });
  for (const seat of [0, 1, 2]) match.play(seat, { do: 'commit', edgar: 'black', lucien: 'black' });
  expect(match.state.edgar).toEqual([4, 4, 4]);
  expect(match.state.lucien).toEqual([4, 4, 4]);
});

test('EL-2.9 nobody is kept from starting beside another’s pawns, only from his district', () => {
  const match = opening(2);
  match.play(0, { do: 'place', district: 'A06' });
  expect(match.options(1)).toHaveLength(13);
});
