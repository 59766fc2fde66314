import { expect, test } from 'vitest';
import { type AreaData, type AreaId, areaIds, areas } from '../rules/board.ts';

/** Copied from the rulebook, not from the table: number, id, cost; adjacent areas, B by bridge. */
const map = `
  1 dolly-sisters $6 river: 2, 3, 12B
  2 unreal-estate $18 river: 1, 3, 4, 10B, 11B, 12B
  3 dragons-landing $12: 1, 2, 4
  4 small-gods $18 river: 2, 3, 5, 6, 10B
  5 the-scours $6 river: 4, 6, 7, 8B, 10B
  6 the-hippo $12: 4, 5, 7
  7 the-shades $6 river: 5, 6, 8B
  8 dimwell $6 river: 5B, 7B, 9
  9 longwall $12 river: 8, 10B, 11
  10 isle-of-gods $12 river: 2B, 4B, 5B, 9B, 11B
  11 seven-sleepers $18 river: 2B, 9, 10B, 12
  12 nap-hill $12 river: 1B, 2B, 11
`;
const powers = `
  dolly-sisters: payPlaceNear pay 3, area dolly-sisters
  unreal-estate: drawThenDiscard draw 1
  dragons-landing: takeMoney amount 2
  small-gods: smallGods pay 3
  the-scours: discardOneForMoney amount 2
  the-hippo: takeMoney amount 2
  the-shades: placeTroubleNear area the-shades
  dimwell: payPlaceNear pay 3, area dimwell
  longwall: takeMoney amount 1
  isle-of-gods: payRemoveTrouble pay 2
  seven-sleepers: takeMoney amount 3
  nap-hill: takeMoney amount 1
`;
const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim());

const area = (id: AreaId): AreaData => {
  const found = areas.find((row) => row.id === id);
  if (found === undefined) throw new Error(`no area ${id}`);
  return found;
};
const neighbourIds = (id: AreaId) => area(id).neighbours.map((index) => areaIds[index]);
const bridgeIds = (id: AreaId) => area(id).bridges.map((index) => areaIds[index]);

test('AM-15 number, cost, river and neighbours of every area', () => {
  const printed = areas.map(({ id, cost, river, neighbours, bridges }, index) => {
    const links = neighbours.map((other) => `${other + 1}${bridges.includes(other) ? 'B' : ''}`);
    return `${index + 1} ${id} $${cost}${river ? ' river' : ''}: ${links.join(', ')}`;
  });
  expect(printed).toEqual(lines(map));
});

test('AM-8.5 the power of every City Area card', () => {
  const printed = areas.map(({ id, power: { effect, ...params } }) => {
    const told = Object.entries(params).map(([name, value]) => `${name} ${value}`);
    return `${id}: ${effect} ${told.join(', ')}`;
  });
  expect(printed).toEqual(lines(powers));
});

test('AM-15.1 the river touches every area but Dragon’s Landing and The Hippo; it does touch Small Gods', () => {
  expect(areas.filter(({ river }) => !river).map(({ id }) => id)).toEqual(['dragons-landing', 'the-hippo']);
  expect(area('small-gods').river).toBe(true);
});

test('AM-15.2 Unreal Estate and Dragon’s Landing share a border', () => {
  expect(neighbourIds('unreal-estate')).toContain('dragons-landing');
  expect(bridgeIds('unreal-estate')).not.toContain('dragons-landing');
  expect(neighbourIds('dragons-landing')).toContain('unreal-estate');
});

test('AM-15.3 a bridge joins The Scours and Dimwell', () => {
  expect(bridgeIds('the-scours')).toContain('dimwell');
  expect(bridgeIds('dimwell')).toContain('the-scours');
});

type Point = AreaData['at'];
/** Positive when a, b, c turn one way, negative when they turn the other, 0 when they lie on a line. */
const turn = (a: Point, b: Point, c: Point) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
const onSegment = (a: Point, b: Point, p: Point) =>
  turn(a, b, p) === 0 && (p.x - a.x) * (p.x - b.x) <= 0 && (p.y - a.y) * (p.y - b.y) <= 0;
const crosses = (a: Point, b: Point, c: Point, d: Point) =>
  turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;

const links = areas.flatMap((from, index) =>
  from.neighbours.flatMap((other) => {
    const to = areas[other];
    return to !== undefined && index < other ? [{ from, to }] : [];
  }),
);

test('AM-15.4 straight lines between the positions of neighbours neither cross nor run over a third area', () => {
  expect(links).toHaveLength(23);
  for (const { at } of areas) {
    for (const part of [at.x, at.y]) expect(part).toSatisfy((n: number) => n >= 0 && n <= 100);
  }
  const over = links.flatMap((link) =>
    areas
      .filter((third) => third !== link.from && third !== link.to)
      .filter((third) => onSegment(link.from.at, link.to.at, third.at))
      .map((third) => `${link.from.id} to ${link.to.id} over ${third.id}`),
  );
  expect(over).toEqual([]);
  const crossings = links.flatMap((one) =>
    links
      .filter((other) => crosses(one.from.at, one.to.at, other.from.at, other.to.at))
      .map((other) => `${one.from.id} to ${one.to.id} across ${other.from.id} to ${other.to.id}`),
  );
  expect(crossings).toEqual([]);
});

test('AM-15.4 the river has 12, 11, 9 and 8 on its left, 1, 2, 4, 5 and 7 on its right, and runs around 10', () => {
  const x = (number: number) => areas[number - 1]?.at.x ?? Number.NaN;
  expect(Math.max(...[12, 11, 9, 8].map(x))).toBeLessThan(x(10));
  expect(Math.min(...[1, 2, 4, 5, 7].map(x))).toBeGreaterThan(x(10));
});
