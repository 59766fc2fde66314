import { valueById } from '@manigance/core';
import { type CompetitionId, competitionIds } from './effects/language.ts';

/** PC-3.1, LW-3.1 The modes by the initials of their competitions; the default mode first. */
export const modeIds = ['es', 'ep', 'sp', 'esp', 'lw-e', 'lw-s', 'lw-es'] as const;
/** A mode. */
export type Mode = (typeof modeIds)[number];
/** LW-3.1 The modes with Last Will. */
export const lastWillModes = ['lw-e', 'lw-s', 'lw-es'] as const satisfies readonly Mode[];

/** The parameters of a mode. The rules read these and never the name of a mode. */
export interface ModeRow {
  /** In the order of their phases (PC-5). */
  readonly competitions: readonly CompetitionId[];
  /** The turn order: places reserved in the round before (PC-16.2), or the plans of the round (LW-7.7). */
  readonly order: 'reserved' | 'planned';
  /** Errand boys of a round: PC-4.2 with this many more (PC-4.3), or those of the plan with this many more (LW-7.6). */
  readonly errandBoys: { readonly from: 'players' | 'plan'; readonly more: number };
  /** PC-4.14 Whether early players begin with a handicap. */
  readonly handicaps: boolean;
  /** The spaces and tiles of the central board in use: all (PC-7), or the central card alone (LW-3.3). */
  readonly centralBoard: 'all' | 'card';
  /** PC-7.10, LW-3.3 Errand boys on the central card. */
  readonly centralCardBoys: 1 | 2;
  /** PC-9.11, LW-14.6 */
  readonly handLimit: number;
  /** PC-11.8, LW-12.2 The competition whose pounds are spent; absent: no part that concerns money counts (PC-10.14). */
  readonly purse?: CompetitionId;
}

const club = {
  order: 'reserved',
  handicaps: true,
  centralBoard: 'all',
  handLimit: 4,
} as const satisfies Partial<ModeRow>;
const clubOfTwo = { ...club, errandBoys: { from: 'players', more: 0 }, centralCardBoys: 2 } as const;
const lastWill = {
  order: 'planned',
  handicaps: false,
  centralBoard: 'card',
  centralCardBoys: 1,
  handLimit: 5,
  purse: 'last-will',
} as const satisfies Partial<ModeRow>;

/** PC-3, LW-3 The modes. */
export const modes: { readonly [M in Mode]: ModeRow } = {
  es: { ...clubOfTwo, competitions: ['election', 'society'] },
  ep: { ...clubOfTwo, competitions: ['election', 'possessions'], purse: 'possessions' },
  sp: { ...clubOfTwo, competitions: ['society', 'possessions'], purse: 'possessions' },
  esp: {
    ...club,
    competitions: ['election', 'society', 'possessions'],
    errandBoys: { from: 'players', more: 1 },
    centralCardBoys: 1,
    purse: 'possessions',
  },
  'lw-e': { ...lastWill, competitions: ['election', 'last-will'], errandBoys: { from: 'plan', more: 1 } },
  'lw-s': { ...lastWill, competitions: ['society', 'last-will'], errandBoys: { from: 'plan', more: 1 } },
  'lw-es': {
    ...lastWill,
    competitions: ['election', 'society', 'last-will'],
    errandBoys: { from: 'plan', more: 2 },
  },
};

/** The competitions of each mode, in the order of their phases. */
export const competitionsOf: { readonly [M in Mode]: readonly CompetitionId[] } = valueById(
  modeIds,
  (mode) => modes[mode].competitions,
);

const playing = valueById(modeIds, (mode) =>
  valueById(competitionIds, (id) => competitionsOf[mode].includes(id)),
);

/** PC-3.2 Whether this competition is in play. */
export function plays(state: { readonly mode: Mode }, competition: CompetitionId): boolean {
  return playing[state.mode][competition];
}

interface Start {
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

/** PC-4 Errand boys, votes and other figures of each player at the start, by the number of players. */
export function startFor(players: number): Start {
  const start = starts[players];
  if (start === undefined) throw new RangeError(`the club has no table for ${players}`);
  return start;
}

/** PC-4.3 Errand boys per player at the beginning of a round; where plans bring them (LW-4.1), none. */
export function errandBoysFor(mode: Mode, players: number): number {
  const { from, more } = modes[mode].errandBoys;
  return from === 'plan' ? 0 : startFor(players).errandBoys + more;
}
