import { type Branded, indexById, valueById } from '@manigance/core';
import { listAt } from './arrays.ts';
import type { BonusTileData, BundleData, SpaceData } from './board-data.ts';
import { bonusTiles as bonusRows, centralSpaces } from './central/board.ts';
import { electionBundles, electionSpaces } from './competitions/election/board.ts';
import { lastWillSpaces } from './competitions/last-will-spaces.ts';
import { possessionsBundles, possessionsSpaces } from './competitions/possessions/board.ts';
import { societyBundles, societySpaces } from './competitions/society/board.ts';
import { none } from './constants.ts';
import type { Activity, CompetitionId } from './effects/language.ts';
import { competitionsOf, type Mode, modeIds, modes, plays } from './modes.ts';

/** Id of a space. */
export type SpaceId =
  | (typeof centralSpaces)[number]['id']
  | (typeof electionSpaces)[number]['id']
  | (typeof societySpaces)[number]['id']
  | (typeof possessionsSpaces)[number]['id']
  | (typeof lastWillSpaces)[number]['id'];
/** Id of a bundle. */
export type BundleId =
  | (typeof electionBundles)[number]['id']
  | (typeof societyBundles)[number]['id']
  | (typeof possessionsBundles)[number]['id'];
/** Id of a bonus tile. */
export type BonusId = (typeof bonusRows)[number]['id'];
/** Spaces, bundles and bonus tiles in the state: their indices in `spaces`, `bundles` and `bonusTiles`. */
export type SpaceNumber = Branded<number, 'space'>;
/** A bundle in the state: its index in `bundles`. */
export type BundleNumber = Branded<number, 'bundle'>;
/** A bonus tile in the state: its index in `bonusTiles`. */
export type BonusNumber = Branded<number, 'bonus tile'>;
type Board = CompetitionId | 'central';

/** A space as the rules read it; the state knows it by its number. */
export interface Space {
  readonly id: SpaceId;
  readonly number: SpaceNumber;
  readonly board: Board;
  readonly personal: boolean;
  readonly players: readonly [min: number, max: number];
  readonly effect: SpaceData['effect'];
  readonly mustTransact: boolean;
  /** LW-8.7 */
  readonly activity: Activity | undefined;
  readonly place: number;
  /** PC-7.6 The place of the same kind that is filled before this one, or `none`. */
  readonly after: SpaceNumber;
}

const boards: readonly (readonly [Board, readonly (SpaceData & { readonly id: SpaceId })[]])[] = [
  ['central', centralSpaces],
  ['election', electionSpaces],
  ['society', societySpaces],
  ['possessions', possessionsSpaces],
  ['last-will', lastWillSpaces],
];
const rows = boards.flatMap(([board, list]) => list.map((row) => ({ board, row })));
/** PC-7 The spaces of all boards. */
export const spaces: readonly Space[] = rows.map(({ board, row }, number) => ({
  id: row.id,
  number,
  board,
  personal: row.kind === 'personal',
  players: row.players,
  effect: row.effect,
  mustTransact: row.mustTransact === true,
  activity: row.activity,
  place: row.effect.do === 'reserveOrder' ? row.effect.place : 0,
  after: takesAnyBundle(row) && takesAnyBundle(rows[number - 1]?.row) ? number - 1 : none,
}));
/** The number of each space. */
export const spaceNumber: Readonly<Record<SpaceId, SpaceNumber>> = indexById(spaces.map(({ id }) => id));

/** PC-7.9 Number of the space of the central card. */
export const centralSpace = spaceNumber['central-card'];

function takesAnyBundle(row: SpaceData | undefined): boolean {
  return row?.effect.do === 'takeBundle' && row.effect.bundle === undefined;
}

const fewestPlayers = 2;
const spacesByMode = valueById(modeIds, (mode) => [2, 3, 4, 5].map((players) => spacesFor(mode, players)));

function spacesFor(mode: Mode, players: number): readonly Space[] {
  const boardsInPlay: readonly Board[] = ['central', ...competitionsOf[mode]];
  const central = modes[mode].centralBoard;
  return spaces.filter(({ board, number, players: [min, max] }) => {
    if (board === 'central' && central === 'card' && number !== centralSpace) return false; // LW-3.3
    return boardsInPlay.includes(board) && players >= min && players <= max;
  });
}

/** PC-7.10, LW-3.3 How many errand boys a space takes. */
export function errandBoysNeeded({ mode }: { readonly mode: Mode }, { number }: Space): number {
  return number === centralSpace ? modes[mode].centralCardBoys : 1;
}

/** The spaces that have a place in the state: of a competition that came later, only in the modes that play it. */
export function spacesInState(mode: Mode): readonly Space[] {
  return spacesKept[mode];
}
const spacesKept = valueById(modeIds, (mode) =>
  spaces.filter(({ board }) => board !== 'last-will' || plays({ mode }, board)),
);

/** PC-7.5 The spaces of this table: those for another number of players do not exist. */
export function spacesOf(state: { readonly mode: Mode; readonly seats: number }): readonly Space[] {
  return listAt(spacesByMode[state.mode], state.seats - fewestPlayers);
}

/** A bundle as the rules read it. */
export interface Bundle {
  readonly id: BundleId;
  readonly board: CompetitionId;
  readonly cards: BundleData['cards'];
  /** Which of the circle tiles dealt each round lies on it (PC-6.6), or `none`. */
  readonly circlePlace: number;
  readonly roundFiveReward: BundleData['roundFiveReward'];
}
const bundleBoards: readonly (readonly [
  CompetitionId,
  readonly (BundleData & { readonly id: BundleId })[],
])[] = [
  ['election', electionBundles],
  ['society', societyBundles],
  ['possessions', possessionsBundles],
];
const bundleRows = bundleBoards.flatMap(([board, list]) => list.map((row) => ({ board, row })));
const withTile = bundleRows.filter(({ row }) => row.circleTile);
/** PC-7.6 The bundles of all boards. */
export const bundles: readonly Bundle[] = bundleRows.map((entry) => ({
  id: entry.row.id,
  board: entry.board,
  cards: entry.row.cards,
  circlePlace: withTile.indexOf(entry),
  roundFiveReward: entry.row.roundFiveReward,
}));
/** The number of each bundle. */
export const bundleNumber: Readonly<Record<BundleId, BundleNumber>> = indexById(bundles.map(({ id }) => id));

/** PC-7.6 The bundle an effect names. */
export function bundleNamed(id: string): BundleNumber {
  return bundles.findIndex((bundle) => bundle.id === id);
}

/** PC-4.13 The bonus tiles. */
export const bonusTiles: readonly (BonusTileData & { readonly id: BonusId })[] = bonusRows;
/** The number of each bonus tile. */
export const bonusNumber: Readonly<Record<BonusId, BonusNumber>> = indexById(bonusTiles.map(({ id }) => id));
/** PC-13.2 Number of the space Hyde Park. */
export const hydeParkSpace = spaceNumber['election-hyde-park'];
