import { type MoveList, push, type Reason, type Seat, tell } from '@manigance/core';
import { addTo, itemAt, listAt, numberAt } from '../../../arrays.ts';
import { type Companion, companionKinds } from '../../../effects/language.ts';
import { begin } from '../../../effects/snapshot.ts';
import { actionsLeft, noActions } from '../../../last-will.ts';
import type { PcMove } from '../../../moves.ts';
import { reason } from '../../../reasons.ts';
import type { PcState } from '../../../state.ts';
import {
  isLwCard,
  type LwCard,
  type LwCardId,
  lwCardAt,
  lwCardNumber,
  lwCards,
  moveFor,
  movesFor,
  type Property,
  propertyFields,
} from '../cards.ts';
import { sellActions, upkeepActions } from '../constants.ts';
import { discardCard, lastWillOf } from '../decks.ts';
import { takeFromHand } from '../hand.ts';
import { boardOf, placeOf, priceOf, sellProperty, upkeepOf } from '../property.ts';
import type { LaidCard } from '../state.ts';
import { fill } from './companions.ts';
import { isFullOfProperty, putDown } from './laying.ts';
import { sellMoves } from './market.ts';

const playMoves = movesFor((card): PcMove => ({ do: 'play', card }));
const buyMoves = movesFor((card): PcMove => ({ do: 'buy', card }));
const useMoves = movesFor((card): PcMove => ({ do: 'use', card }));
const keepUpMoves = movesFor((card): PcMove => ({ do: 'keepUp', card }));

const noCash = reason('LW-11.3', 'lw-cash');
const boardFull = reason('LW-10.3', 'lw-board-full');
const usedAlready = reason('LW-9.5', 'lw-used');
const noUse = reason('LW-9.5', 'lw-no-use');
const keptUpAlready = reason('LW-11.5', 'lw-kept-up');
const companionAlone = reason('LW-10.1', 'lw-companion-alone');
const noLodging = reason('LW-11.7', 'lw-no-lodging');
const lodgingFull = reason('LW-11.7', 'lw-lodging-full');
const wrongCompanion = reason('LW-11.7', 'lw-wrong-companion');
const wildStays = reason('LW-11.7', 'lw-wild-lodging');

/** LW-9.2 A cost in actions is paid first and in full. */
export function payActions(draft: PcState, seat: Seat, actions: number): void {
  const budget = lastWillOf(draft).actionsLeft;
  budget[seat] = numberAt(budget, seat) - actions;
}

/** LW-9.1 Unused actions are lost with the turn. */
export function loseActions(draft: PcState, seat: Seat): void {
  lastWillOf(draft).actionsLeft[seat] = 0;
}

/** LW-13.5 Actions gained in the action turn are added to the budget at once. */
export function gainActions(draft: PcState, seat: Seat, n: number): void {
  if (draft.phase !== 'actions') return;
  const left = addTo(lastWillOf(draft).actionsLeft, seat, n);
  tell(draft, { type: 'actionsGained', seat, n, left });
}

/** LW-9.1 The Last Will actions of a turn: with the cards of the hand, then with those on the board. */
export function listActions(state: PcState, seat: Seat, list: MoveList<PcMove>): void {
  const left = actionsLeft(state, seat);
  const full = isFullOfProperty(state, seat);
  const hand = listAt(state.hands, seat);
  for (let place = 0; place < hand.length; place++) {
    const number = numberAt(hand, place);
    if (isLwCard(number)) listHandCard(state, seat, lwCardAt(number), left, full, list);
  }
  const board = boardOf(state, seat);
  for (let place = 0; place < board.length; place++) listLaidCard(itemAt(board, place), left, list);
}

/** `left`: the actions left; `full`: whether every place holds a property (LW-10.3). */
function listHandCard(
  state: PcState,
  seat: Seat,
  card: LwCard,
  left: number,
  full: boolean,
  list: MoveList<PcMove>,
): void {
  if (card.isGrey) {
    list.refuse(moveFor(playMoves, card.number), companionAlone);
    listLodging(state, seat, card, list);
    return;
  }
  const tooDear = card.actions > left ? noActions : undefined;
  if (card.effect !== undefined) list.offerUnless(moveFor(playMoves, card.number), tooDear);
  else if (card.property === undefined)
    list.offerUnless(moveFor(playMoves, card.number), tooDear ?? (full ? boardFull : undefined));
  else {
    // LW-12.3: nobody buys with pounds that are not there, not even for nothing while in debt.
    const short = numberAt(state.pounds, seat) < priceOf(state, card.property) ? noCash : undefined;
    list.offerUnless(moveFor(buyMoves, card.number), tooDear ?? short ?? (full ? boardFull : undefined));
  }
}

/** LW-11.7 Where a companion could live, under each kind that fits. */
function listLodging(state: PcState, seat: Seat, card: LwCard, list: MoveList<PcMove>): void {
  for (const laid of boardOf(state, seat)) {
    const { id: on, property } = lwCardAt(laid.card);
    if (property === undefined || (property.lodging === undefined && !list.explains)) continue;
    for (const kind of card.kinds) {
      const refusal = refusalOfLodging(card, laid, property, kind);
      if (refusal === undefined) list.offer(lodgeMove(card, laid.card, on, kind));
      else if (list.explains) list.refuse({ do: 'lodge', card: card.id, on, as: kind }, refusal);
    }
  }
}

/** Created once and reused. */
const lodgeMoves = new Map<number, PcMove>();
function lodgeMove(card: LwCard, farm: number, on: LwCardId, as: Companion): PcMove {
  const key = (card.number * lwCards.length + farm) * companionKinds.length + companionKinds.indexOf(as);
  const known = lodgeMoves.get(key);
  if (known !== undefined) return known;
  const move: PcMove = { do: 'lodge', card: card.id, on, as };
  lodgeMoves.set(key, move);
  return move;
}

