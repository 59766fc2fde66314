import type { Seat } from '@manigance/core';
import type { Play } from './asking.ts';
import { ask } from './asking.ts';
import { build, buildable } from './building.ts';
import { type CardId, cardRow } from './cards.ts';
import { type AreaId, areAdjacent, areaIds } from './city.ts';
import { anywhere, atOwnBuilding, canPlace, inTrouble, near, place, placings } from './placing.ts';
import { discardOne, setTrouble } from './powers.ts';
import * as hands from './scrolls-hands.ts';
import * as money from './scrolls-money.ts';
import * as pieces from './scrolls-pieces.ts';
import { footAt, minionAreas, playerAt, standing, type Table } from './table.ts';
import { canTakeOver, takeOver } from './takeover.ts';

/** AM-13 Whether a scroll can be started (AM-5.4). */
export function canStartScroll(table: Table, seat: Seat, card: CardId): boolean {
  const { hand, money: purse } = playerAt(table, seat);
  switch (cardRow(card).effect) {
    case 'drawFromDiscard':
      return table.discard.length > 0;
    case 'discardForMoney':
    case 'discard':
    case 'sellCard':
      return hand.length > 0;
    case 'moveOtherMinion':
      return standing(table).some(({ piece }) => piece !== seat);
    case 'incomePerMinionInTroubleArea':
      return table.trouble.size > 0;
    case 'moveOwnMinion':
      return pieces.ownMoves(table, seat, card).length > 0;
    case 'payThenMoveOwn':
      return purse >= 2 && minionAreas(table, seat).length > 0;
    case 'payToForceRemoval':
    case 'payThenAssassinate':
      return purse >= 2 && pieces.inTroubleNotOf(table, seat).length > 0;
    case 'removeMinionInArea':
      return footAt(table, 'unreal-estate').length > 0;
    case 'swapMinions':
      return pieces.occupied(table).length >= 2;
    case 'placeAtOwnBuilding':
      return canPlace(table, seat, atOwnBuilding);
    case 'placeInTrouble':
      return canPlace(table, seat, inTrouble);
    case 'placeTrouble':
      return troubleTargets(table, card).length > 0;
    case 'takeoverBuilding':
      return canTakeOver(table, seat, card).length > 0;
    case 'buildHalfPrice':
      return buildable(table, seat, 2).length > 0;
    default:
      return true;
  }
}

/** AM-13.45 */
function troubleTargets(table: Table, card: CardId): AreaId[] {
  const free = areaIds.filter((area) => !table.trouble.has(area));
  if (card === 'doctor-hix') return free;
  return free.filter((area) => [...table.trouble].some((other) => areAdjacent(area, other)));
}

/** AM-13 Each effect by its name. */
export function* scroll(table: Table, seat: Seat, card: CardId): Play {
  switch (cardRow(card).effect) {
    case 'takeFromEachOther':
      return yield* money.takeFromEachOther(table, seat);
    case 'loan':
      return money.loan(table, seat, card);
    case 'receiveCards':
      return yield* hands.receiveCards(table, seat);
    case 'eachOtherGivesMoneyOrCard':
      return yield* hands.eachOtherGivesMoneyOrCard(table, seat);
    case 'incomePerMinionInArea':
      return money.gain(table, seat, footAt(table, 'isle-of-gods').length);
    case 'moveOtherMinion':
      return yield* pieces.moveOther(table, seat);
    case 'dibbler':
      return yield* pieces.dibbler(table, seat);
    case 'hereNNow':
      return yield* pieces.hereNNow(table, seat);
    case 'errol':
      return yield* pieces.errol(table, seat);
    case 'peekPersonalities':
      return; // AM-13.11 Put back and shuffled: nothing changes on the table.
    case 'payOrStuckCard':
      return yield* money.payOrStuck(table, seat, card);
    case 'payOrLoseBuilding':
      return yield* money.payOrLoseBuilding(table, seat);
    case 'drawFromDiscard':
      return hands.drawFromDiscard(table, seat);
    case 'draw':
    case 'drawPerOwnBuilding':
      return hands.drawByScroll(table, seat, card);
    case 'discardForMoney':
      return yield* hands.discardForMoney(table, seat, card === 'harry-king' ? 2 : 1);
    case 'discard':
      return yield* discardOne(table, seat);
    case 'discardAndRefill':
      return yield* hands.discardAndRefill(table, seat);
    case 'takeFromPlayer':
      return yield* money.takeFromPlayer(table, seat, 3);
    case 'sellCard':
      return yield* hands.sellCard(table, seat);
    case 'incomePerTrouble':
      return money.gain(table, seat, table.trouble.size);
    case 'incomePerBuilding':
      return money.gain(table, seat, table.buildings.size);
    case 'incomePerMinionInTroubleArea':
      return yield* money.incomeInTrouble(table, seat);
    case 'moveOwnMinion':
      return yield* pieces.moveOwn(table, seat, pieces.ownMoves(table, seat, card));
    case 'payThenMoveOwn':
      return yield* pieces.payThenMoveOwn(table, seat);
    case 'exchangePersonality':
      return hands.exchangePersonality(table, seat);
    case 'payToForceRemoval':
      return yield* pieces.payToForceRemoval(table, seat);
    case 'removeMinionInArea':
      return yield* pieces.removeInUnrealEstate(table, seat);
    case 'payThenAssassinate':
      return yield* pieces.payThenAssassinate(table, seat);
    case 'swapMinions':
      return yield* pieces.swapMinions(table, seat);
    case 'inspectAndDiscard':
      return yield* hands.inspectAndDiscard(table, seat);
    case 'rollAndRemove':
      return yield* pieces.carcer(table, seat);
    case 'swapHands':
      return yield* hands.swapHands(table, seat);
    case 'eachOtherRemovesOwn':
      return yield* pieces.auditors(table, seat);
    case 'placeAnywhereQuietly':
      return yield* place(table, seat, anywhere, { quiet: true });
    case 'placeAtOwnBuilding':
      return yield* place(table, seat, atOwnBuilding);
    case 'placeInTrouble':
      return yield* place(table, seat, inTrouble);
    case 'placeNear':
      return yield* placeNear(table, seat, card);
    case 'placeTrouble':
      return yield* setTrouble(table, seat, troubleTargets(table, card));
    case 'takeoverBuilding':
      return yield* takeOver(table, seat, card);
    case 'buildHalfPrice':
      return yield* build(table, seat, 2);
    case 'stealFromRandom':
      return yield* hands.stealFromRandom(table, seat);
    case 'forceTransfer':
      return yield* money.forceTransfer(table, seat);
    default:
      throw new RangeError(`${card} has no scroll`);
  }
}

/** AM-13.44 Archchancellor Ridcully may place a second. */
function* placeNear(table: Table, seat: Seat, card: CardId): Play {
  const reach = near('unreal-estate');
  yield* place(table, seat, reach);
  if (card !== 'archchancellor-ridcully') return;
  const more = yield* ask(seat, 'placeMore', [...placings(table, seat, reach), { do: 'stop' }]);
  if (more.do !== 'stop') yield* place(table, seat, reach, { first: more });
}
