import type { Seat } from '@manigance/core';
import { ask, choose, given, type Play } from './asking.ts';
import type { CardId } from './cards.ts';
import { areaIds } from './city.ts';
import { loseBuilding } from './pieces.ts';
import { buildingsOf, footAt, giveMoney, others, playerAt, type Table } from './table.ts';
import { blocks } from './windows.ts';

/** A player gets money from the bank. */
export function gain(table: Table, seat: Seat, amount: number): void {
  playerAt(table, seat).money += amount;
}

/** AM-5.9 */
export function* chooseTarget(table: Table, seat: Seat, kind = 'chooseTarget', not?: Seat): Play<Seat> {
  const rivals = others(table, seat).filter((one) => one !== not);
  return given(
    yield* choose(
      seat,
      kind,
      rivals.map((one) => ({ do: 'target', seat: one })),
    ),
    'seat',
  );
}

/** AM-13.1 */
export function* takeFromEachOther(table: Table, seat: Seat): Play {
  for (const rival of others(table, seat)) yield* demand(table, rival, seat, 2);
}

/** A demand for money, with its scroll window; none for a player without money (AM-9.2.2). */
function* demand(table: Table, from: Seat, to: Seat, amount: number): Play {
  if (playerAt(table, from).money === 0) return;
  if (!(yield* blocks(table, from))) giveMoney(table, from, to, amount);
}

/** AM-13.2, AM-9.7 */
export function loan(table: Table, seat: Seat, card: CardId): void {
  playerAt(table, seat).loans.push(card);
  gain(table, seat, 10);
}

/** AM-13.25, AM-13.9 */
export function* takeFromPlayer(table: Table, seat: Seat, amount: number): Play {
  yield* demand(table, yield* chooseTarget(table, seat), seat, amount);
}

/** AM-13.49 */
export function* forceTransfer(table: Table, seat: Seat): Play {
  const payer = yield* chooseTarget(table, seat);
  const receiver = yield* chooseTarget(table, seat, 'chooseReceiver', payer);
  yield* demand(table, payer, receiver, 3);
}

/** AM-13.17 */
export function* payOrStuck(table: Table, seat: Seat, card: CardId): Play {
  const target = yield* chooseTarget(table, seat);
  if (yield* blocks(table, target)) return;
  if (yield* paysOff(table, target, seat)) return;
  playerAt(table, target).stuck.push(card);
}

/** AM-13.18 */
export function* payOrLoseBuilding(table: Table, seat: Seat): Play {
  const target = yield* chooseTarget(table, seat);
  if (buildingsOf(table, target).length === 0) return;
  if (yield* blocks(table, target)) return;
  if (yield* paysOff(table, target, seat)) return;
  const moves = buildingsOf(table, target).map((area) => ({ do: 'demolish', area }));
  const move = yield* ask(seat, 'demolish', [...moves, { do: 'stop' }]);
  if (move.area !== undefined) loseBuilding(table, move.area);
}

/** $5, impossible with less. */
function* paysOff(table: Table, target: Seat, to: Seat): Play<boolean> {
  const able = playerAt(table, target).money >= 5;
  const moves = able ? [{ do: 'pay' }, { do: 'suffer' }] : [{ do: 'suffer' }];
  const { do: answer } = yield* choose(target, 'payOrSuffer', moves);
  if (answer === 'pay') giveMoney(table, target, to, 5);
  return answer === 'pay';
}

/** AM-13.29 */
export function* incomeInTrouble(table: Table, seat: Seat): Play {
  const moves = areaIds.filter((area) => table.trouble.has(area)).map((area) => ({ do: 'income', area }));
  const area = given(yield* choose(seat, 'chooseIncome', moves), 'area');
  gain(table, seat, 2 * footAt(table, area).length);
}
