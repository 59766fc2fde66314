import type { Seat } from '@manigance/core';
import type { BonusId, BundleId, SpaceId } from './board.ts';
import type { CardId } from './cards.ts';
import type { CirclePlace } from './competitions/election/circle-places.ts';
import type { CircleId } from './competitions/election/circle-tiles.ts';
import type { LastWillSeat, LastWillTable } from './competitions/last-will/view-types.ts';
import type { PossessionId } from './competitions/possessions/tiles.ts';
import type { DameId } from './competitions/society/dame-tiles.ts';
import type { MarkerId } from './competitions/society/markers.ts';
import type { Borough, Column, CompetitionId, Sym } from './effects/language.ts';
import type { Mode } from './modes.ts';
import type { PcFrame, Phase, PlacedTile } from './state.ts';

/** PC-17 Everything is public except the order of the piles and, in Last Will, the closed cards of others (LW-15). */
export interface PcView {
  readonly mode: Mode;
  readonly seats: number;
  readonly round: number;
  readonly phase: Phase;
  readonly order: readonly Seat[];
  readonly central: {
    readonly card?: CardId;
    readonly bonusTiles: readonly BonusId[];
    readonly renaissance?: { readonly seat: Seat; readonly named: readonly Sym[] };
  };
  /** The seats with an errand boy on each occupied space. */
  readonly boys: { readonly [S in SpaceId]?: readonly Seat[] };
  readonly late?: Seat;
  readonly bundles: readonly BundleView[];
  readonly offences: number;
  /** Cards and tiles in each pile, by the symbols on their backs. */
  readonly piles: readonly PileView[];
  readonly discards: {
    readonly cards: readonly CardId[];
    readonly circles: readonly CircleId[];
    readonly dames: readonly DameId[];
    readonly possessions: readonly PossessionId[];
  };
  /** PC-6.6 The circle tiles of this round that nobody has taken. */
  readonly circles: { readonly [P in CirclePlace]?: CircleId };
  readonly dame?: DameId;
  readonly offer: readonly PossessionId[];
  readonly pointer?: Borough;
  /** Present where Last Will is in play, here and with each player. */
  readonly lastWill?: LastWillTable;
  readonly players: readonly PlayerView[];
  readonly pending: readonly PcFrameView[];
}

/** The frames the match waits on, in ids. */
export type PcFrameView = Exclude<PcFrame, { readonly kind: 'circle' }> | CircleFrameView;

/** PC-12.2 The question where to place a circle tile. */
export interface CircleFrameView {
  readonly kind: 'circle';
  readonly seat: Seat;
  readonly places: readonly CirclePlace[];
  /** Every legal placement of the tiles at these places. */
  readonly placements: readonly PlacementView[];
}
/** PC-12.2 A legal placement of a circle tile. */
export interface PlacementView extends PlacedTile {
  /** PC-12.4 The symbols it would earn. */
  readonly symbols: readonly Sym[];
  /** PC-12.6 The inner circles it would complete. */
  readonly innerCircles: number;
}

/** PC-7.6 A bundle that lies on the board. */
export interface BundleView {
  readonly bundle: BundleId;
  readonly cards: readonly CardId[];
  readonly tile?: CircleId;
}
/** PC-17 A pile: how many pieces it has with each back. */
export interface PileView {
  readonly pile: string;
  readonly oneSymbol: number;
  readonly twoSymbols: number;
}

/** A player as this viewer sees them. */
export interface PlayerView {
  readonly seat: Seat;
  readonly scores: { readonly [C in CompetitionId]?: number };
  /** PC-1.2 The highest of the scores, which is the one that counts. */
  readonly finalScore: number;
  /** PC-16.1 The competitions in which this player may soon end the game. */
  readonly nearZero: readonly CompetitionId[];
  readonly unplaced: number;
  readonly reserved?: number;
  readonly bonus?: BonusId;
  /** The Prodigals cards of the hand, all of them open; Last Will lists the whole hand. */
  readonly hand: readonly CardId[];
  readonly tableau: readonly { readonly card: CardId; readonly activated: boolean }[];
  readonly whites: readonly CardId[];
  readonly symbols: { readonly [S in Sym]: number };
  readonly election?: {
    readonly votes: number;
    readonly megaphones: number;
    readonly grid: readonly PlacedTile[];
  };
  readonly society?: { readonly markers: { readonly [M in MarkerId]: CellView }; readonly immune: boolean };
  readonly possessions?: { readonly pounds: number; readonly tiles: readonly PossessionId[] };
  readonly lastWill?: LastWillSeat;
}
/** PC-14.1 A cell of the ladder: its column and its value. */
export interface CellView {
  readonly column: Column;
  readonly value: number;
}
