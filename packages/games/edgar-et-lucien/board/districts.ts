import {
  boards,
  type DistrictData,
  type DistrictId,
  type WheelPosition,
  wheelPositions,
} from '../rules/board.ts';
import type { ElView } from '../rules/index.ts';
import { type Plan, planFor } from '../rules/plan.ts';
import type { Character } from './pawn.tsx';

/** The side of the board this table plays on. */
function planOf(view: ElView): Plan {
  return planFor[view.players.length] as Plan;
}

function districtsOf(view: ElView): readonly DistrictData[] {
  return boards[view.board];
}

export function districtOf(view: ElView, id: DistrictId): DistrictData {
  return districtsOf(view).find((district) => district.id === id) as DistrictData;
}

/** Where a position of the wheel leads from a district, as the game's own plan has it; nowhere where it is no exit. */
export function leadsTo(
  view: ElView,
  from: DistrictId | undefined,
  position: WheelPosition,
): readonly DistrictId[] {
  if (from === undefined) return [];
  const { ids, exits } = planOf(view);
  const ways = exits[ids.indexOf(from)]?.[wheelPositions.indexOf(position)] ?? [];
  return ways.map((to) => ids[to] as DistrictId);
}

/** The positions that lead from one district to another. */
export function waysTo(view: ElView, from: DistrictId | undefined, to: DistrictId): readonly WheelPosition[] {
  return wheelPositions.filter((position) => leadsTo(view, from, position).includes(to));
}

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

/** EL-14.4 Whether a padlock lies there: the card protects every district of its holder. */
export function isGuarded(view: ElView, district: DistrictId): boolean {
  const owner = view.owners[district];
  return owner !== undefined && owner === view.heritage;
}
