import {
  boards,
  type DistrictData,
  type DistrictId,
  type WheelPosition,
  wheelPositions,
} from '../rules/board.ts';
import type { ElView } from '../rules/index.ts';
import { destinations } from '../rules/plan.ts';
import type { Character } from './pawn.tsx';

function districtsOf(view: ElView): readonly DistrictData[] {
  return boards[view.board];
}

/** The data of a district. */
export function districtOf(view: ElView, id: DistrictId): DistrictData {
  return districtsOf(view).find((district) => district.id === id) as DistrictData;
}

/** Where a wheel position leads from a district; nowhere for a pawn that is not on the board. */
export function leadsTo(from: DistrictId | undefined, position: WheelPosition): readonly DistrictId[] {
  return from === undefined ? [] : destinations(from, position);
}

/** The wheel positions that lead from one district to another. */
export function positionsTo(from: DistrictId | undefined, to: DistrictId): readonly WheelPosition[] {
  return wheelPositions.filter((position) => leadsTo(from, position).includes(to));
}

/** A pawn: its seat and its character. */
export interface Standing {
  readonly seat: number;
  readonly of: Character;
}

/** Who stands in a district, in the order of the seats. */
export function pawnsAt(view: ElView, district: DistrictId): readonly Standing[] {
  return view.players.flatMap(({ edgar, lucien }, seat) => [
    ...(edgar === district ? [{ seat, of: 'edgar' } as const] : []),
    ...(lucien === district ? [{ seat, of: 'lucien' } as const] : []),
  ]);
}
