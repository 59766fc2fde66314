import { type Blunder, type Brain, endingBlunders, mostAppealing, never } from '@manigance/bots';
import type { Seat } from '@manigance/core';
import { matches, totalDice } from '../rules/dice.ts';
import { game } from '../rules/index.ts';
import type { Face, LdMove, LdState, LdView, LdVocabulary } from '../rules/state.ts';
import { chanceOfAtLeast } from './odds.ts';

/** Moves a playout compares before it takes the most appealing. */
const looks = 6;

/** Judgement and appeal of moves for the shared search. */
export const brain: Brain<LdVocabulary> = {
  game,
  evaluate,
  pick: mostAppealing(appeal, looks),
  prior: (state, seat, move) => 0.1 * appeal(state, seat, move),
  blunders: [
    ...endingBlunders({ game }, 'LD-6.2', ({ view }) => mayEnd(view)),
    challengesTheCertain(),
    bidsTheImpossible(),
  ],
};

/** Chances to win grow faster than the share of the dice. */
function evaluate({ dice, seats }: LdState, worth: Float64Array): void {
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) {
    const own = dice[seat]?.length ?? 0;
    worth[seat] = own * own;
    sum += own * own;
  }
  for (let seat = 0; seat < seats; seat++) worth[seat] = (worth[seat] ?? 0) / sum;
}

/** How well a move goes with this seat's own dice: a likely bid is good, and so is doubting an unlikely one. */
function appeal(state: LdState, seat: Seat, move: LdMove): number {
  const total = totalDice(state);
  const own = state.dice[seat] ?? [];
  if (move.do === 'bid') return likely(own, total, state.wildOnes, move);
  if (move.do === 'leave' || state.bid === undefined) return 0;
  return 1 - likely(own, total, state.wildOnes, state.bid);
}

interface Claim {
  readonly quantity: number;
  readonly face: Face;
}

/** How likely a claim is to a player who sees only these dice. */
function likely(own: readonly Face[], total: number, wildOnes: boolean, { quantity, face }: Claim): number {
  const held = own.filter((die) => matches(die, face, wildOnes)).length;
  return chanceOfAtLeast(quantity - held, total - own.length, wildOnes ? 2 / 6 : 1 / 6);
}

function likelyIn(view: LdView, claim: Claim): number {
  const total = view.diceLeft.reduce((sum, left) => sum + left, 0);
  return likely(view.ownDice, total, view.wildOnes, claim);
}

/** LD-6.2 A challenge between the last two players may end the match. */
function mayEnd({ bid, diceLeft }: LdView): boolean {
  return bid !== undefined && diceLeft.filter((left) => left > 0).length === 2;
}

/** LD-5.3 A bid that my own dice fulfil cannot be a lie. */
function challengesTheCertain(): Blunder<LdVocabulary> {
  return {
    id: 'challenges-the-certain',
    rule: 'LD-5.3',
    says: 'challenges a bid that its own dice fulfil',
    foolish: ({ view }) => {
      const { bid } = view;
      const isCertain = bid !== undefined && likelyIn(view, bid) === 1;
      return isCertain ? (move) => move.do === 'challenge' : never;
    },
  };
}

/** LD-5.3 A bid that cannot hold loses a die to any challenge. */
function bidsTheImpossible(): Blunder<LdVocabulary> {
  return {
    id: 'bids-the-impossible',
    rule: 'LD-5.3',
    says: 'makes a bid that cannot hold',
    foolish:
      ({ view }) =>
      (move) =>
        move.do === 'bid' && likelyIn(view, move) === 0,
  };
}
