import { type Seat, tell } from '@manigance/core';
import { addTo, itemAt, listAt, numberAt } from '../../arrays.ts';
import { none } from '../../constants.ts';
import {
  type Companion,
  companionKinds,
  type PropertyType,
  propertyTypes,
  type Slot,
} from '../../effects/language.ts';
import type { PcState } from '../../state.ts';
import { type LwCardNumber, lwCardAt, type Property, propertyFields } from './cards.ts';
import { boardPlaces, wearSteps } from './constants.ts';
import { discardCard, lastWillOf } from './decks.ts';
import type { LaidCard } from './state.ts';

/** The Last Will board of a seat. */
export function boardOf(state: PcState, seat: Seat): LaidCard[] {
  return listAt(lastWillOf(state).boards, seat);
}

/** The place of a card on the Last Will board of its owner. */
export function placeOf(state: PcState, seat: Seat, card: LwCardNumber): number {
  const board = boardOf(state, seat);
  for (let place = 0; place < board.length; place++) if (itemAt(board, place).card === card) return place;
  return none;
}

/** LW-8.5, LW-10.3 Places of a Last Will board. */
export function placesOf(state: PcState, seat: Seat): number {
  return boardPlaces + numberAt(lastWillOf(state).extensions, seat);
}

/** LW-12.1 Whether a seat has a property on its board. */
export function ownsProperty(state: PcState, seat: Seat): boolean {
  for (const { card } of boardOf(state, seat)) if (lwCardAt(card).property !== undefined) return true;
  return false;
}

/** LW-13.1 Own properties of these types, or of all. */
export function countProperties(
  state: PcState,
  seat: Seat,
  types: readonly PropertyType[] = propertyTypes,
): number {
  let count = 0;
  for (const { card } of boardOf(state, seat)) {
    const type = lwCardAt(card).property?.type;
    if (type !== undefined && types.includes(type)) count++;
  }
  return count;
}

/** LW-13.1 Companions of these kinds, or of all, lodged on own properties. */
export function countLodged(
  state: PcState,
  seat: Seat,
  kinds: readonly Companion[] = companionKinds,
): number {
  const lodged = boardOf(state, seat).flatMap((laid) => laid.lodged);
  return lodged.filter((kind) => kinds.includes(kind)).length;
}

/** LW-11.9 */
function modifierOf(state: PcState, { typeNumber }: Property): number {
  return numberAt(lastWillOf(state).modifiers, typeNumber);
}

/** LW-11.1 The value under the marker. */
export function levelOf({ card, step }: LaidCard): number {
  return lwCardAt(card).property?.ladder[step] ?? 0;
}

/** LW-11.2 Level and modifier, but never less than nothing; of a card that is no property 0. */
export function presentValue(state: PcState, laid: LaidCard): number {
  const { property } = lwCardAt(laid.card);
  return property === undefined ? 0 : Math.max(0, levelOf(laid) + modifierOf(state, property));
}

/** LW-11.3 The price of a property from the hand. */
export function priceOf(state: PcState, property: Property): number {
  return Math.max(0, numberAt(property.ladder, 0) + modifierOf(state, property));
}

/** LW-11.5 The amount of an upkeep before companions are added, and the slots open for them. */
export function upkeepOf({ card, lodged }: LaidCard): {
  readonly n: number;
  readonly slots: readonly Slot[];
} {
  const property = propertyFields(lwCardAt(card));
  const { n, companions } = property.upkeep;
  return { n: n + lodged.length * (property.lodging?.add ?? 0), slots: companions ?? [] };
}

/** LW-13.6 Whether an effect can lower this card: a house of these types that is not on its last step. */
export function canFall({ card, step }: LaidCard, types: readonly PropertyType[]): boolean {
  const { property } = lwCardAt(card);
  if (property === undefined || !property.isHouse || step >= property.ladder.length - 1) return false;
  return types.includes(property.type);
}

/** LW-13.6, LW-14.1 Moves the marker of a house down, stopping at the last step. */
export function lower(
  draft: PcState,
  seat: Seat,
  place: number,
  steps: number,
  cause: 'wear' | 'effect',
): void {
  const board = boardOf(draft, seat);
  const laid = itemAt(board, place);
  const card = lwCardAt(laid.card);
  const last = propertyFields(card).ladder.length - 1;
  const { used, keptUp, lodged } = laid;
  const fallen = { card: laid.card, step: Math.min(laid.step + steps, last), used, keptUp, lodged };
  board[place] = fallen;
  tell(draft, { type: 'fell', seat, card: card.id, from: levelOf(laid), to: levelOf(fallen), cause });
}

/** LW-14.1 Every house that was not kept up falls. */
export function wear(draft: PcState): void {
  for (let seat = 0; seat < draft.seats; seat++) {
    const board = boardOf(draft, seat);
    for (let place = 0; place < board.length; place++) {
      const laid = itemAt(board, place);
      if (!laid.keptUp && canFall(laid, propertyTypes)) lower(draft, seat, place, wearSteps, 'wear');
    }
  }
}

/** LW-11.8 Discounts of triggers on the board. */
function discountOn(state: PcState, seat: Seat, type: PropertyType): number {
  let discount = 0;
  for (const { card } of boardOf(state, seat)) {
    for (const trigger of lwCardAt(card).triggers) {
      if (trigger.on === 'sellProperty' && trigger.types.includes(type)) discount += trigger.discount;
    }
  }
  return discount;
}

/** LW-11.8 Sells a property for level and modifier less all discounts, at least nothing. */
export function sellProperty(draft: PcState, seat: Seat, card: LwCardNumber, own: number): void {
  const board = boardOf(draft, seat);
  const place = placeOf(draft, seat, card);
  const laid = itemAt(board, place);
  const sold = lwCardAt(card);
  const property = propertyFields(sold);
  const discount = own + discountOn(draft, seat, property.type);
  const price = Math.max(0, levelOf(laid) + modifierOf(draft, property) - discount);
  board.splice(place, 1);
  discardCard(draft, card);
  const pounds = addTo(draft.pounds, seat, price);
  tell(draft, { type: 'propertySold', seat, card: sold.id, price, discount, pounds });
}
