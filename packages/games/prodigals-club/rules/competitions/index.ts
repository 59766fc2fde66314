import { type Seat, tableForMore } from '@manigance/core';
import type { CompetitionId } from '../effects/language.ts';
import { lastWill } from '../last-will.ts';
import { competitionsOf, type Mode } from '../modes.ts';
import type { PcState } from '../state.ts';
import type { Competition } from './competition.ts';
import { election } from './election/index.ts';
import { possessions } from './possessions/index.ts';
import { society } from './society/index.ts';

export type { Competition };

/** PC-1.1, LW-1.1 All competitions; Last Will once it is loaded. */
export const competitions: { readonly [C in CompetitionId]: Competition } = tableForMore<
  Record<CompetitionId, Competition>,
  'last-will'
>({ election, society, possessions });

/** Created once and reused. */
const inMode: { [M in Mode]?: readonly Competition[] } = {};

/** The competitions in play, in the order of their phases. */
export function competitionsIn(state: { readonly mode: Mode }): readonly Competition[] {
  const { mode } = state;
  inMode[mode] ??= competitionsOf[mode].map((id) =>
    id === 'last-will' ? lastWill.loaded.competition : competitions[id],
  );
  return inMode[mode];
}

/** PC-1.2 The highest score of a player, which counts. */
export function finalScore(state: PcState, seat: Seat): number {
  return Math.max(...competitionsIn(state).map(({ score }) => score(state, seat)));
}
