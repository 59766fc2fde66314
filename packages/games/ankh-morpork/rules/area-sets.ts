import type { Branded } from '@manigance/core';
import { type AreaId, areaIds } from './board.ts';
import { type Area, areaOf } from './ids.ts';
import { numberAt } from './lists.ts';

/** A set of areas, one bit each. */
export type Areas = Branded<number, 'areas'>;

export const noAreas: Areas = 0;
export const allAreas: Areas = (1 << areaIds.length) - 1;

/** The set that holds this area alone. */
export function justArea(area: Area): Areas {
  return 1 << area;
}
export function has(set: Areas, area: Area): boolean {
  return (set & (1 << area)) !== 0;
}
export function withArea(set: Areas, area: Area): Areas {
  return set | (1 << area);
}
export function withoutArea(set: Areas, area: Area): Areas {
  return set & ~(1 << area);
}
export function areaSet(areas: readonly Area[]): Areas {
  return areas.reduce<Areas>(withArea, noAreas);
}

/** By set: how many areas it holds. */
const sizes: readonly number[] = Array.from({ length: allAreas + 1 }, (_, set) => {
  let size = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) size++;
  return size;
});

export function count(set: Areas): number {
  return numberAt(sizes, set);
}

/** The areas of a set, in the order of their numbers. */
export function areaIdsIn(set: Areas): AreaId[] {
  return areaIds.filter((_, area) => has(set, area));
}
export function areaSetOf(ids: readonly AreaId[]): Areas {
  return areaSet(ids.map(areaOf));
}
