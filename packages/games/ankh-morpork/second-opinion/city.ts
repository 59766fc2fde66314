/** Id of an area in AM-15. */
export type AreaId = string;

/** AM-15 A row of the table of areas. */
export interface AreaRow {
  readonly id: AreaId;
  readonly cost: number;
  readonly river: boolean;
  readonly next: readonly AreaId[];
}

/** AM-15 The table, row by row: number, id, cost, river, numbers of the adjacent areas. */
const table = `
  1 dolly-sisters 6 yes 2,3,12
  2 unreal-estate 18 yes 1,3,4,10,11,12
  3 dragons-landing 12 no 1,2,4
  4 small-gods 18 yes 2,3,5,6,10
  5 the-scours 6 yes 4,6,7,8,10
  6 the-hippo 12 no 4,5,7
  7 the-shades 6 yes 5,6,8
  8 dimwell 6 yes 5,7,9
  9 longwall 12 yes 8,10,11
  10 isle-of-gods 12 yes 2,4,5,9,11
  11 seven-sleepers 18 yes 2,9,10,12
  12 nap-hill 12 yes 1,2,11`;

const rows = table
  .trim()
  .split('\n')
  .map((row) => row.trim().split(' '));

/** By number, from 1 (AM-1.4). */
export const areaIds: readonly AreaId[] = rows.map(([, id = '']) => id);
const areas: ReadonlyMap<AreaId, AreaRow> = new Map(
  rows.map(([, id = '', cost, river, next = '']) => {
    const numbers = next.split(',').map(Number);
    const row = {
      id,
      cost: Number(cost),
      river: river === 'yes',
      next: numbers.flatMap((number) => areaIds[number - 1] ?? []),
    };
    return [id, row];
  }),
);

/** The row of an area. */
export function areaRow(id: AreaId): AreaRow {
  const row = areas.get(id);
  if (row === undefined) throw new RangeError(`there is no area ${id}`);
  return row;
}

/** AM-1.5 Whether two areas are next to each other. */
export function areAdjacent(one: AreaId, other: AreaId): boolean {
  return areaRow(one).next.includes(other);
}

/** The area itself and those next to it. */
export function inOrNextTo(id: AreaId): AreaId[] {
  return areaIds.filter((other) => other === id || areAdjacent(id, other));
}

/** AM-11 */
export const personalityIds = [
  'lord-vetinari',
  'lord-selachii',
  'lord-rust',
  'lord-de-worde',
  'dragon-king-of-arms',
  'chrysoprase',
  'commander-vimes',
] as const;
/** Id of a Personality. */
export type PersonalityId = (typeof personalityIds)[number];

/** AM-10 */
export const eventIds = [
  'the-dragon',
  'flood',
  'fire',
  'fog',
  'riots',
  'explosion',
  'mysterious-murders',
  'demons',
  'subsidence',
  'bloody-stupid-johnson',
  'trolls',
  'earthquake',
] as const;
/** Id of a random event. */
export type EventId = (typeof eventIds)[number];
