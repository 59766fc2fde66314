import { describe, expect, test } from 'vitest';
import { type BoardId, boards, borderColours, type DistrictId, metroLines } from '../rules/board.ts';
import { drawings, type Point } from '../rules/geometry.ts';
import { planFor } from '../rules/plan.ts';

const sides: readonly BoardId[] = ['A', 'B'];

/** Copied from the rules, not from the table: type, exits by colour, metro. */
const printed: Readonly<Record<BoardId, string>> = {
  A: `
    A01 Ivory green→A02 orange→A06 violet→A05
    A02 city_hall black→A03 green→A01 violet→A06
    A03 Steel black→A02 red→A04 violet→A07 blue
    A04 Ivory orange→A07 red→A03 violet→A08 pink
    A05 drunken_pig black→A06 orange→A11 red→A09 violet→A01
    A06 Steel black→A05 green→A09 orange→A01 red→A07 violet→A02 blue
    A07 Ivory black→A08 green→A10 orange→A04 red→A06 violet→A03
    A08 archives black→A07 green→A14 orange→A10 violet→A04
    A09 Ivory black→A10 green→A06 orange→A12 red→A05 violet→A11
    A10 Steel black→A09 green→A07 orange→A08 red→A14 violet→A13
    A11 Steel green→A12 orange→A05 violet→A09 pink
    A12 central_bank green→A11 orange→A09 red→A13
    A13 Ivory black→A14 red→A12 violet→A10 blue
    A14 Steel black→A13 green→A08 red→A10`,
  B: `
    B01 Steel black→B02 green→B04 orange→B03 red→B07 blue
    B02 central_bank black→B01 orange→B05 red→B09 violet→B04
    B03 Ivory green→B06 orange→B01 violet→B07
    B04 Ivory black→B07 green→B01 orange→B09 red→B08 violet→B02 pink
    B05 Steel green→B10 orange→B02 violet→B09
    B06 Ivory green→B03 orange→B07 violet→B11
    B07 archives black→B04 green→B12 orange→B06 red→B01 violet→B03
    B08 drunken_pig black→B14 green→B09 orange→B13 red→B04 violet→B12
    B09 Ivory black→B10 green→B08 orange→B04 red→B02 violet→B05
    B10 city_hall black→B09 green→B05 red→B14 violet→B18
    B11 Steel black→B12 orange→B15 violet→B06 pink
    B12 Steel black→B11 green→B07 red→B13 violet→B08 blue
    B13 Steel black→B15 green→B16 orange→B08 red→B12 violet→B14
    B14 Ivory black→B08 green→B17 orange→B18 red→B10 violet→B13
    B15 Ivory black→B13 orange→B11 red→B16 blue
    B16 Ivory black→B17 green→B13 red→B15
    B17 Steel black→B16 green→B14 red→B18
    B18 Steel orange→B14 red→B17 violet→B10 pink`,
};

function rowsOf(side: BoardId): string[] {
  return boards[side].map(({ id, type, administration, exits, metro }) => {
    const kind = administration ?? (type === 'ivory' ? 'Ivory' : 'Steel');
    const ways = borderColours.flatMap((colour) =>
      exits[colour] === undefined ? [] : [`${colour}→${exits[colour]}`],
    );
    const line = metro === undefined ? [] : [metro.replace('metro_', '')];
    return [id, kind, ...ways.toSorted(), ...line].join(' ');
  });
}
const rows = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim());

test('EL-28.A side A is the one printed in the rules', () => {
  expect(rowsOf('A')).toEqual(rows(printed.A));
});

test('EL-28.B side B is the one printed in the rules', () => {
  expect(rowsOf('B')).toEqual(rows(printed.B));
});

const counts = {
  A: { districts: 14, borders: 26, stations: 5, crossroads: 3 },
  B: { districts: 18, borders: 35, stations: 6, crossroads: 5 },
} as const;

