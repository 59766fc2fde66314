import type { Seat } from '@manigance/core';
import { choose, given, type Move, type Play } from './asking.ts';
import { possession } from './cards.ts';
import { type Player, playerAt, type Table, triggersOf } from './table.ts';

/** PC-10.7, PC-11.3 The first sale is compulsory, the second is not. */
export function* sell(table: Table, seat: Seat, times: number, discount: number): Play {
  const player = playerAt(table, seat);
  for (let sale = 0; sale < times && player.possessions.length > 0; sale++) {
    const moves: Move[] = player.possessions.map((tile) => ({ do: 'sell', tile }));
    if (sale > 0) moves.push({ do: 'stop' });
    const { tile } = yield* choose(seat, 'sell', moves);
    if (tile === undefined) return;
    player.pounds += Math.max(0, possession(tile).value - discount - discountsOn(table, player, tile));
    lose(player, tile);
  }
}

/** PC-11.2 */
function discountsOn(table: Table, player: Player, tile: string): number {
  const { borough } = possession(tile);
  const agents = triggersOf(player).filter((trigger) => trigger.on === 'sell' && trigger.borough === borough);
  return (table.pointer === borough ? 1 : 0) + 2 * agents.length;
}

function lose(player: Player, tile: string): void {
  player.possessions = player.possessions.filter((one) => one !== tile);
}

/** PC-11.4 */
export function* swap(table: Table, seat: Seat, limit: number): Play {
  const player = playerAt(table, seat);
  if (player.possessions.length === 0) return;
  const mine = player.possessions.map((tile) => ({ do: 'give', tile }));
  const gave = given(yield* choose(seat, 'give', mine), 'tile');
  const theirs = table.offer.map((tile) => ({ do: 'take', tile }));
  const took = given(yield* choose(seat, 'take', theirs), 'tile');
  const loss = possession(gave).value - possession(took).value;
  player.pounds += Math.max(0, loss - limit);
  lose(player, gave);
  player.possessions.push(took);
  table.offer = table.offer.map((tile) => (tile === took ? gave : tile));
}
