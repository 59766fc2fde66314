import { at } from '@manigance/core';
import { actionTurn } from './action-turn.ts';
import { ask, type Play } from './asking.ts';
import { election } from './election.ts';
import { movement } from './movement.ts';
import { programming } from './programming.ts';
import { clockwise, gainPopularity, neutralDistricts, playerAt, type Table } from './table.ts';
import { checkVictory, endByGuard } from './victory.ts';

/** EL-4.1 The whole match; a victory is thrown. */
export function* play(table: Table): Play<never> {
  yield* placement(table);
  for (;;) {
    yield* electionPeriod(table);
  }
}

/** EL-3.4, EL-3.5 */
function* placement(table: Table): Play {
  for (const seat of [...table.order]) {
    const move = yield* ask(table, seat, 'place', () =>
      neutralDistricts(table).map((district) => ({ do: 'place', district })),
    );
    if (move?.do !== 'place') continue;
    table.owner.set(move.district, seat);
    Object.assign(playerAt(table, seat), { edgar: move.district, lucien: move.district });
    checkVictory(table, seat);
  }
}

/** EL-4.1, EL-4.2 */
function* electionPeriod(table: Table): Play {
  for (table.turn = 1; ; table.turn++) {
    yield* turn(table);
    if (table.turn === 4) break;
  }
  taxes(table);
  yield* election(table);
  reset(table);
}

/** EL-4.2 */
function* turn(table: Table): Play {
  table.order = clockwise(table, table.firstPlayer); // EL-0.3
  for (const player of table.players) {
    player.acted.clear();
    player.programme = undefined; // EL-6.8
  }
  yield* programming(table);
  yield* movement(table);
  table.phase = 'act';
  for (const seat of [...table.order]) yield* actionTurn(table, seat); // EL-7.1
}

/** EL-16 */
function taxes(table: Table): void {
  for (const seat of table.order) {
    const player = playerAt(table, seat);
    for (const district of table.city.districts) {
      if (table.owner.get(district) !== seat) continue;
      const type = at([table.city.types.get(district)], 0);
      if (type === 'ivory') gainPopularity(player, 20);
      if (type === 'steel') player.money += 20_000;
    }
    checkVictory(table, seat); // EL-16.2
  }
}

/** EL-18.1, EL-24.1 */
function reset(table: Table): void {
  if (table.period === 12) endByGuard(table);
  for (const player of table.players) {
    player.marks.clear();
    player.certified = false;
  }
  table.period++;
}
