import { valueById } from '@manigance/core';
import { type CompetitionId, competitionIds } from './effects/language.ts';

/** PC-3.1 The competitions in play by their initials; the default mode first. */
export const modeIds = ['es', 'ep', 'sp', 'esp'] as const;
export type Mode = (typeof modeIds)[number];

/** The competitions of each mode, in the order of their phases (PC-5). */
export const competitionsOf: { readonly [M in Mode]: readonly CompetitionId[] } = {
  es: ['election', 'society'],
  ep: ['election', 'possessions'],
  sp: ['society', 'possessions'],
  esp: ['election', 'society', 'possessions'],
};

const playing = valueById(modeIds, (mode) =>
  valueById(competitionIds, (id) => competitionsOf[mode].includes(id)),
);

/** PC-3.2 Whether this competition is in play. */
export function plays(state: { readonly mode: Mode }, competition: CompetitionId): boolean {
  return playing[state.mode][competition];
}

interface Start {
  /** PC-4.3 One more with three competitions. */
  readonly errandBoys: number;
  readonly votes: number;
  readonly pounds: number;
  readonly possessions: number;
  /** Row values of gentleman-1 (middle), gentleman-2 (right), lady-1 (left) and lady-2 (middle). */
  readonly markers: readonly [number, number, number, number];
}
const forThreeOrFour: Start = {
  errandBoys: 4,
  votes: 35,
  pounds: 5,
  possessions: 6,
  markers: [9, 8, 10, 7],
};

/** PC-4.2 Starting values, by number of players. */
const starts: { readonly [players: number]: Start } = {
  2: { errandBoys: 5, votes: 43, pounds: 10, possessions: 6, markers: [14, 10, 12, 9] },
  3: forThreeOrFour,
  4: forThreeOrFour,
  5: { errandBoys: 3, votes: 28, pounds: 3, possessions: 5, markers: [7, 6, 8, 5] },
};

export function startFor(players: number): Start {
  const start = starts[players];
  if (start === undefined) throw new RangeError(`the club has no table for ${players}`);
  return start;
}

/** PC-4.3 Errand boys per player. */
export function errandBoysFor(mode: Mode, players: number): number {
  return startFor(players).errandBoys + (competitionsOf[mode].length === 3 ? 1 : 0);
}
