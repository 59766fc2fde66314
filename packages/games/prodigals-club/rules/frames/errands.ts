import { push, type Reason, type Seat, tell } from '@manigance/core';
import { addTo, itemAt, numberAt } from '../arrays.ts';
import { hasBit, highestBit, withBit } from '../bits.ts';
import { centralSpace, errandBoysNeeded, type Space, spaceNumber, spaces, spacesOf } from '../board.ts';
import { competitions } from '../competitions/index.ts';
import { none } from '../constants.ts';
import { begin } from '../effects/snapshot.ts';
import type { PcMove } from '../moves.ts';
import { ownsAny } from '../purse.ts';
import { reason } from '../reasons.ts';
import type { Boy, PcState, Question, Step } from '../state.ts';

const sendTo: readonly PcMove[] = spaces.map(({ id }) => ({ do: 'send', space: id }));
const decline: PcMove = { do: 'decline' };

const takenBy = [0, 1, 2, 3, 4].map((by: Seat) => reason('PC-7.2', 'space-taken', { by }));
const usedAlready = reason('PC-7.2', 'personal-used');
const fillInOrder = reason('PC-7.6', 'first-place-first');
const ownsNothing = reason('PC-7.4', 'no-possessions');
const oneReservation = reason('PC-7.12', 'order-once');
const needsTwo = reason('PC-7.10', 'two-boys');
const extraIsOne = reason('PC-18.21', 'one-boy-only');

/** By space: the check of its competition for it. Created once and reused. */
const ownRefusals: ((state: PcState) => Reason | undefined)[] = [];
function ownRefusal(state: PcState, space: Space): Reason | undefined {
  const { board, number } = space;
  ownRefusals[number] ??=
    (board === 'central' ? undefined : competitions[board].refusalOfSpace?.(space)) ?? never;
  return ownRefusals[number](state);
}
const never = () => undefined;

/** PC-7.1 Asks in turn order until all errand boys are placed; the late one comes last. */
export const errands: Step<'errands'> = {
  resolve(draft, { at: first }) {
    for (let tried = 0; tried < draft.seats; tried++) {
      const place = (first + tried) % draft.seats;
      const seat = numberAt(draft.order, place);
      if (draft.unplaced[seat] === 0) continue;
      if (!canSend(draft, seat)) {
        standIdle(draft, seat);
        continue;
      }
      push(draft, { kind: 'errands', at: place + 1 }, { kind: 'errand', seat, boy: 'own' });
      return;
    }
    push(draft, { kind: 'actionTurns', at: 0 });
    // PC-7.10: the last act of the phase.
    if (draft.late !== none) push(draft, { kind: 'errand', seat: draft.late, boy: 'late' });
  },
};

/** PC-7.3 Without a legal space the errand boys stay idle this round. */
function standIdle(draft: PcState, seat: Seat): void {
  tell(draft, { type: 'idle', seat, boys: numberAt(draft.unplaced, seat) });
  draft.unplaced[seat] = 0;
}

function canSend(state: PcState, seat: Seat): boolean {
  for (const space of spacesOf(state))
    if (refusalOfSpace(state, seat, space, 'own') === undefined) return true;
  return false;
}

/** PC-7 Sends an errand boy. Only the late one (PC-7.10) and an additional one (PC-10.9) may be declined. */
export const errand: Question<'errand'> = {
  asks: (_state, { seat }) => seat,
  onlyOption: 'taken',
  options(state, { boy }, seat, list) {
    for (const space of spacesOf(state))
      list.offerUnless(itemAt(sendTo, space.number), refusalOfSpace(state, seat, space, boy));
    if (boy !== 'own') list.offer(decline);
  },
  resolve(draft, { boy }, move, seat) {
    if (boy === 'late') draft.late = none;
    if (move.do === 'send') send(draft, seat, itemAt(spaces, spaceNumber[move.space]), boy);
    else tell(draft, { type: 'declined', seat });
  },
  timeout(state, { boy, seat }) {
    if (boy !== 'own') return decline;
    const space = spacesOf(state).find((open) => refusalOfSpace(state, seat, open, boy) === undefined);
    return space === undefined ? decline : itemAt(sendTo, space.number);
  },
};

/** Why this player may not send an errand boy to a space, if so. */
function refusalOfSpace(state: PcState, seat: Seat, space: Space, boy: Boy): Reason | undefined {
  const there = state.boys[space.number] ?? 0;
  if (space.personal) return hasBit(there, seat) ? usedAlready : undefined;
  if (there !== 0) return itemAt(takenBy, highestBit(there));
  if (space.mustTransact && !ownsAny(state, seat)) return ownsNothing;
  if (space.place > 0 && state.reserved[seat] !== 0) return oneReservation;
  if (space.after !== none && state.boys[space.after] === 0) return fillInOrder;
  const refusal = ownRefusal(state, space);
  if (refusal !== undefined) return refusal;
  const needed = errandBoysNeeded(state, space);
  if (needed === 1) return undefined;
  if (boy !== 'own') return extraIsOne;
  return numberAt(state.unplaced, seat) < needed ? needsTwo : undefined;
}

/** PC-7.1 Places the errand boy and resolves the space at once. */
function send(draft: PcState, seat: Seat, space: Space, boy: Boy): void {
  const boys = errandBoysNeeded(draft, space);
  if (boy === 'own') addTo(draft.unplaced, seat, -boys);
  draft.boys[space.number] = withBit(numberAt(draft.boys, space.number), seat);
  if (space.number === centralSpace && boys > 1) draft.late = seat;
  tell(draft, { type: 'sent', seat, space: space.id, boy, boys });
  // LW-8.7: once the effect is finished.
  if (space.activity !== undefined)
    push(draft, { kind: 'occasion', seat, occasion: { on: 'activity', activity: space.activity } });
  begin(draft, seat, space.effect);
}
