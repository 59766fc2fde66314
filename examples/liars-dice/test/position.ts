import { rngFrom, seedFromNumber } from '@manigance/core';
import { type Scenario, scenario } from '@manigance/core/testing';
import { game } from '../rules/index.ts';
import type { Bid, Face, LdState, LdVocabulary } from '../rules/state.ts';

interface Position {
  readonly dice: readonly (readonly Face[])[];
  readonly bid?: Bid;
  readonly bidder?: number;
  readonly wildOnes?: boolean;
}

/** A round in which these dice have been rolled. */
export function round({ dice, bid, bidder = 0, wildOnes = true }: Position): Scenario<LdVocabulary> {
  const state: LdState = {
    seats: dice.length,
    rng: rngFrom(seedFromNumber(7)),
    question: 0,
    pending: [{ kind: 'bid', seat: bidder }],
    answers: [],
    events: [],
    outcome: undefined,
    wildOnes,
    round: 1,
    dice: dice.map((own) => [...own]),
    bid,
    reveal: undefined,
  };
  return scenario(game, state);
}
