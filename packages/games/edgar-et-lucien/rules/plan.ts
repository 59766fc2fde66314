import { at } from '@manigance/core';
import {
  administrationIds,
  type BoardId,
  boards,
  type DistrictData,
  type DistrictId,
  type DistrictType,
  districtTypes,
  metroLines,
  type WheelPosition,
  wheelPositions,
} from './board.ts';
import { thresholds } from './constants.ts';

/** A side of the board as the rules walk on it: districts by number, in the order of their ids. */
export interface Plan {
  readonly board: BoardId;
  readonly size: number;
  readonly ids: readonly DistrictId[];
  readonly type: readonly number[];
  /** Number of the Administration that stands here, or -1. */
  readonly administration: readonly number[];
  /** Where each Administration stands. */
  readonly at: readonly number[];
  /** By district and wheel position: where a character may come out, none where the position is invalid (EL-6.4). */
  readonly exits: readonly (readonly (readonly number[])[])[];
}

export const ivory = districtTypes.indexOf('ivory');
export const steel = districtTypes.indexOf('steel');

export const wheelNumber = numbered(wheelPositions) as Readonly<Record<WheelPosition, number>>;
export const districtNumber = {
  ...numbered(boards.A.map(({ id }) => id)),
  ...numbered(boards.B.map(({ id }) => id)),
} as Readonly<Record<DistrictId, number>>;

function numbered(ids: readonly string[]): Readonly<Record<string, number>> {
  return Object.fromEntries(ids.map((id, at) => [id, at]));
}

function planOf(board: BoardId): Plan {
  const districts = boards[board];
  return {
    board,
    size: districts.length,
    ids: districts.map(({ id }) => id),
    type: districts.map(({ type }) => typeNumber(type)),
    administration: districts.map((district) =>
      district.administration === undefined ? -1 : administrationIds.indexOf(district.administration),
    ),
    at: administrationIds.map((id) => districts.findIndex((district) => district.administration === id)),
    exits: districts.map((district) =>
      wheelPositions.map((position) => exitsFrom(districts, district, position)),
    ),
  };
}

function typeNumber(type: DistrictType): number {
  return districtTypes.indexOf(type);
}

/** EL-6.2, EL-6.3 A border leads next door, the metro to every other station of its line. */
function exitsFrom(
  districts: readonly DistrictData[],
  from: DistrictData,
  position: WheelPosition,
): number[] {
  const line = metroLines.find((metro) => metro === position);
  if (line !== undefined) {
    if (from.metro !== line) return [];
    return districts.flatMap((other, at) => (other !== from && other.metro === line ? [at] : []));
  }
  const to = position === 'immobile' ? undefined : from.exits[position as keyof typeof from.exits];
  return to === undefined ? [] : [districtNumber[to]];
}

const plans: Readonly<Record<BoardId, Plan>> = { A: planOf('A'), B: planOf('B') };

/** EL-1.1 The side that this many players use, also when some have left (EL-24.2). */
export const planFor: readonly Plan[] = [0, 1, 2, 3, 4].map(
  (seats) => plans[thresholds[seats]?.board ?? 'A'],
);

/** EL-6.2, EL-6.3 Where a wheel position leads from a district, by ids; nowhere where it is no exit (EL-6.4). */
export function destinations(from: DistrictId, position: WheelPosition): readonly DistrictId[] {
  const { ids, exits } = from.startsWith('A') ? plans.A : plans.B;
  const found = at(at(exits, districtNumber[from]), wheelNumber[position]);
  return found.map((district) => at(ids, district));
}
