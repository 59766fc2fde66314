import type { Part } from '@manigance/bots';
import { at, type Seat } from '@manigance/core';
import { competitionsIn } from '../rules/competitions/index.ts';
import type { PcState } from '../rules/state.ts';
import { gainOf } from './gains.ts';
import {
  cardsToCome,
  fillScores,
  finalOf,
  otherPoints,
  pointsAtEnd,
  pointsPerRound,
  reductions,
  roundsLeft,
  scores,
} from './judge.ts';

/** PC-16.6 The parts of a seat's expected final score: its competitions, its cards and its errand boys. */
export function parts(state: PcState, seat: Seat): readonly Part[] {
  const left = roundsLeft(state);
  const scale = pointsAtEnd + pointsPerRound * left;
  const count = fillScores(state, seat, left);
  const rest = reductions(state, seat, left);
  const expected = scores.slice(0, count);
  const final = finalOf(state, count, rest);
  const sum = expected.reduce((all, score) => all + score, 0);
  // The scores the reductions lower to a common level share it.
  const lowered = expected.map((score) => score >= final);
  const sharers = Math.max(1, lowered.filter((isLowered) => isLowered).length);
  let cards = 0;
  const competitions = competitionsIn(state).map(({ id, score }, index): Part => {
    const share = (at(lowered, index) ? 1 / sharers : 0) + otherPoints;
    const toCome = cardsToCome(state, seat, gainOf[id], left);
    cards += (toCome * share) / scale;
    const weight = (-(at(expected, index) + toCome) * share) / scale;
    return { id, weight, figure: score(state, seat) };
  });
  const shared = expected.reduce((all, score, index) => all + (at(lowered, index) ? score / sharers : 0), 0);
  const errands = (shared + otherPoints * sum - (final + otherPoints * sum)) / scale;
  return [...competitions, { id: 'cards', weight: cards }, { id: 'errands', weight: errands }];
}
