import type { Seat } from '@manigance/core';
import { ask, type Play } from './asking.ts';
import type { AreaId } from './city.ts';
import { loseBuilding, remove } from './pieces.ts';
import { nearOwn, place } from './placing.ts';
import { clockwise, discardFrom, footAt, minionsIn, playerAt, type Table } from './table.ts';
import { effectOf, fitting, smallGodsUsable } from './windows.ts';
import type { Move } from './words.ts';

/** AM-10.1 The pieces that the owners have settled. */
interface Settled {
  readonly kept: Map<Seat, number>;
  readonly back: Map<Seat, number>;
  buildingKept: boolean;
}

/** AM-10.1 */
export function* dragon(table: Table, area: AreaId): Play {
  const settled: Settled = { kept: new Map(), back: new Map(), buildingKept: false };
  for (const owner of clockwise(table, table.active)) yield* settle(table, area, owner, settled);
  for (const piece of [...footAt(table, area)]) {
    const kept = typeof piece === 'number' ? (settled.kept.get(piece) ?? 0) : 0;
    if (typeof piece === 'number' && kept > 0) settled.kept.set(piece, kept - 1);
    else remove(table, area, piece);
  }
  if (!settled.buildingKept) loseBuilding(table, area);
  table.trouble.delete(area);
  for (const owner of clockwise(table, table.active))
    for (let back = settled.back.get(owner) ?? 0; back > 0; back--)
      yield* place(table, owner, nearOwn, { except: area });
}

/** AM-10.13 One piece after the other, or stop. */
function* settle(table: Table, area: AreaId, owner: Seat, settled: Settled): Play {
  for (;;) {
    const { hand } = playerAt(table, owner);
    const open =
      minionsIn(table, owner, area) - (settled.kept.get(owner) ?? 0) - (settled.back.get(owner) ?? 0);
    const ownsBuilding = table.buildings.get(area) === owner && !settled.buildingKept;
    const gods = smallGodsUsable(table, owner) && (open > 0 || ownsBuilding);
    if (!gods && (open === 0 || hand.length === 0)) return;
    const moves: Move[] = [{ do: 'stop' }];
    if (gods && open > 0) moves.push({ do: 'gods' });
    if (gods && ownsBuilding) moves.push({ do: 'godsAt', area });
    if (open > 0)
      for (const card of fitting(owner, { kind: 'removal', by: 'event', cause: undefined }))
        if (hand.includes(card)) moves.push({ do: 'react', card });
    const move = yield* ask(owner, 'dragonWindow', moves);
    if (move.do === 'stop') return;
    if (move.card === undefined) playerAt(table, owner).money -= 3;
    else discardFrom(table, owner, move.card);
    if (move.do === 'godsAt') settled.buildingKept = true;
    else {
      const comesBack = move.card !== undefined && effectOf(table, owner, move.card) === 'comesBack';
      const counts = comesBack ? settled.back : settled.kept;
      counts.set(owner, (counts.get(owner) ?? 0) + 1);
    }
  }
}
