import type { Branded } from '@manigance/core';
import { type AreaId, areaIds } from './board.ts';
import { type Area, areaOf } from './ids.ts';
import { numberAt } from './lists.ts';

/** A set of areas, one bit each. */
export type Areas = Branded<number, 'areas'>;

/** The empty set of areas. */
export const noAreas: Areas = 0;
/** The set of all areas. */
export const allAreas: Areas = (1 << areaIds.length) - 1;

/** The set that holds this area alone. */
export function justArea(area: Area): Areas {
  return 1 << area;
}
/** Whether a set holds this area. */
export function has(set: Areas, area: Area): boolean {
  return (set & (1 << area)) !== 0;
}
/** The set with this area. */
export function withArea(set: Areas, area: Area): Areas {
  return set | (1 << area);
}
/** The set without this area. */
export function withoutArea(set: Areas, area: Area): Areas {
  return set & ~(1 << area);
}
/** The set of these areas. */
export function areaSet(areas: readonly Area[]): Areas {
  return areas.reduce<Areas>(withArea, noAreas);
}

/** By set: how many areas it holds. */
const sizes: readonly number[] = Array.from({ length: allAreas + 1 }, (_, set) => {
  let size = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) size++;
  return size;
});

/** How many areas a set holds. */
export function count(set: Areas): number {
  return numberAt(sizes, set);
}

/** The areas of a set, in the order of their numbers. */
export function areaIdsIn(set: Areas): AreaId[] {
  return areaIds.filter((_, area) => has(set, area));
}
/** The set of the areas with these ids. */
export function areaSetOf(ids: readonly AreaId[]): Areas {
  return areaSet(ids.map(areaOf));
}
