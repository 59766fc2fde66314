import type { Branded } from '@manigance/core';
import { indexById } from '@manigance/core';
import {
  administrationIds,
  type BoardId,
  boards,
  type DistrictData,
  type DistrictId,
  type DistrictType,
  districtIds,
  districtTypes,
  metroLines,
  type WheelPosition,
  wheelPositions,
} from './board.ts';
import { thresholds } from './constants.ts';
import { itemAt, numberAt } from './lists.ts';
import type { ElState } from './state.ts';
import { wheelNumber } from './wheel.ts';

/** The number of a district on its side of the board, in the order of the ids. */
export type District = Branded<number, 'District'>;
/** Where the characters of a seat are before they are placed and after it has left. */
export const nowhere: District = -1;
/** The Administration of a district that has none. */
export const noAdministration = -1;

/** A side of the board as the rules read it: districts by number. */
export interface Plan {
  readonly board: BoardId;
  readonly size: number;
  readonly ids: readonly DistrictId[];
  readonly type: readonly number[];
  /** Number of the Administration that stands here, or `noAdministration`. */
  readonly administration: readonly number[];
  /** Where each Administration stands. */
  readonly at: readonly District[];
  /** By district and wheel position: where a character may come out, none where the position is invalid (EL-6.4). */
  readonly exits: readonly (readonly (readonly District[])[])[];
}

/** Number of the type Ivory. */
export const ivory = districtTypes.indexOf('ivory');
/** Number of the type Steel. */
export const steel = districtTypes.indexOf('steel');

/** The number of each district on its side. */
export const districtNumber: Readonly<Record<DistrictId, District>> = {
  ...indexById(districtIds.A),
  ...indexById(districtIds.B),
};

function planOf(board: BoardId): Plan {
  const districts = boards[board];
  return {
    board,
    size: districts.length,
    ids: districtIds[board],
    type: districts.map(({ type }) => typeNumber(type)),
    administration: districts.map((district) =>
      district.administration === undefined
        ? noAdministration
        : administrationIds.indexOf(district.administration),
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
): District[] {
  const line = metroLines.find((metro) => metro === position);
  if (line !== undefined) {
    if (from.metro !== line) return [];
    return districts.flatMap((other, at) => (other !== from && other.metro === line ? [at] : []));
  }
  const to = Object.entries(from.exits).find(([colour]) => colour === position)?.[1];
  return to === undefined ? [] : [districtNumber[to]];
}

const plans: Readonly<Record<BoardId, Plan>> = { A: planOf('A'), B: planOf('B') };

const planBySeats: readonly Plan[] = [0, 1, 2, 3, 4].map((seats) => plans[thresholds[seats]?.board ?? 'A']);

/** EL-1.1 The side that this many players use, also when some have left (EL-24.2). */
export function planFor(seats: number): Plan {
  return itemAt(planBySeats, seats);
}

/** The side of the board in play. */
export function planOn(state: ElState): Plan {
  return planFor(state.seats);
}

/** The id of a district. */
export function districtId(state: ElState, district: District): DistrictId {
  return itemAt(planOn(state).ids, district);
}

/** The number of the Administration in a district, or `noAdministration`. */
export function administrationAt(state: ElState, district: District): number {
  return numberAt(planOn(state).administration, district);
}

const noExits: readonly District[] = [];

/** EL-6.2 to EL-6.5 Where a wheel position leads from a district; nowhere if the character stays. */
export function exitsOn(plan: Plan, from: District, position: number): readonly District[] {
  return plan.exits[from]?.[position] ?? noExits;
}

/** EL-6.2, EL-6.3 The same by ids; none where the position is no exit (EL-6.4). */
export function destinations(from: DistrictId, position: WheelPosition): readonly DistrictId[] {
  const plan = districtIds.A.some((id) => id === from) ? plans.A : plans.B;
  const exits = exitsOn(plan, districtNumber[from], wheelNumber[position]);
  return exits.map((district) => itemAt(plan.ids, district));
}
