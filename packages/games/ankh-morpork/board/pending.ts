import type { Seat } from '@manigance/core';
import type { Played } from '@manigance/ui/travel.ts';
import type { AreaId } from '../rules/board.ts';
import { type CardData, type CardId, cardById } from '../rules/cards.ts';
import type { AmEvent, AmView } from '../rules/index.ts';
import type { FrameView, WindowStage } from '../rules/view.ts';
import type { PieceId } from './choices.ts';

type RandomEventId = AmView['eventsPlayed'][number];

/** The card being resolved, and how far it has got. */
export interface InPlay {
  readonly card: CardId;
  /** Index of the symbol being done; as many as there are symbols when all are. */
  readonly at: number;
}

/** The card being resolved, if there is one. */
export function cardInPlay({ playing, pending }: AmView): InPlay | undefined {
  if (playing === undefined) return undefined;
  if (pending.at(-1)?.kind === 'layAside') return { card: playing, at: -1 }; // AM-5.7: nothing of it is done yet
  for (const frame of pending.toReversed()) {
    if (!('card' in frame) || frame.card !== playing) continue;
    if (frame.kind === 'symbol') return { card: playing, at: frame.at };
    if (frame.kind === 'card') return { card: playing, at: frame.at - 1 };
    if (frame.kind === 'finishCard') return { card: playing, at: symbolsOf(playing).length };
  }
  return { card: playing, at: symbolsOf(playing).length };
}

/** The symbols of a card. */
export function symbolsOf(card: CardId): CardData['symbols'] {
  return cardById[card].symbols;
}

const eventKinds: ReadonlySet<FrameView['kind']> = new Set([
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
export function currentEvent({ pending, eventsPlayed }: AmView): RandomEventId | undefined {
  return pending.some(({ kind }) => eventKinds.has(kind)) ? eventsPlayed.at(-1) : undefined;
}

/** A threat to show on the map: to a piece, with its destination if it is to move; to a building or area without one. */
export interface Threat {
  readonly area: AreaId;
  readonly piece?: PieceId;
  readonly to?: AreaId;
}

/** The threats that are announced now. */
export function currentThreats({ pending }: AmView): readonly Threat[] {
  const top = pending.at(-1);
  const under = pending.at(-2);
  if (top?.kind === 'dragonWindow' || top?.kind === 'stopArrival' || top?.kind === 'saveCityCard')
    return [{ area: top.area }];
  if (top?.kind === 'saveBuilding') return top.areas.map((area) => ({ area }));
  if (top?.kind !== 'reactionWindow') return [];
  switch (under?.kind) {
    case 'removePiece':
    case 'payThenRemove':
      return [{ area: under.area, piece: under.piece }];
    case 'movePiece':
      return [{ area: under.area, piece: under.piece, to: under.to }];
    case 'swapPieces':
      return [
        { area: under.area, piece: under.piece, to: under.otherArea },
        { area: under.otherArea, piece: under.otherPiece, to: under.area },
      ];
    case 'takeoverHappens':
      return [{ area: under.area }];
    default:
      return [];
  }
}

/** AM-9.2 Whether a window is open, and how far I have got with it. */
export function openWindow({ pending }: AmView): WindowStage | undefined {
  const top = pending.at(-1);
  return top?.kind === 'reactionWindow' || top?.kind === 'dragonWindow' ? top.you : undefined;
}

/** Cards of another hand that I choose from now, and whose they are. */
export function shownCards({
  pending,
  players,
}: AmView): { readonly seat: Seat; readonly cards: readonly CardId[] } | undefined {
  const top = pending.at(-1);
  if (top?.kind !== 'pickFromHand' && top?.kind !== 'keepOne') return undefined;
  const cards = top.kind === 'keepOne' ? top.cards : players[top.target]?.known;
  return cards === undefined || cards.length === 0 ? undefined : { seat: top.target, cards };
}

/** The card that was played last, and its play. A card thrown away or swallowed by the fog is none. */
export function lastPlayed(log: readonly AmEvent[]): (Played & { readonly card: CardId }) | undefined {
  const play = log.findLastIndex(({ type }) => type === 'played');
  const event = log[play];
  return event?.type === 'played'
    ? { play, seat: event.seat, card: event.card, piece: event.card }
    : undefined;
}
