import { push, type SealedRule, type Seat, tell } from '@manigance/core';
import { itemAt, listAt, numberAt } from '../../../arrays.ts';
import { none } from '../../../constants.ts';
import { handCardIds } from '../../../hand-cards.ts';
import { modes } from '../../../modes.ts';
import type { PcMove } from '../../../moves.ts';
import { reason } from '../../../reasons.ts';
import type { PcState, PcVocabulary, Question, Step } from '../../../state.ts';
import { plansFor } from '../board.ts';
import { lwCardAt, lwCardNumber } from '../cards.ts';
import { startHelpers } from '../constants.ts';
import { discardCard, lastWillOf } from '../decks.ts';
import { takeFromHand } from '../hand.ts';
import { boardOf } from '../property.ts';
import { clockwiseFrom } from '../setup.ts';
import { startNaming } from './naming.ts';

/** The seats of a table, by their number. */
const allSeats = [0, 1, 2, 3, 4, 5].map((seats) => clockwiseFrom(0, seats));
const mostPlans = 8;
const planMoves: readonly PcMove[] = Array.from({ length: mostPlans }, (_, index) => ({
  do: 'plan',
  place: index + 1,
}));
const planTaken = reason('LW-7.1', 'lw-plan-taken');

/** LW-4.8 All players keep two of their six cards, at the same time and in secret. */
export const keepTwo: SealedRule<PcVocabulary, 'keepTwo'> = {
  asksTogether: ({ seats }) => listAt(allSeats, seats),
  options(state, _frame, seat, list) {
    const hand = listAt(state.hands, seat);
    for (let one = 0; one < hand.length; one++) {
      for (let other = one + 1; other < hand.length; other++) list.offer(pairMove(state, seat, one, other));
    }
  },
  resolve(draft, _frame, answers) {
    for (const { seat, move } of answers) {
      if (move.do !== 'keepTwo') continue;
      const kept = move.cards.map((id) => lwCardNumber[id]);
      const discarded = listAt(draft.hands, seat).filter((card) => !kept.includes(card));
      for (const card of discarded) {
        takeFromHand(draft, seat, card);
        discardCard(draft, card);
      }
      tell(draft, { type: 'keptTwo', seat, discarded: discarded.map((card) => lwCardAt(card).id) });
    }
  },
  /** LW-16.1 The first helper and the first property dealt. */
  timeout: (state, _frame, seat) => pairMove(state, seat, 0, startHelpers),
};

/** LW-16.6 The pair of cards at two places of a hand, in their order. Created once and reused, by first and second card. */
const pairMoves: (PcMove | undefined)[][] = handCardIds.map(() => []);
function pairMove(state: PcState, seat: Seat, one: number, other: number): PcMove {
  const hand = listAt(state.hands, seat);
  const first = numberAt(hand, one);
  const second = numberAt(hand, other);
  const moves = listAt(pairMoves, first);
  const known = moves[second];
  if (known !== undefined) return known;
  const move: PcMove = { do: 'keepTwo', cards: [lwCardAt(first).id, lwCardAt(second).id] };
  moves[second] = move;
  return move;
}

/** LW-7.1 Each player takes a plan, clockwise from the first player; then the plans give the order of play (LW-7.7). */
export const planning: Step<'planning'> = {
  resolve(draft, { at }) {
    const { firstPlayer, plans } = lastWillOf(draft);
    if (at === draft.seats) {
      draft.order = plans.filter((seat) => seat !== none);
      draft.phase = 'errands';
      return;
    }
    push(draft, { kind: 'planning', at: at + 1 }, { kind: 'plan', seat: (firstPlayer + at) % draft.seats });
  },
};

/** LW-7.1 Takes a free plan. */
export const plan: Question<'plan'> = {
  asks: (_state, { seat }) => seat,
  options(state, _frame, _seat, list) {
    const { plans } = lastWillOf(state);
    for (let place = 0; place < plans.length; place++)
      list.offerUnless(itemAt(planMoves, place), plans[place] === none ? undefined : planTaken);
  },
  resolve(draft, _frame, move, seat) {
    if (move.do === 'plan') takePlan(draft, seat, move.place);
  },
};

/** LW-7.3, LW-7.6, LW-7.8 The plan, as the black cards of the player change it. */
function takePlan(draft: PcState, seat: Seat, place: number): void {
  const { plans, actionsLeft } = lastWillOf(draft);
  const printed = itemAt(plansFor(draft.seats), place - 1);
  const change = planChange(draft, seat);
  const cards = Math.max(0, printed.cards + change.cards);
  const actions = Math.max(0, printed.actions + change.actions);
  const boys = printed.boys + modes[draft.mode].errandBoys.more;
  plans[place - 1] = seat;
  actionsLeft[seat] = actions;
  draft.unplaced[seat] = boys;
  tell(draft, { type: 'planTaken', seat, place, cards, boys, actions });
  startNaming(draft, seat, cards);
}

function planChange(state: PcState, seat: Seat): { readonly cards: number; readonly actions: number } {
  let [cards, actions] = [0, 0];
  for (const { card } of boardOf(state, seat)) {
    for (const trigger of lwCardAt(card).triggers) {
      if (trigger.on !== 'plan') continue;
      cards += trigger.cards ?? 0;
      actions += trigger.actions ?? 0;
    }
  }
  return { cards, actions };
}
