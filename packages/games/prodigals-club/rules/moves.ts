import type { BonusId, BundleId, SpaceId } from './board.ts';
import type { CardId } from './cards.ts';
import type { CircleId } from './competitions/election/circle-tiles.ts';
import type { LastWillMove } from './competitions/last-will/moves.ts';
import type { PossessionId } from './competitions/possessions/tiles.ts';
import type { MarkerId } from './competitions/society/markers.ts';
import type { CompetitionId, Dir } from './effects/language.ts';
import type { HandCardId } from './hand-cards.ts';

/** The answers players give, one kind per question a frame can ask. */
export type PcMove =
  | { readonly do: 'send'; readonly space: SpaceId }
  | { readonly do: 'decline' }
  | { readonly do: 'play'; readonly card: HandCardId }
  | { readonly do: 'activate'; readonly card: CardId }
  | { readonly do: 'useBonus' }
  | { readonly do: 'end' }
  | { readonly do: 'replace'; readonly card: CardId }
  | { readonly do: 'trigger'; readonly card: HandCardId }
  | { readonly do: 'discard'; readonly card: HandCardId }
  | { readonly do: 'name'; readonly symbols: number }
  | { readonly do: 'choose'; readonly option: number }
  | { readonly do: 'benefit'; readonly competition: CompetitionId }
  | { readonly do: 'exchange'; readonly option: number }
  | { readonly do: 'takeBundle'; readonly bundle: BundleId }
  | { readonly do: 'takeBonus'; readonly tile: BonusId }
  | { readonly do: 'join'; readonly cards: number }
  | {
      readonly do: 'placeTile';
      readonly tile: CircleId;
      readonly x: number;
      readonly y: number;
      readonly rotation: number;
    }
  | { readonly do: 'discardTiles' }
  | { readonly do: 'step'; readonly marker: MarkerId; readonly dir: Dir }
  | { readonly do: 'stop' }
  | { readonly do: 'row'; readonly value: number }
  | { readonly do: 'drop'; readonly marker: MarkerId; readonly steps: number }
  | { readonly do: 'jump'; readonly marker: MarkerId }
  | { readonly do: 'raise'; readonly marker: MarkerId }
  | { readonly do: 'sell'; readonly tile: PossessionId }
  | { readonly do: 'give'; readonly tile: PossessionId }
  | { readonly do: 'take'; readonly tile: PossessionId }
  | { readonly do: 'addTime'; readonly cards: number }
  | LastWillMove;
