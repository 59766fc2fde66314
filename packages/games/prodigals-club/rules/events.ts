import type { Seat } from '@manigance/core';
import type { BonusId, BundleId, SpaceId } from './board.ts';
import type { CardId } from './cards.ts';
import type { CircleId } from './competitions/election/circle-tiles.ts';
import type { OfferPlace } from './competitions/last-will/board.ts';
import type { LwCardId } from './competitions/last-will/cards.ts';
import type { LastWillEvent } from './competitions/last-will/events.ts';
import type { Modifiers } from './competitions/last-will/view-types.ts';
import type { PossessionId } from './competitions/possessions/tiles.ts';
import type { DameId } from './competitions/society/dame-tiles.ts';
import type { MarkerId } from './competitions/society/markers.ts';
import type { Borough, CompetitionId, Sym } from './effects/language.ts';
import type { HandCardId } from './hand-cards.ts';
import type { Mode } from './modes.ts';
import type { Boy } from './state.ts';
import type { BundleView, CellView } from './view-types.ts';

/** The scores of a player by competition. */
export type Scores = { readonly [C in CompetitionId]?: number };

/** PC-4.14 The competitions in which one may begin with a handicap. */
export type Handicap = Exclude<CompetitionId, 'last-will'>;

interface BySeat {
  readonly seat: Seat;
}

interface Shift<T> extends BySeat {
  readonly type: T;
  readonly marker: MarkerId;
  readonly from: CellView;
  readonly to: CellView;
}

/** PC-17.2 Events for log, animation and recap. Every viewer sees all of them, but not all faces (LW-15.10). */
export type PcEvent =
  | {
      readonly type: 'opened';
      readonly mode: Mode;
      readonly order: readonly Seat[];
      readonly pointer?: Borough;
      /** LW-4.4, LW-4.6 */
      readonly modifiers?: Modifiers;
      readonly firstPlayer?: Seat;
    }
  | (BySeat & { readonly type: 'handicap'; readonly competition: Handicap })
  | {
      readonly type: 'roundPrepared';
      readonly round: number;
      readonly central: CardId;
      readonly bundles: readonly BundleView[];
      readonly circles: readonly CircleId[];
      readonly offer: readonly PossessionId[];
      readonly dame?: DameId;
      /** LW-6.1 The Last Will offer, by place. */
      readonly places?: { readonly [P in OfferPlace]?: LwCardId };
    }
  | (BySeat & { readonly type: 'sent'; readonly space: SpaceId; readonly boy: Boy; readonly boys: number })
  | (BySeat & { readonly type: 'declined' })
  | (BySeat & { readonly type: 'idle'; readonly boys: number })
  | (BySeat & { readonly type: 'tookCentral'; readonly card: CardId })
  | (BySeat & { readonly type: 'tookRenaissance' })
  | (BySeat & { readonly type: 'named'; readonly symbol: Sym; readonly symbols: number })
  | (BySeat & { readonly type: 'reserved'; readonly place: number })
  | (BySeat & { readonly type: 'tookBonus'; readonly tile: BonusId })
  | (BySeat & { readonly type: 'tookBundle'; readonly bundle: BundleId; readonly cards: readonly CardId[] })
  | (BySeat & { readonly type: 'immune' })
  | (BySeat & { readonly type: 'actionsBegin' })
  | (BySeat & { readonly type: 'playedWhite'; readonly card: CardId })
  | (BySeat & { readonly type: 'pubCrawl'; readonly cards: readonly CardId[] })
  | (BySeat & { readonly type: 'playedBlack'; readonly card: CardId; readonly replaced?: CardId })
  | (BySeat & { readonly type: 'activated'; readonly card: CardId })
  | (BySeat & { readonly type: 'triggered'; readonly card: HandCardId })
  | (BySeat & { readonly type: 'usedBonus'; readonly tile: BonusId })
  | (BySeat & { readonly type: 'actionsEnd' })
  | (BySeat & { readonly type: 'votesLost'; readonly n: number; readonly votes: number })
  | (BySeat & { readonly type: 'votesGained'; readonly n: number; readonly votes: number })
  | (BySeat & { readonly type: 'megaphones'; readonly n: number; readonly megaphones: number })
  | (BySeat & {
      readonly type: 'circlePlaced';
      readonly tile: CircleId;
      readonly x: number;
      readonly y: number;
      readonly rotation: number;
      readonly symbols: readonly Sym[];
      readonly innerCircles: number;
    })
  | (BySeat & { readonly type: 'circlesDiscarded'; readonly tiles: readonly CircleId[] })
  | Shift<'stepped'>
  | Shift<'jumped'>
  /** Moved up by Dame Beatrice. */
  | Shift<'rose'>
  /** Moved up by its owner. */
  | Shift<'raised'>
  /** PC-11.8 `asked` is the amount of the effect, `n` the amount paid. */
  | (BySeat & {
      readonly type: 'spent';
      readonly n: number;
      readonly asked: number;
      readonly moreTime: number;
      readonly pounds: number;
    })
  | (BySeat & { readonly type: 'poundsTaken'; readonly n: number; readonly pounds: number })
  | (BySeat & {
      readonly type: 'sold';
      readonly tile: PossessionId;
      readonly price: number;
      readonly discount: number;
      readonly pounds: number;
    })
  | (BySeat & {
      readonly type: 'swapped';
      readonly gave: PossessionId;
      readonly took: PossessionId;
      readonly compensation: number;
    })
  | { readonly type: 'hydePark'; readonly results: readonly Speech[] }
  | (BySeat & {
      readonly type: 'dame';
      readonly tile: DameId;
      readonly spared: boolean;
      readonly affected: number;
    })
  | (BySeat & { readonly type: 'dameBlocked'; readonly markers: number })
  | (BySeat & { readonly type: 'discarded'; readonly card: HandCardId })
  | { readonly type: 'orderSet'; readonly order: readonly Seat[] }
  | { readonly type: 'roundEnded'; readonly round: number; readonly pointer?: Borough }
  | {
      readonly type: 'matchEnded';
      readonly round: number;
      /** PC-16.1 Some score was at zero or less before the fifth round was over. */
      readonly early: boolean;
      readonly scores: readonly Scores[];
    }
  | LastWillEvent;

/** PC-13.5 The result of a player's megaphones. */
export interface Speech {
  readonly seat: Seat;
  readonly megaphones: number;
  /** 0 for those with the fewest. */
  readonly rank: number;
  /** Votes gained; negative if lost. */
  readonly change: number;
}