function refusalOfLodging(
  { deck }: LwCard,
  { lodged }: LaidCard,
  { lodging }: Property,
  kind: Companion,
): Reason | undefined {
  if (deck === 'wild') return wildStays;
  if (lodging === undefined) return noLodging;
  if (!lodging.kinds.includes(kind)) return wrongCompanion;
  return lodged.length >= lodging.max ? lodgingFull : undefined;
}

function listLaidCard({ card: number, used, keptUp }: LaidCard, left: number, list: MoveList<PcMove>): void {
  const card = lwCardAt(number);
  if (card.property === undefined) {
    const dear = card.useActions > left ? noActions : undefined;
    list.offerUnless(
      moveFor(useMoves, number),
      card.activate === undefined ? noUse : used ? usedAlready : dear,
    );
    return;
  }
  list.offerUnless(
    moveFor(keepUpMoves, number),
    keptUp ? keptUpAlready : left < upkeepActions ? noActions : undefined,
  );
  list.offerUnless(moveFor(sellMoves, number), left < sellActions ? noActions : undefined);
}

/** LW-9.1 Carries out a Last Will action. */
export function act(draft: PcState, seat: Seat, move: PcMove): void {
  switch (move.do) {
    case 'play':
      playCard(draft, seat, lwCardAt(lwCardNumber[move.card as LwCardId]));
      return;
    case 'buy':
      buy(draft, seat, lwCardAt(lwCardNumber[move.card]));
      return;
    case 'use':
      use(draft, seat, lwCardAt(lwCardNumber[move.card]));
      return;
    case 'keepUp':
      keepUp(draft, seat, lwCardAt(lwCardNumber[move.card]));
      return;
    case 'sellProperty':
      payActions(draft, seat, sellActions);
      sellProperty(draft, seat, lwCardNumber[move.card], 0);
      return;
    case 'lodge':
      lodge(draft, seat, move);
      return;
    default:
  }
}

/** LW-9.3, LW-9.4 A white card lies face up until the end of the round; a black one comes on the board. */
function playCard(draft: PcState, seat: Seat, card: LwCard): void {
  payActions(draft, seat, card.actions);
  if (card.effect === undefined) {
    putDown(draft, seat, card);
    return;
  }
  takeFromHand(draft, seat, card.number);
  listAt(lastWillOf(draft).played, seat).push(card.number);
  tell(draft, { type: 'eventPlayed', seat, card: card.id, actions: card.actions });
  followUp(draft, seat, card);
  begin(draft, seat, card.effect);
}

/** LW-13.8 Once the effect is finished, the triggers of the activity. */
function followUp(draft: PcState, seat: Seat, { activity }: Pick<LwCard, 'activity'>): void {
  if (activity !== undefined) push(draft, { kind: 'occasion', seat, occasion: { on: 'activity', activity } });
}

/** LW-11.3 Actions and price first, then the room. */
function buy(draft: PcState, seat: Seat, card: LwCard): void {
  const price = priceOf(draft, propertyFields(card));
  payActions(draft, seat, card.actions);
  draft.pounds[seat] = numberAt(draft.pounds, seat) - price;
  putDown(draft, seat, card, price);
}

/** LW-9.5 Once per round; the mark belongs to the card as it lies. */
function use(draft: PcState, seat: Seat, card: LwCard): void {
  payActions(draft, seat, card.useActions);
  const { step, keptUp: kept, lodged } = laidAs(draft, seat, card);
  mark(draft, seat, { card: card.number, step, used: true, keptUp: kept, lodged });
  tell(draft, { type: 'used', seat, card: card.id, actions: card.useActions });
  followUp(draft, seat, card);
  if (card.activate !== undefined) begin(draft, seat, card.activate);
}

/** LW-11.5 One payment, with the companions lodged here and those added; then the triggers `maintain`. */
function keepUp(draft: PcState, seat: Seat, card: LwCard): void {
  const { type } = propertyFields(card);
  payActions(draft, seat, upkeepActions);
  const { step, used, lodged } = laidAs(draft, seat, card);
  const laid = { card: card.number, step, used, keptUp: true, lodged };
  mark(draft, seat, laid);
  const { n, slots } = upkeepOf(laid);
  tell(draft, { type: 'keptUp', seat, card: card.id, n });
  push(draft, { kind: 'occasion', seat, occasion: { on: 'maintain', property: type } });
  fill(draft, seat, { n, slots, filled: [], activity: undefined });
}

/** LW-11.7 The companion stays as a token; the card goes to the discard pile. */
function lodge(draft: PcState, seat: Seat, { card, on, as }: Extract<PcMove, { do: 'lodge' }>): void {
  const home = lwCardAt(lwCardNumber[on]);
  const { step, used, keptUp: kept, lodged } = laidAs(draft, seat, home);
  takeFromHand(draft, seat, lwCardNumber[card]);
  discardCard(draft, lwCardNumber[card]);
  mark(draft, seat, { card: home.number, step, used, keptUp: kept, lodged: [...lodged, as] });
  tell(draft, { type: 'lodged', seat, card, on, as });
}

/** A card on the board, as it lies. */
function laidAs(state: PcState, seat: Seat, { number }: LwCard): LaidCard {
  return itemAt(boardOf(state, seat), placeOf(state, seat, number));
}

/** Puts a card in the place of itself, with other marks. */
function mark(draft: PcState, seat: Seat, laid: LaidCard): void {
  boardOf(draft, seat)[placeOf(draft, seat, laid.card)] = laid;
}
