import { type AreaId, areaIds } from '../rules/board.ts';
import { type CardData, type CardId, cardById } from '../rules/cards.ts';
import type { AmFrame, AmView } from '../rules/index.ts';
import { areaId, cardOf, pieceId } from '../rules/moves.ts';
import type { PieceId } from './choices.ts';

type RandomEventId = AmView['eventsPlayed'][number];

/** The card being resolved, and how far it has got. */
export interface InPlay {
  readonly card: CardId;
  /** Index of the symbol being done; as many as there are symbols when all are. */
  readonly at: number;
}

export function cardInPlay({ playing, pending }: AmView): InPlay | undefined {
  if (playing === undefined) return undefined;
  const index = cardOf(playing);
  for (const { frame } of pending.toReversed()) {
    if (!('card' in frame) || frame.card !== index) continue;
    if (frame.kind === 'symbol') return { card: playing, at: frame.at };
    if (frame.kind === 'card') return { card: playing, at: frame.at - 1 };
    if (frame.kind === 'finishCard') return { card: playing, at: symbolsOf(playing).length };
  }
  return { card: playing, at: symbolsOf(playing).length };
}

export function symbolsOf(card: CardId): CardData['symbols'] {
  return cardById[card].symbols;
}

const eventKinds: ReadonlySet<AmFrame['kind']> = new Set([
  'dragonWindow',
  'dragonStrikes',
  'flood',
  'floodMove',
  'fire',
  'saveBuilding',
  'loseBuildings',
  'murder',
  'murderChoice',
  'johnson',
  'saveCityCard',
  'arrivals',
  'stopArrival',
  'arrive',
  'subsidence',
  'loseOneBuilding',
]);

/** The random event that is being resolved. */
export function eventNow({ pending, eventsPlayed }: AmView): RandomEventId | undefined {
  return pending.some(({ frame }) => eventKinds.has(frame.kind)) ? eventsPlayed.at(-1) : undefined;
}

/** What is about to happen on the map: a piece to go, or to go elsewhere; a building or a whole area where none is named. */
export interface Threat {
  readonly area: AreaId;
  readonly piece?: PieceId;
  readonly to?: AreaId;
}

export function threatsNow({ pending }: AmView): readonly Threat[] {
  const top = pending.at(-1)?.frame;
  const under = pending.at(-2)?.frame;
  if (top?.kind === 'dragonWindow' || top?.kind === 'stopArrival' || top?.kind === 'saveCityCard')
    return [{ area: areaId(top.area) }];
  if (top?.kind === 'saveBuilding')
    return areaIds.filter((_, area) => (top.areas & (1 << area)) !== 0).map((area) => ({ area }));
  if (top?.kind !== 'reactionWindow') return [];
  switch (under?.kind) {
    case 'removePiece':
    case 'payThenRemove':
      return [{ area: areaId(under.area), piece: pieceId(under.piece) }];
    case 'movePiece':
      return [{ area: areaId(under.area), piece: pieceId(under.piece), to: areaId(under.to) }];
    case 'swapPieces': {
      const [one, other] = [areaId(under.area), areaId(under.otherArea)];
      return [
        { area: one, piece: pieceId(under.piece), to: other },
        { area: other, piece: pieceId(under.otherPiece), to: one },
      ];
    }
    case 'takeoverHappens':
      return [{ area: areaId(under.area) }];
    default:
      return [];
  }
}

/** AM-9.2 Whether a window is open, and how far I have got with it. */
export function windowNow({ pending }: AmView): 'asked' | 'later' | 'done' | 'no' | undefined {
  const top = pending.at(-1);
  if (top?.frame.kind !== 'reactionWindow' && top?.frame.kind !== 'dragonWindow') return undefined;
  return top.you ?? 'no';
}

/** Cards laid open to me that are not in my hand, and whose they are. */
export function laidOpen({
  pending,
}: AmView): { readonly seat: number; readonly cards: readonly CardId[] } | undefined {
  const top = pending.at(-1);
  if (top?.frame.kind === 'pickFromHand' && top.seen !== undefined)
    return { seat: top.frame.target, cards: top.seen };
  if (top?.frame.kind !== 'keepOne') return undefined;
  const ids = Object.keys(cardById) as CardId[];
  const known = top.frame.cards.flatMap((card) => (ids[card] === undefined ? [] : [ids[card]]));
  return known.length === 0 ? undefined : { seat: top.frame.target, cards: known };
}
