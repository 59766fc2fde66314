import type { QuestionRule, Seat, State, StepRule } from '@manigance/core';
import type { BonusNumber } from './board.ts';
import type { CardId, CardNumber } from './cards.ts';
import type { CircleId } from './competitions/election/circle-tiles.ts';
import type { CircleNumber } from './competitions/election/circles.ts';
import type { LastWillFrame, LastWillState } from './competitions/last-will/state.ts';
import type { PossessionId } from './competitions/possessions/tiles.ts';
import type { PossessionNumber } from './competitions/possessions/trade.ts';
import type { DameNumber } from './competitions/society/dame-beatrice.ts';
import type { Cell } from './competitions/society/ladder.ts';
import type { MarkerId } from './competitions/society/markers.ts';
import type {
  BoroughNumber,
  CompetitionId,
  Dir,
  Effect,
  Exchange,
  Gender,
  Sym,
  SymbolNumber,
} from './effects/language.ts';
import type { PcEvent } from './events.ts';
import type { HandCardId, HandCardNumber } from './hand-cards.ts';
import type { Mode } from './modes.ts';
import type { PcMove } from './moves.ts';
import type { PcView } from './view-types.ts';

/** The types the core handles. */
export interface PcVocabulary {
  readonly state: PcState;
  readonly frame: PcFrame;
  readonly move: PcMove;
  readonly event: PcEvent;
  readonly view: PcView;
  readonly options: PcOptions;
}
/** The settings of a table. */
export type PcOptions = Readonly<{ mode: Mode }>;
/** The rule of a frame of this kind that asks one seat. */
export type Question<K extends PcFrame['kind']> = QuestionRule<PcVocabulary, K>;
/** The rule of a frame of this kind that asks nobody. */
export type Step<K extends PcFrame['kind']> = StepRule<PcVocabulary, K>;
/** PC-5, LW-5 `planning` begins with the first question of a round that is planned, `errands` with the first errand. */
export type Phase = 'planning' | 'errands' | 'actions' | 'closing';

/**
 * The state of a match. Pieces are numbers: indices in the data tables of `cards.ts`, `board.ts` and the
 * competitions. Lists are by seat unless stated. The fields of a competition that is not in play are empty; Last Will
 * has one field of its own.
 */
export interface PcState extends State<PcFrame, PcMove, PcEvent> {
  readonly mode: Mode;
  round: number;
  phase: Phase;
  /** PC-1.8 Seats, first to last. */
  order: Seat[];

  /** PC-7 By space: one bit per seat with an errand boy there. */
  boys: number[];
  unplaced: number[];
  /** PC-7.10 The seat that may still move one of its two errand boys from the central card, or `none`. */
  late: Seat;
  /** PC-7.12 By seat: the place reserved for the next round, or 0. */
  reserved: number[];
  /** Bonus tiles on the central board, one bit each; and by seat the one held, or `none`. */
  bonusLeft: number;
  bonus: BonusNumber[];
  /** PC-8.4 The seat with the Renaissance Man tile, or `none`, and its two symbols, `none` while unnamed. */
  renaissance: Seat;
  named: SymbolNumber[];

  /** The central card on the board, or `none`. */
  centralCard: CardNumber;
  /** Face down, the top card last; see `decks.ts`. */
  decks: number[][];
  /** By bundle: its cards while they lie there; one bit per bundle that is still there. */
  bundles: CardNumber[][];
  bundlesLeft: number;
  /** In the order in which the cards came; those of Last Will lie among the others. */
  hands: HandCardNumber[][];
  /** PC-9.4 Black cards in play; one bit per place whose card was activated this round. */
  tableaux: CardNumber[][];
  activated: number[];
  /** PC-9.3 White cards played this round. */
  whites: CardNumber[][];
  /** PC-18.12 Offending cards played earlier in this action turn. */
  offences: number;
  discards: CardNumber[];

  votes: number[];
  megaphones: number[];
  grids: PlacedTile[][];
  /** PC-12.4 Symbols earned in the grid, five per seat. */
  circleSymbols: number[];
  /** PC-6.6 The tiles of bundle A, bundle B and the two of Political circles; `none` once gone. */
  circles: CircleNumber[];
  circleDiscards: CircleNumber[];

  /** PC-14 The cell of each marker, four per seat; see `ladder.ts`. */
  markers: Cell[];
  dame: DameNumber;
  dameDiscards: DameNumber[];
  /** One bit per seat. */
  immune: number;

