import { type Seat, tell } from '@manigance/core';
import { removeFrom } from '../../arrays.ts';
import { cardAt } from '../../cards.ts';
import { boroughs, symbols } from '../../effects/language.ts';
import type { PcState } from '../../state.ts';
import { type PossessionId, pointerDiscount, possessionTiles, unsoldPenalty } from './tiles.ts';

export const possessionIds: readonly PossessionId[] = possessionTiles.map(({ id }) => id);
export const possessionNumber = Object.fromEntries(possessionIds.map((id, at) => [id, at])) as Record<
  PossessionId,
  number
>;
/** PC-11.1 By tile. */
export const worth: readonly number[] = possessionTiles.map(({ value }) => value);
export const possessionSymbol: readonly number[] = possessionTiles.map(({ symbol }) =>
  symbols.indexOf(symbol),
);
export const boroughOf: readonly number[] = possessionTiles.map(({ borough }) => boroughs.indexOf(borough));

export function ownsAny(state: PcState, seat: Seat): boolean {
  return (state.possessions[seat] as number[]).length > 0;
}

/** PC-11.2 Discounts add up and always apply, wherever the sale comes from. */
function discountOn(state: PcState, seat: Seat, tile: number, own: number): number {
  const borough = boroughOf[tile] as number;
  let discount = own + (state.pointer === borough ? pointerDiscount : 0);
  for (const card of state.tableaux[seat] as number[]) discount += cardAt(card).discounts[borough] as number;
  return discount;
}

/** PC-11.2 The tile leaves the game for its value less all discounts, never less than nothing. */
export function sell(draft: PcState, seat: Seat, tile: number, own: number): void {
  const discount = discountOn(draft, seat, tile, own);
  const price = Math.max(0, (worth[tile] as number) - discount);
  removeFrom(draft.possessions[seat] as number[], tile);
  draft.possessionDiscards.push(tile);
  const pounds = (draft.pounds[seat] as number) + price;
  draft.pounds[seat] = pounds;
  tell(draft, { type: 'sold', seat, tile: possessionIds[tile] as PossessionId, price, discount, pounds });
}

/** PC-11.4 The tile given takes the place of the one taken; a loss beyond the limit is paid out. */
export function swap(draft: PcState, seat: Seat, given: number, taken: number, limit: number): void {
  const own = draft.possessions[seat] as number[];
  own[own.indexOf(given)] = taken;
  draft.offer[draft.offer.indexOf(taken)] = given;
  const compensation = Math.max(0, (worth[given] as number) - (worth[taken] as number) - limit);
  draft.pounds[seat] = (draft.pounds[seat] as number) + compensation;
  tell(draft, {
    type: 'swapped',
    seat,
    gave: possessionIds[given] as PossessionId,
    took: possessionIds[taken] as PossessionId,
    compensation,
  });
}

/** PC-11.8 With a possession left one pays no more than one has; without, one may go into debt. */
export function spend(draft: PcState, seat: Seat, asked: number, moreTime: number): void {
  if (asked === 0) return; // PC-18.6
  const before = draft.pounds[seat] as number;
  const n = ownsAny(draft, seat) ? Math.min(asked, before) : asked;
  const pounds = before - n;
  draft.pounds[seat] = pounds;
  tell(draft, { type: 'spent', seat, n, asked, moreTime, pounds });
}

/** PC-11.12 */
export function takePounds(draft: PcState, seat: Seat, n: number): void {
  const pounds = (draft.pounds[seat] as number) + n;
  draft.pounds[seat] = pounds;
  tell(draft, { type: 'poundsTaken', seat, n, pounds });
}

/** PC-11.10 Cash, and for each tile still owned its value and three more. */
export function fortune(state: PcState, seat: Seat): number {
  let sum = state.pounds[seat] as number;
  for (const tile of state.possessions[seat] as number[]) sum += (worth[tile] as number) + unsoldPenalty;
  return sum;
}
