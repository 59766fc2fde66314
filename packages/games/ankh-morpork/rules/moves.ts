import { type AreaId, areaIds } from './board.ts';
import { type CardId, cards } from './cards.ts';
import type { Area, Card, Move, Piece, PieceId } from './state.ts';

/** Every move there is, made once: options are listed far more often than moves are played. */
const byArea = <D extends string>(name: D) => areaIds.map((area) => ({ do: name, area }) as const);
const byCard = <D extends string>(name: D) => cards.map(({ id }) => ({ do: name, card: id }) as const);

export const pass = { do: 'pass' } as const;
export const stop = { do: 'stop' } as const;
export const skip = { do: 'skip' } as const;
export const act = { do: 'act' } as const;
export const finishCard = { do: 'finish' } as const;
export const pay = { do: 'pay' } as const;
export const suffer = { do: 'suffer' } as const;
/** AM-8.6 Small Gods, where one piece is meant. */
export const gods = { do: 'gods' } as const;

export const playCard: readonly Move[] = byCard('play');
export const reactWith: readonly Move[] = byCard('react');
export const discardCard: readonly Move[] = byCard('discard');
export const giveCard: readonly Move[] = byCard('give');
export const keepCard: readonly Move[] = byCard('keep');
export const sellCard: readonly Move[] = byCard('sell');

export const usePower: readonly Move[] = byArea('power');
export const placeIn: readonly Move[] = byArea('place');
export const liftFrom: readonly Move[] = byArea('lift');
export const buildIn: readonly Move[] = byArea('build');
export const demolishIn: readonly Move[] = byArea('demolish');
export const clearIn: readonly Move[] = byArea('clear');
export const troubleIn: readonly Move[] = byArea('trouble');
export const incomeIn: readonly Move[] = byArea('income');
export const takeoverIn: readonly Move[] = byArea('takeover');
/** AM-8.6 Small Gods, where the piece is named by its area. */
export const godsAt: readonly Move[] = byArea('godsAt');
export const stayIn: readonly Move[] = byArea('stay');

export const targetSeat: readonly Move[] = [0, 1, 2, 3].map((seat) => ({ do: 'target', seat }));

const pieceIds: readonly PieceId[] = [0, 1, 2, 3, 'troll', 'demon'];
const pieceMoves = (name: 'remove' | 'choose'): readonly (readonly Move[])[] =>
  areaIds.map((area) => pieceIds.map((piece) => ({ do: name, area, piece })));

export const removeAt = pieceMoves('remove');
export const chooseAt = pieceMoves('choose');
/** By area, piece and destination. */
export const moveTo: readonly (readonly (readonly Move[])[])[] = areaIds.map((area) =>
  pieceIds.map((piece) => areaIds.map((to) => ({ do: 'move', area, piece, to }))),
);

const areaNumbers = Object.fromEntries(areaIds.map((id, area) => [id, area])) as Readonly<
  Record<AreaId, Area>
>;
const cardNumbers = Object.fromEntries(cards.map(({ id }, card) => [id, card])) as Readonly<
  Record<CardId, Card>
>;

export function areaOf(id: AreaId): Area {
  return areaNumbers[id];
}
export function cardOf(id: CardId): Card {
  return cardNumbers[id];
}
export function pieceOf(id: PieceId): Piece {
  return typeof id === 'number' ? id : id === 'troll' ? 4 : 5;
}
export function areaId(area: Area): AreaId {
  return areaIds[area] as AreaId;
}
export function cardId(card: Card): CardId {
  return (cards[card] as { readonly id: CardId }).id;
}
export function pieceId(piece: Piece): PieceId {
  return pieceIds[piece] as PieceId;
}
