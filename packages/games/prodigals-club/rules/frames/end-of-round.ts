import { finish, push, type Seat, tell } from '@manigance/core';
import { has, itemAt, listAt, numberAt, removeFrom } from '../arrays.ts';
import { bundles } from '../board.ts';
import { competitionsIn } from '../competitions/index.ts';
import { lastRound, none } from '../constants.ts';
import { boroughs } from '../effects/language.ts';
import { type HandCardNumber, handCardIds, handCardNumber, isLwCard } from '../hand-cards.ts';
import { lastWill } from '../last-will.ts';
import { errandBoysFor, modes, plays } from '../modes.ts';
import type { PcMove } from '../moves.ts';
import { allBonusTiles } from '../setup.ts';
import type { PcState, Question, Step } from '../state.ts';
import { outcomeOf, scoresOf, someoneAtZero } from '../victory.ts';

/** Created once and reused. */
const discardMoves: PcMove[] = [];
function discardMove(card: HandCardNumber): PcMove {
  discardMoves[card] ??= { do: 'discard', card: itemAt(handCardIds, card) };
  return discardMoves[card];
}

/** PC-5 The phases of the competitions in play: Hyde Park, then Dame Beatrice. */
export const closing: Step<'closing'> = {
  resolve(draft, { at: place }) {
    const competition = competitionsIn(draft)[place];
    if (competition === undefined) {
      push(draft, { kind: 'endOfRound' });
      return;
    }
    push(draft, { kind: 'closing', at: place + 1 });
    competition.phase?.(draft);
  },
};

/** PC-16.1 Ends the match, or sets the new turn order and applies the hand limit. */
export const endOfRound: Step<'endOfRound'> = {
  resolve(draft) {
    for (const { beforeCheck } of competitionsIn(draft)) beforeCheck?.(draft);
    const early = draft.round < lastRound;
    if (!early || someoneAtZero(draft)) {
      const scores = draft.order.map((_, seat) => scoresOf(draft, seat));
      tell(draft, { type: 'matchEnded', round: draft.round, early, scores });
      finish(draft, outcomeOf(draft));
      return;
    }
    push(draft, { kind: 'nextRound' });
    for (const { afterCheck } of competitionsIn(draft)) afterCheck?.(draft);
    for (const seat of draft.order.toReversed()) limitHand(draft, seat); // last pushed, first asked
    for (let seat = 0; seat < draft.seats; seat++) dropPlayed(draft, seat);
    // LW-14.8: where plans set the order, cards stay used until the hands are limited.
    if (modes[draft.mode].order === 'planned') return;
    settleOrder(draft);
    draft.activated.fill(0);
  },
};

/** PC-16.2 Reserved places first; the others fill the free ones, keeping their order among themselves. */
function settleOrder(draft: PcState): void {
  const next: Seat[] = draft.order.map(() => none);
  for (const seat of draft.order) {
    const place = numberAt(draft.reserved, seat);
    if (place > 0) next[place - 1] = seat;
  }
  for (const seat of draft.order) if (draft.reserved[seat] === 0) next[next.indexOf(none)] = seat;
  draft.order = next;
  tell(draft, { type: 'orderSet', order: next.slice() });
}

/** PC-16.3 Discards played white cards. */
function dropPlayed(draft: PcState, seat: Seat): void {
  const whites = listAt(draft.whites, seat);
  for (const card of whites) draft.discards.push(card);
  whites.length = 0;
}

function limitHand(draft: PcState, seat: Seat): void {
  if (listAt(draft.hands, seat).length > modes[draft.mode].handLimit) push(draft, { kind: 'discard', seat });
}

/** PC-16.3 Discards one card at a time, down to the hand limit. */
export const discard: Question<'discard'> = {
  asks: (_state, { seat }) => seat,
  onlyOption: 'taken',
  options(state, _frame, seat, list) {
    const hand = listAt(state.hands, seat);
    for (let index = 0; index < hand.length; index++) {
      const card = numberAt(hand, index);
      if (isLwCard(card) || !has(hand, card, index + 1)) list.offer(discardMove(card));
    }
  },
  resolve(draft, _frame, move, seat) {
    if (move.do !== 'discard') return;
    const card = handCardNumber[move.card];
    if (isLwCard(card)) {
      lastWill.loaded.takeFromHand(draft, seat, card);
      lastWill.loaded.discardCard(draft, card);
    } else {
      removeFrom(listAt(draft.hands, seat), card);
      draft.discards.push(card);
    }
    tell(draft, { type: 'discarded', seat, card: move.card });
    limitHand(draft, seat);
  },
  /** LW-16.1 The first card of the hand. */
  timeout: (state, { seat }) => discardMove(numberAt(listAt(state.hands, seat), 0)),
};

/** PC-16.4, PC-16.5 The boards are cleared and the round marker moves on. */
export const nextRound: Step<'nextRound'> = {
  resolve(draft) {
    clearCards(draft);
    clearCentralBoard(draft);
    for (const { clear } of competitionsIn(draft)) clear(draft);
    tell(draft, {
      type: 'roundEnded',
      round: draft.round,
      ...(plays(draft, 'possessions') ? { pointer: itemAt(boroughs, draft.pointer) } : {}),
    });
    draft.round++;
    push(draft, { kind: 'preparation' });
  },
};

function clearCards(draft: PcState): void {
  if (draft.centralCard !== none) draft.discards.push(draft.centralCard);
  draft.centralCard = none;
  for (let bundle = 0; bundle < bundles.length; bundle++) {
    const left = listAt(draft.bundles, bundle);
    for (const card of left) draft.discards.push(card);
    left.length = 0;
  }
}

function clearCentralBoard(draft: PcState): void {
  draft.boys.fill(0);
  draft.activated.fill(0);
  draft.unplaced.fill(errandBoysFor(draft.mode, draft.seats));
  draft.late = none;
  draft.reserved.fill(0);
  draft.bonus.fill(none);
  draft.bonusLeft = allBonusTiles(draft.mode);
  draft.renaissance = none;
  draft.named.fill(none);
}