  /** PC-11.8, LW-12.1 The purse of the competition that has one. */
  pounds: number[];
  possessions: PossessionNumber[][];
  offer: PossessionNumber[];
  pointer: BoroughNumber;
  possessionDiscards: PossessionNumber[];

  /** The pieces of Last Will; `undefined` where it is not in play. */
  lastWill: LastWillState | undefined;
}

/** PC-23.4 A tile in a grid. */
export interface PlacedTile {
  readonly tile: CircleId;
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
}

/** An errand boy of the round, the late one (PC-7.10), or an additional one (PC-10.9). */
export type Boy = 'own' | 'late' | 'extra';

/** A trigger that was set off and is not resolved yet. */
export interface Firing {
  readonly card: HandCardId;
  readonly effect: Effect;
}

type Flow =
  | { readonly kind: 'preparation' }
  | { readonly kind: 'errands'; readonly at: number }
  | { readonly kind: 'errand'; readonly seat: Seat; readonly boy: Boy }
  | { readonly kind: 'actionTurns'; readonly at: number }
  /** PC-9.1 An action turn before and after the player's first action in it. */
  | { readonly kind: 'actions'; readonly seat: Seat }
  | { readonly kind: 'furtherActions'; readonly seat: Seat }
  | { readonly kind: 'replace'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'playedWhite'; readonly seat: Seat; readonly from: number }
  | { readonly kind: 'triggers'; readonly seat: Seat; readonly firings: readonly Firing[] }
  | { readonly kind: 'closing'; readonly at: number }
  | { readonly kind: 'dame'; readonly at: number }
  | { readonly kind: 'endOfRound' }
  | { readonly kind: 'discard'; readonly seat: Seat }
  | { readonly kind: 'nextRound' };

type Resolving =
  /** PC-8.4 The counts taken so far, and the symbol that is counted next. */
  | {
      readonly kind: 'name';
      readonly seat: Seat;
      readonly symbol: Sym;
      readonly effect: Effect;
      readonly counts: readonly number[];
    }
  | { readonly kind: 'effect'; readonly seat: Seat; readonly effect: Effect<number> }
  | {
      readonly kind: 'choice';
      readonly seat: Seat;
      readonly left: number;
      readonly options: readonly Effect<number>[];
    }
  | {
      readonly kind: 'benefit';
      readonly seat: Seat;
      readonly left: number;
      readonly of: 'basic' | 'innerCircle';
    }
  | {
      readonly kind: 'exchange';
      readonly seat: Seat;
      readonly left: number;
      readonly options: readonly Exchange<number>[];
    }
  | { readonly kind: 'bundle'; readonly seat: Seat; readonly board: CompetitionId }
  | { readonly kind: 'bonus'; readonly seat: Seat }
  | { readonly kind: 'pubCrawl'; readonly seat: Seat }
  | { readonly kind: 'circle'; readonly seat: Seat; readonly places: readonly number[] }
  | {
      readonly kind: 'move';
      readonly seat: Seat;
      readonly left: number;
      readonly dirs: readonly Dir[];
      readonly gender: Gender | undefined;
    }
  | { readonly kind: 'row'; readonly seat: Seat; readonly gender: Gender | undefined; readonly steps: 1 | 2 }
  | {
      readonly kind: 'moveEach';
      readonly seat: Seat;
      readonly markers: readonly MarkerId[];
      readonly steps: 1 | 2;
    }
  /** PC-10.5 The markers that may still be jumped over, and the marker that has jumped already. */
  | {
      readonly kind: 'jump';
      readonly seat: Seat;
      readonly gender: Gender;
      readonly maxOver: number;
      readonly marker?: MarkerId;
    }
  | { readonly kind: 'raise'; readonly seat: Seat; readonly left: number; readonly cause: 'dame' | 'payment' }
  | {
      readonly kind: 'sell';
      readonly seat: Seat;
      readonly left: number;
      readonly discount: number;
      readonly may: boolean;
    }
  | { readonly kind: 'give'; readonly seat: Seat; readonly limit: number }
  | { readonly kind: 'take'; readonly seat: Seat; readonly limit: number; readonly give: PossessionId }
  | {
      readonly kind: 'moreTime';
      readonly seat: Seat;
      readonly n: number;
      readonly extras: readonly number[];
    };

/** PC-17.2, LW-17.2 The frames a match can wait on. All of them are public. */
export type PcFrame = Flow | Resolving | LastWillFrame;
