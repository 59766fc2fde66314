import { type Branded, indexById, type Seat, tell } from '@manigance/core';
import { addTo, itemAt, listAt, numberAt, removeFrom } from '../../arrays.ts';
import { cardAt } from '../../cards.ts';
import { type BoroughNumber, boroughs, type SymbolNumber, symbols } from '../../effects/language.ts';
import type { PcState } from '../../state.ts';
import { type PossessionId, pointerDiscount, possessionTiles, unsoldPenalty } from './tiles.ts';

/** Ids of the possessions. */
export const possessionIds: readonly PossessionId[] = possessionTiles.map(({ id }) => id);
/** A possession in the state: its index in `possessionTiles`. */
export type PossessionNumber = Branded<number, 'possession'>;
/** The number of each possession. */
export const possessionNumber: Readonly<Record<PossessionId, PossessionNumber>> = indexById(possessionIds);
/** PC-11.1 The value of each tile. */
export const worth: readonly number[] = possessionTiles.map(({ value }) => value);
/** The symbol of each possession. */
export const possessionSymbol: readonly SymbolNumber[] = possessionTiles.map(({ symbol }) =>
  symbols.indexOf(symbol),
);
/** The borough of each possession. */
export const boroughOf: readonly BoroughNumber[] = possessionTiles.map(({ borough }) =>
  boroughs.indexOf(borough),
);

/** PC-11.8 */
export function ownsTile(state: PcState, seat: Seat): boolean {
  return listAt(state.possessions, seat).length > 0;
}

/** PC-11.2 Discounts add up and always apply, wherever the sale comes from. */
function discountOn(state: PcState, seat: Seat, tile: PossessionNumber, own: number): number {
  const borough = numberAt(boroughOf, tile);
  let discount = own + (state.pointer === borough ? pointerDiscount : 0);
  for (const card of listAt(state.tableaux, seat)) discount += numberAt(cardAt(card).discounts, borough);
  return discount;
}

/** PC-11.2 Sells a tile for its value less all discounts, at least 0. It leaves the game. */
export function sell(draft: PcState, seat: Seat, tile: PossessionNumber, own: number): void {
  const discount = discountOn(draft, seat, tile, own);
  const price = Math.max(0, numberAt(worth, tile) - discount);
  removeFrom(listAt(draft.possessions, seat), tile);
  draft.possessionDiscards.push(tile);
  const pounds = addTo(draft.pounds, seat, price);
  tell(draft, { type: 'sold', seat, tile: itemAt(possessionIds, tile), price, discount, pounds });
}

/** PC-11.4 Swaps two tiles; a loss beyond the limit is compensated. */
export function swap(
  draft: PcState,
  seat: Seat,
  given: PossessionNumber,
  taken: PossessionNumber,
  limit: number,
): void {
  const own = listAt(draft.possessions, seat);
  own[own.indexOf(given)] = taken;
  draft.offer[draft.offer.indexOf(taken)] = given;
  const compensation = Math.max(0, numberAt(worth, given) - numberAt(worth, taken) - limit);
  addTo(draft.pounds, seat, compensation);
  tell(draft, {
    type: 'swapped',
    seat,
    gave: itemAt(possessionIds, given),
    took: itemAt(possessionIds, taken),
    compensation,
  });
}

/** PC-11.10 Cash, and for each tile still owned its value and three more. */
export function fortune(state: PcState, seat: Seat): number {
  let sum = numberAt(state.pounds, seat);
  for (const tile of listAt(state.possessions, seat)) sum += numberAt(worth, tile) + unsoldPenalty;
  return sum;
}
