import type { Seat } from '@manigance/core';
import { choose, given, type Play } from './asking.ts';
import { type AreaId, areaRow } from './city.ts';
import { move as movePiece } from './pieces.ts';
import { clockwise, minionsIn, playerAt, type Table } from './table.ts';
import { smallGodsUsable } from './windows.ts';

/** AM-10.2 A rolled area off the river is not flooded; a double counts once. */
export function* flood(table: Table, rolled: readonly AreaId[]): Play {
  const flooded = [...new Set(rolled)].filter((area) => areaRow(area).river);
  for (const owner of clockwise(table, table.active)) yield* leaveTheWater(table, owner, flooded);
}

function* leaveTheWater(table: Table, owner: Seat, flooded: readonly AreaId[]): Play {
  const staying = new Map<AreaId, number>();
  for (;;) {
    const wet = flooded.filter((area) => minionsIn(table, owner, area) > (staying.get(area) ?? 0));
    if (wet.length === 0) return;
    const moves = wet.flatMap((area) => {
      const dry = areaRow(area).next.filter((to) => !flooded.includes(to));
      return dry.map((to) => ({ do: 'move', area, piece: owner, to }));
    });
    const stays = smallGodsUsable(table, owner) ? wet.map((area) => ({ do: 'stay', area })) : [];
    const move = yield* choose(owner, 'floodMove', [...moves, ...stays]);
    const area = given(move, 'area');
    if (move.do === 'stay') {
      playerAt(table, owner).money -= 3;
      staying.set(area, (staying.get(area) ?? 0) + 1);
    } else movePiece(table, area, owner, given(move, 'to'));
  }
}
