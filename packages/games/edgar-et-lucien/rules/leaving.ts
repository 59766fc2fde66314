import { type AnytimeRule, last, type Seat, tell } from '@manigance/core';
import { schemeKinds } from './cards.ts';
import { loseControl } from './control.ts';
import { discardCardInPlay, handOf, namesOf } from './deck.ts';
import { actNext } from './frames/act.ts';
import { moveNext } from './frames/movement.ts';
import { placeNext } from './frames/place.ts';
import { forgetHand } from './knowledge.ts';
import { concede } from './moves.ts';
import { nowhere } from './plan.ts';
import { leftNeighbour, nextInOrder, nobody } from './players.ts';
import type { Draft, ElFrame, ElVocabulary } from './state.ts';
import { win } from './victory.ts';
import { unrevealed } from './wheel.ts';

/** EL-24.3 At any moment, asked or not. */
export const leaving: AnytimeRule<ElVocabulary> = {
  options(state, seat, list) {
    if (state.gone[seat] === 0) list.offer(concede);
  },
  resolve(draft, seat) {
    clearTheTable(draft, seat);
    const last = leftNeighbour(draft, seat);
    if (leftNeighbour(draft, last) === last) win(draft, last, 'last');
    else lapse(draft, seat); // while the order still says who comes after him
    draft.order = draft.order.filter((player) => player !== seat);
  },
};

/** EL-24.2 Everything of his leaves the table or goes back to it. */
function clearTheTable(draft: Draft, seat: Seat): void {
  const cards = handOf(draft, seat);
  tell(draft, { type: 'left', seat, cards: namesOf(cards) });
  draft.gone[seat] = 1;
  draft.owner.forEach((owner, district) => {
    if (owner === seat) loseControl(draft, district);
  });
  draft.discard.push(...cards);
  draft.hands.fill(0, seat * schemeKinds, (seat + 1) * schemeKinds);
  draft.handSize[seat] = 0;
  forgetHand(draft, seat);
  draft.money[seat] = 0;
  draft.popularity[seat] = 0;
  draft.marks[seat] = 0;
  draft.acted[seat] = 0;
  draft.certified[seat] = 0;
  draft.edgar[seat] = nowhere;
  draft.lucien[seat] = nowhere;
  draft.programmes[seat] = unrevealed;
  draft.certificates.forEach((holder, condition) => {
    if (holder === seat) draft.certificates[condition] = nobody;
  });
  if (draft.heritage === seat) draft.heritage = nobody;
  if (draft.governor === seat) draft.governor = nobody;
  if (draft.firstPlayer === seat) draft.firstPlayer = leftNeighbour(draft, seat);
}

/** EL-24.4 His open questions are dropped, and play goes on with the next player. */
function lapse(draft: Draft, seat: Seat): void {
  const { pending } = draft;
  const top = last(pending);
  if (top.kind === 'programme') {
    dropProgramme(draft, seat);
    return;
  }
  draft.question++; // the options of the seat asked may have changed
  if (isActing(pending, seat)) {
    pending.length = 0;
    discardCardInPlay(draft);
    actNext(draft, seat);
  } else if (top.kind === 'place' && top.seat === seat) {
    pending.pop();
    placeNext(draft, nextInOrder(draft, seat));
  } else if (top.kind === 'chooseExit' && top.seat === seat) {
    pending.pop();
    moveNext(draft, seat);
  } else if (top.kind === 'bid') {
    if (top.tied.includes(seat)) pending[pending.length - 1] = { kind: 'election' }; // EL-24.5
  } else {
    dropReplies(draft, seat);
  }
}

/** His sealed programme goes; if all others have committed, the core then reveals theirs. */
function dropProgramme(draft: Draft, seat: Seat): void {
  const at = draft.answers.findIndex((answer) => answer.seat === seat);
  if (at >= 0) draft.answers.splice(at, 1);
}

/** Whether it is this seat's action turn: the bottom frame is its question or the end of its action. */
function isActing(pending: readonly ElFrame[], seat: Seat): boolean {
  const bottom = pending[0];
  return (bottom?.kind === 'act' || bottom?.kind === 'actionDone') && bottom.seat === seat;
}

/** An answer he owed to another player's action. */
function dropReplies(draft: Draft, seat: Seat): void {
  const { pending } = draft;
  const kept = pending.filter((frame) => !isReplyOf(frame, seat)).map(testAgain);
  pending.length = 0;
  pending.push(...kept);
}

function isReplyOf(frame: ElFrame, seat: Seat): boolean {
  return (frame.kind === 'intimidationReply' || frame.kind === 'smearReply') && frame.seat === seat;
}

/** EL-13.7 With him may have gone the last target of a second half. */
function testAgain(frame: ElFrame): ElFrame {
  return frame.kind === 'secondHalf' ? { kind: 'again', seat: frame.seat, action: frame.action } : frame;
}
