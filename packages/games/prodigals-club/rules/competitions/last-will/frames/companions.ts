import { push, type Seat, tell } from '@manigance/core';
import { has, itemAt, listAt } from '../../../arrays.ts';
import type { Activity, Effect, Slot } from '../../../effects/language.ts';
import type { PcMove } from '../../../moves.ts';
import { spend } from '../../../purse.ts';
import { reason } from '../../../reasons.ts';
import type { PcState, Question } from '../../../state.ts';
import { isLwCard, type LwCard, lwCardAt, lwCardNumber, lwCards } from '../cards.ts';
import { discardCard, lastWillOf } from '../decks.ts';
import { holdsClosedCompanion, takeFromHand } from '../hand.ts';
import type { LastWillFrame } from '../state.ts';

type CompanionsFrame = Extract<LastWillFrame, { readonly kind: 'companions' }>;
type Filling = Pick<CompanionsFrame, 'n' | 'slots' | 'filled'> & {
  readonly activity: Activity | undefined;
};

const mostSlots = 3;
const stop: PcMove = { do: 'stop' };
const wrongCompanion = reason('LW-13.3', 'lw-wrong-companion');
const addMoves: ReadonlyMap<number, readonly PcMove[]> = new Map(
  lwCards
    .filter(({ kinds }) => kinds.length > 0)
    .map(({ id, number }) => [
      number,
      Array.from({ length: mostSlots }, (_, slot): PcMove => ({ do: 'addCompanion', card: id, slot })),
    ]),
);

/** LW-13.3 A payment with slots: first the companions, then one payment. */
export function spendWithCompanions(
  draft: PcState,
  seat: Seat,
  { n, companions, activity }: Extract<Effect<number>, { readonly do: 'spend' }>,
): void {
  fill(draft, seat, { n, slots: companions ?? [], filled: [], activity });
}

/** LW-13.3, LW-16.2 Asks for a companion where the backs of the hand do not rule one out, and pays otherwise. */
export function fill(draft: PcState, seat: Seat, filling: Filling): void {
  if (isAsked(draft, seat, filling)) push(draft, frameOf(seat, filling));
  else spend(draft, seat, filling.n, 0);
}

/** Written out for both cases: to spread an object into another would take longer than all the rest. */
function frameOf(seat: Seat, { n, slots, filled, activity }: Filling): CompanionsFrame {
  if (activity === undefined) return { kind: 'companions', seat, n, slots, filled };
  return { kind: 'companions', seat, n, slots, filled, activity };
}

type Slots = Pick<CompanionsFrame, 'slots' | 'filled'>;

function isAsked(state: PcState, seat: Seat, filling: Slots): boolean {
  if (filling.filled.length === filling.slots.length) return false;
  if (holdsClosedCompanion(state, seat)) return true;
  for (const card of listAt(state.hands, seat)) {
    if (isLwCard(card) && fitsAny(lwCardAt(card), filling)) return true;
  }
  return false;
}

function fitsAny(card: LwCard, filling: Slots): boolean {
  const { slots } = filling;
  for (let slot = 0; slot < slots.length; slot++) {
    if (fits(card, itemAt(slots, slot)) && isOpen(filling, slot)) return true;
  }
  return false;
}

function fits({ kinds }: LwCard, slot: Slot): boolean {
  for (const kind of kinds) if (slot.kinds.includes(kind)) return true;
  return false;
}

/** LW-13.4, LW-16.6 Equal slots are filled in their order, so that only the first of them is open. */
function isOpen({ slots, filled }: Slots, index: number): boolean {
  if (has(filled, index)) return false;
  for (let before = 0; before < index; before++) {
    // LW-13.4: kinds are equal or have none in common.
    const isEqual = slots[before]?.kinds[0] === slots[index]?.kinds[0];
    if (isEqual && !has(filled, before)) return false;
  }
  return true;
}

/** LW-13.3 Adds a companion or wild card to an open slot, or stops. */
export const companions: Question<'companions'> = {
  asks: (_state, { seat }) => seat,
  options(state, frame, seat, list) {
    for (const number of listAt(state.hands, seat)) {
      const moves = addMoves.get(number);
      if (moves === undefined) continue;
      const card = lwCardAt(number);
      for (let slot = 0; slot < frame.slots.length; slot++) {
        if (!isOpen(frame, slot)) continue;
        const fitting = fits(card, itemAt(frame.slots, slot));
        list.offerUnless(itemAt(moves, slot), fitting ? undefined : wrongCompanion);
      }
    }
    list.offer(stop);
  },
  resolve(draft, frame, move, seat) {
    if (move.do !== 'addCompanion') {
      spend(draft, seat, frame.n, 0);
      return;
    }
    const card = lwCardAt(lwCardNumber[move.card]);
    const add = itemAt(frame.slots, move.slot).add + extraOf(card, frame.activity);
    takeFromHand(draft, seat, card.number);
    if (card.deck === 'wild') listAt(lastWillOf(draft).wildsUsed, seat).push(card.number);
    else discardCard(draft, card.number);
    tell(draft, { type: 'companionAdded', seat, card: card.id, add });
    const { slots, filled, activity } = frame;
    fill(draft, seat, { n: frame.n + add, slots, filled: [...filled, move.slot], activity });
  },
  timeout: () => stop,
};

/** LW-13.4 Pounds that the card itself adds at this activity. */
function extraOf({ extra, at }: LwCard, activity: Activity | undefined): number {
  return at === undefined || (activity !== undefined && at.includes(activity)) ? extra : 0;
}
