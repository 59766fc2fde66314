/*
 * What the board takes from the game's package: the tables that are printed on boards, cards and tiles, and their names.
 * One place, so that everything else imports from here.
 */
import type { Language } from '@manigance/core';
import type { Names } from '@manigance/prodigals-club/names';
import { namesEn } from '@manigance/prodigals-club/names-en';
import { namesFr } from '@manigance/prodigals-club/names-fr';
import type { Words } from '@manigance/prodigals-club/state';
import * as wordsEn from '@manigance/prodigals-club/words-en';
import * as wordsFr from '@manigance/prodigals-club/words-fr';
import type { BoardProps } from '../props.ts';

export { type Card, type CardId, cardNumber, cards } from '@manigance/prodigals-club/cards';
export { type CircleId, circleTiles, type Side } from '@manigance/prodigals-club/circle-tiles';
export { squaresCompleted, symbolsGiven } from '@manigance/prodigals-club/circles';
export { dameTiles } from '@manigance/prodigals-club/dame-tiles';
export { hydeParkTable } from '@manigance/prodigals-club/election-board';
export {
  type Amount,
  type Borough,
  boroughs,
  type CompetitionId,
  type Count,
  columns,
  type Dir,
  type Effect,
  type Party,
  type Sym,
  symbols,
  type Trigger,
} from '@manigance/prodigals-club/language';
export { type MarkerId, markerIds } from '@manigance/prodigals-club/markers';
export { competitionsOf, handLimit, lastRound, tableauPlaces } from '@manigance/prodigals-club/modes';
export { ladder } from '@manigance/prodigals-club/society-board';
export {
  type BonusId,
  bonusTiles,
  bundles,
  type Space,
  spacesOf,
} from '@manigance/prodigals-club/spaces';
export type { Frame, Move, PlacedTile } from '@manigance/prodigals-club/state';
export {
  type PossessionId,
  pointerDiscount,
  possessionTiles,
  unsoldPenalty,
} from '@manigance/prodigals-club/tiles';
export {
  type CellView,
  circlePlaces,
  type PlayerView,
} from '@manigance/prodigals-club/view';

export type Club = Words;
export type Props = BoardProps<Club>;
export type { Names };

/** The names of things in one language, and the small words the game's own sentences are made of. */
export const namesIn: Readonly<Record<Language, Names>> = { en: namesEn, fr: namesFr };
export const wordsIn = { en: wordsEn, fr: wordsFr } as const;
