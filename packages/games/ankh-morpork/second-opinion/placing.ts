import type { Seat } from '@manigance/core';
import { choose, given, type Play } from './asking.ts';
import { type AreaId, areaIds, inOrNextTo } from './city.ts';
import { enter, leave } from './pieces.ts';
import { buildingsOf, footAt, minionAreas, playerAt, type Table } from './table.ts';
import type { Move } from './words.ts';

/** Where a placement is allowed, as the board stands. */
export type Reach = (table: Table, seat: Seat) => readonly AreaId[];

/** AM-6.1.1, AM-6.1.2 */
export const nearOwn: Reach = (table, seat) => {
  const own = minionAreas(table, seat);
  if (own.length === 0) return areaIds;
  return areaIds.filter((area) => own.some((one) => inOrNextTo(one).includes(area)));
};
/** AM-6.1.2 All areas. */
export const anywhere: Reach = () => areaIds;
/** An area and those next to it. */
export const near =
  (area: AreaId): Reach =>
  () =>
    inOrNextTo(area);
/** AM-13.42 */
export const atOwnBuilding: Reach = buildingsOf;
/** AM-13.43 */
export const inTrouble: Reach = (table) => areaIds.filter((area) => table.trouble.has(area));

/** AM-6.1.3 Where a minion may be taken from, so that it can then be placed somewhere else. */
function liftable(table: Table, seat: Seat, reach: Reach): AreaId[] {
  return minionAreas(table, seat).filter((area) => {
    const hadTrouble = table.trouble.has(area);
    leave(table, area, seat);
    const elsewhere = reach(table, seat).some((to) => to !== area);
    footAt(table, area).push(seat);
    if (hadTrouble) table.trouble.add(area);
    return elsewhere;
  });
}

/** AM-6.1.3 Whether a placement has any legal first choice. */
export function canPlace(table: Table, seat: Seat, reach: Reach): boolean {
  if (playerAt(table, seat).supply > 0) return reach(table, seat).length > 0;
  return liftable(table, seat, reach).length > 0;
}

/** AM-6.1, AM-6.1.3 The first choice of a placement: where to, or with none in supply where from. */
export function placings(table: Table, seat: Seat, reach: Reach): Move[] {
  if (playerAt(table, seat).supply === 0)
    return liftable(table, seat, reach).map((area) => ({ do: 'lift', area }));
  return reach(table, seat).map((area) => ({ do: 'place', area }));
}

/** AM-6.1 `first`: the first choice, if it has been made. */
export function* place(
  table: Table,
  seat: Seat,
  reach: Reach,
  {
    quiet = false,
    except,
    first,
  }: { readonly quiet?: boolean; readonly except?: AreaId; readonly first?: Move } = {},
): Play {
  const player = playerAt(table, seat);
  if (player.supply > 0) {
    const moves = placings(table, seat, reach).filter(({ area }) => area !== except);
    put(table, seat, given(first ?? (yield* choose(seat, 'placeMinion', moves)), 'area'), quiet);
    return;
  }
  const lifted = given(first ?? (yield* choose(seat, 'liftMinion', placings(table, seat, reach))), 'area');
  leave(table, lifted, seat);
  player.supply++;
  yield* place(table, seat, reach, { quiet, except: lifted });
}

function put(table: Table, seat: Seat, area: AreaId, quiet: boolean): void {
  playerAt(table, seat).supply--;
  enter(table, area, seat, { quiet });
}