describe.each(sides)('side %s', (side) => {
  const districts = boards[side];
  const { outline, borders, crossroads, districts: shapes } = drawings[side];

  test('EL-28 as many districts, borders, stations and crossroads as the rules say', () => {
    const exits = districts.reduce((sum, district) => sum + Object.keys(district.exits).length, 0);
    expect({
      districts: districts.length,
      borders: exits / 2,
      stations: districts.filter(({ metro }) => metro !== undefined).length,
      crossroads: crossroads.length,
    }).toEqual(counts[side]);
    expect(borders).toHaveLength(counts[side].borders);
  });

  test('EL-28 every district can be reached from every other on foot', () => {
    const reached = new Set<DistrictId>([districts[0]?.id as DistrictId]);
    for (const id of reached) {
      const from = districts.find((district) => district.id === id);
      for (const to of Object.values(from?.exits ?? {})) reached.add(to);
    }
    expect(reached.size).toBe(districts.length);
  });

  test('EL-28 the drawing has the borders of the table, in its colours', () => {
    for (const { between, colour } of borders) {
      const [one, other] = between.map((id) => districts.find((district) => district.id === id));
      expect(one?.exits[colour]).toBe(between[1]);
      expect(other?.exits[colour]).toBe(between[0]);
    }
  });

  test('EL-28 every border runs along the edge of both its districts', () => {
    for (const { between, segment } of borders) {
      for (const id of between) expect(isAlong(polygonOf(side, id), segment)).toBe(true);
    }
  });

  test('EL-28 districts that share an edge of some length are adjacent, the others are not', () => {
    shapes.forEach((one, at) => {
      for (const other of shapes.slice(at + 1)) {
        const adjacent = Object.values(districts[at]?.exits ?? {}).includes(other.id);
        expect([one.id, other.id, sharedLength(one.polygon, other.polygon) > 0.01]).toEqual([
          one.id,
          other.id,
          adjacent,
        ]);
      }
    });
  });

  test('EL-28 the drawing is plane: districts do not overlap and fill the wall exactly', () => {
    const total = shapes.reduce((sum, { polygon }) => sum + area(polygon), 0);
    expect(total).toBeCloseTo(area(outline), 6);
    const edges = shapes.flatMap(({ polygon }) => edgesOf(polygon));
    edges.forEach((one, at) => {
      for (const other of edges.slice(at + 1)) expect(cross(one, other)).toBe(false);
    });
  });

  test('EL-28 four districts meet at every crossroads', () => {
    for (const { at, districts: around } of crossroads) {
      const there = shapes.filter(({ polygon }) => polygon.some(([x, y]) => x === at[0] && y === at[1]));
      expect(there.map(({ id }) => id).toSorted()).toEqual(around.toSorted());
      expect(around).toHaveLength(4);
    }
  });

  test('EL-28 the rules walk on the same board', () => {
    const plan = planFor(side === 'A' ? 2 : 4);
    expect(plan?.ids).toEqual(districts.map(({ id }) => id));
    districts.forEach(({ exits, metro }, from) => {
      const ways = plan?.exits[from] ?? [];
      expect(ways[0]).toEqual([]);
      borderColours.forEach((colour, at) => {
        expect(ways[at + 1]?.map((to) => plan?.ids[to])).toEqual(
          exits[colour] === undefined ? [] : [exits[colour]],
        );
      });
      metroLines.forEach((line, at) => {
        const others = districts.flatMap(({ id, metro: other }, to) =>
          other === line && to !== from ? [id] : [],
        );
        expect(ways[at + 6]?.map((to) => plan?.ids[to])).toEqual(metro === line ? others : []);
      });
    });
  });
});

type Edge = readonly [Point, Point];

function polygonOf(side: BoardId, id: DistrictId): readonly Point[] {
  return drawings[side].districts.find((district) => district.id === id)?.polygon ?? [];
}

function edgesOf(polygon: readonly Point[]): Edge[] {
  return polygon.map((point, at) => [point, polygon[(at + 1) % polygon.length] as Point]);
}

function area(polygon: readonly Point[]): number {
  const twice = edgesOf(polygon).reduce((sum, [[x1, y1], [x2, y2]]) => sum + x1 * y2 - x2 * y1, 0);
  return Math.abs(twice) / 2;
}

/** Which side of the line through an edge a point lies on; 0 on it. */
function sideOf([[x1, y1], [x2, y2]]: Edge, [x, y]: Point): number {
  const turn = (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1);
  return Math.abs(turn) < 1e-9 ? 0 : Math.sign(turn);
}

/** Whether two edges cross in a point inside both. */
function cross(one: Edge, other: Edge): boolean {
  return (
    sideOf(one, other[0]) * sideOf(one, other[1]) < 0 && sideOf(other, one[0]) * sideOf(other, one[1]) < 0
  );
}

/** How much of two edges on one line lies over each other. */
function overlap(one: Edge, other: Edge): number {
  if (sideOf(one, other[0]) !== 0 || sideOf(one, other[1]) !== 0) return 0;
  const [[x1, y1], [x2, y2]] = one;
  const length = Math.hypot(x2 - x1, y2 - y1);
  const along = ([x, y]: Point) => ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length;
  const [from, to] = [along(other[0]), along(other[1])].toSorted((a, b) => a - b) as [number, number];
  return Math.max(0, Math.min(length, to) - Math.max(0, from));
}

function sharedLength(one: readonly Point[], other: readonly Point[]): number {
  let length = 0;
  for (const edge of edgesOf(one)) for (const facing of edgesOf(other)) length += overlap(edge, facing);
  return length;
}

function isAlong(polygon: readonly Point[], segment: Edge): boolean {
  const [[x1, y1], [x2, y2]] = segment;
  const covered = edgesOf(polygon).reduce((sum, edge) => sum + overlap(edge, segment), 0);
  return Math.abs(covered - Math.hypot(x2 - x1, y2 - y1)) < 1e-6;
}
