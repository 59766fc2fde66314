import type { Outcome, Seat } from '@manigance/core';
import { itemAt, listAt, numberAt } from './arrays.ts';
import { competitionsIn } from './competitions/index.ts';
import type { Scores } from './events.ts';
import type { PcState } from './state.ts';

/** PC-16.6 A player's score in each competition in play. */
export function scoresOf(state: PcState, seat: Seat): Scores {
  const scores: { -readonly [C in keyof Scores]: Scores[C] } = {};
  for (const { id, score } of competitionsIn(state)) scores[id] = score(state, seat);
  return scores;
}

/** PC-16.1 Whether any score is at zero or less. */
export function someoneAtZero(state: PcState): boolean {
  for (const { score } of competitionsIn(state)) {
    for (let seat = 0; seat < state.seats; seat++) if (score(state, seat) <= 0) return true;
  }
  return false;
}

/** A player's scores, highest first; all but the first only break ties. */
function ranked(state: PcState, seat: Seat): number[] {
  return competitionsIn(state)
    .map(({ score }) => score(state, seat))
    .sort((one, other) => other - one);
}

/** The comparison that decided the match. */
const decidedBy = ['lowest', 'second-score', 'third-score'] as const;
/** PC-16.7 How a match may end. */
export const endings = [...decidedBy, 'shared'] as const;

/** PC-16.6, PC-16.7 The lowest final score; then the second highest, then the third; then the victory is shared. */
export function outcomeOf(state: PcState): Outcome {
  const tables = Array.from({ length: state.seats }, (_, seat) => ranked(state, seat));
  let leading = tables.map((_, seat) => seat);
  for (let place = 0; place < (tables[0]?.length ?? 0); place++) {
    const best = Math.min(...leading.map((seat) => numberAt(listAt(tables, seat), place)));
    leading = leading.filter((seat) => tables[seat]?.[place] === best);
    if (leading.length === 1) return { winners: leading, how: itemAt(decidedBy, place) };
  }
  return { winners: leading, how: 'shared' };
}
