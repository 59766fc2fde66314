/*
 * What the board takes from the game's package: the tables that are printed on boards, cards and tiles, and their names.
 * One place, so that everything else imports from here.
 */
import type { BoardProps } from '@manigance/ui/board-props.ts';
import type { PcVocabulary } from '../rules/state.ts';
import type { Names } from '../text/names.ts';

export {
  type BonusId,
  type BundleId,
  bonusTiles,
  bundles,
  errandBoysNeeded,
  type Space,
  spacesOf,
} from '../rules/board.ts';
export { type Card, type CardId, cardNumber, cards } from '../rules/cards.ts';
export { hydeParkTable } from '../rules/competitions/election/board.ts';
export { type CircleId, circleTiles, type Side } from '../rules/competitions/election/circle-tiles.ts';
export type { OfferPlace } from '../rules/competitions/last-will/board.ts';
export type { LwCardId } from '../rules/competitions/last-will/cards.ts';
export type {
  LaidCardView,
  LastWillSeat,
  PlanView,
} from '../rules/competitions/last-will/view-types.ts';
export {
  type PossessionId,
  pointerDiscount,
  possessionTiles,
  unsoldPenalty,
} from '../rules/competitions/possessions/tiles.ts';
export { ladder, stepVectors } from '../rules/competitions/society/board.ts';
export { coversCell, type DameId, dameTiles } from '../rules/competitions/society/dame-tiles.ts';
export { type MarkerId, markerIds } from '../rules/competitions/society/markers.ts';
export { lastRound, tableauPlaces } from '../rules/constants.ts';
export {
  type Activity,
  type Amount,
  type Borough,
  boroughs,
  type Companion,
  type CompetitionId,
  type Count,
  columns,
  type Dir,
  type Effect,
  type Party,
  type PropertyType,
  propertyTypes,
  type RegularDeck,
  regularDecks,
  type Slot,
  type Sym,
  symbols,
  type Trigger,
} from '../rules/effects/language.ts';
export type { HandCardId } from '../rules/hand-cards.ts';
export { competitionsOf, modes } from '../rules/modes.ts';
export type { PcMove } from '../rules/moves.ts';
export type { PcVocabulary, PlacedTile } from '../rules/state.ts';
export type {
  CellView,
  PcFrameView,
  PlayerView,
} from '../rules/view-types.ts';

/** Props of this board. */
export type Props = BoardProps<PcVocabulary>;
export type { Names };
