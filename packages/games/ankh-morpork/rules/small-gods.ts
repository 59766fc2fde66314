import { type Seat, tell } from '@manigance/core';
import { type AreaId, areas } from './board.ts';
import { cardHolder } from './buildings.ts';
import { areaId, areaOf } from './ids.ts';
import { itemAt } from './lists.ts';
import { hasDemon } from './pieces.ts';
import { moneyOf, payBank } from './purse.ts';
import type { AmReason } from './reasons.ts';
import type { AmState } from './state.ts';

const area = areaOf('small-gods');
/** AM-8.6 The price of each piece. */
export const godsPrice = (() => {
  const { power } = itemAt(areas, area);
  return power.effect === 'smallGods' ? power.pay : 0;
})();

const notHeld: AmReason = { rule: 'AM-8.6', code: 'noPower' };
const tooNew: AmReason = { rule: 'AM-8.2', code: 'gainedThisTurn' };
const demon: AmReason = { rule: 'AM-8.3', code: 'demonThere' };

/** AM-8.6 Whether a seat may pay so that one of its pieces ignores a random event; checked for each piece. */
export function barsSmallGods(state: AmState, seat: Seat): AmReason | undefined {
  if (cardHolder(state, area) !== seat) return notHeld;
  if (state.gained[area] === state.turn) return tooNew;
  if (hasDemon(state, area)) return demon;
  const money = moneyOf(state, seat);
  return money < godsPrice ? { rule: 'AM-8.6', code: 'cannotPay', cost: godsPrice, money } : undefined;
}

/** AM-8.6 Whether a seat may pay for Small Gods now. */
export function canUseSmallGods(state: AmState, seat: Seat): boolean {
  return barsSmallGods(state, seat) === undefined;
}

/** AM-8.6 A seat pays for Small Gods. */
export function payGods(
  draft: AmState,
  seat: Seat,
  saved?: { readonly building: AreaId } | { readonly cityCard: AreaId },
): void {
  tell(draft, { type: 'gods', seat, area: areaId(area), amount: godsPrice, ...saved });
  payBank(draft, seat, godsPrice);
}
