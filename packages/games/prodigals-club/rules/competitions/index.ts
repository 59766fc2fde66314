import { type Seat, valueById } from '@manigance/core';
import type { CompetitionId } from '../effects/language.ts';
import { competitionsOf, type Mode, modeIds } from '../modes.ts';
import type { PcState } from '../state.ts';
import type { Competition } from './competition.ts';
import { election } from './election/index.ts';
import { lastWill } from './last-will/index.ts';
import { possessions } from './possessions/index.ts';
import { society } from './society/index.ts';

export type { Competition };

/** PC-1.1, LW-1.1 All competitions. */
export const competitions: { readonly [C in CompetitionId]: Competition } = {
  election,
  society,
  possessions,
  'last-will': lastWill,
};

const inMode: { readonly [M in Mode]: readonly Competition[] } = valueById(modeIds, (mode) =>
  competitionsOf[mode].map((id) => competitions[id]),
);

/** The competitions in play, in the order of their phases. */
export function competitionsIn(state: { readonly mode: Mode }): readonly Competition[] {
  return inMode[state.mode];
}

/** PC-1.2 The highest score of a player, which counts. */
export function finalScore(state: PcState, seat: Seat): number {
  return Math.max(...competitionsIn(state).map(({ score }) => score(state, seat)));
}
