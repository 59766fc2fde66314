import type { Seat } from '@manigance/core';
import { type AreaId, areaIds } from './board.ts';
import { type CardId, cards } from './cards.ts';
import { mostPlayers } from './constants.ts';
import { type PieceId, pieceIds } from './ids.ts';

/** An answer to a question. */
export type AmMove =
  | { readonly do: 'pass' | 'stop' | 'skip' | 'act' | 'finish' | 'pay' | 'gods' | 'suffer' }
  | {
      readonly do: 'play' | 'layAside' | 'react' | 'discard' | 'give' | 'keep' | 'sell';
      readonly card: CardId;
    }
  | {
      readonly do:
        | 'power'
        | 'place'
        | 'lift'
        | 'build'
        | 'demolish'
        | 'clear'
        | 'trouble'
        | 'income'
        | 'takeover'
        | 'godsAt'
        | 'stay';
      readonly area: AreaId;
    }
  | { readonly do: 'target'; readonly seat: Seat }
  | { readonly do: 'remove' | 'choose'; readonly area: AreaId; readonly piece: PieceId }
  | { readonly do: 'move'; readonly area: AreaId; readonly piece: PieceId; readonly to: AreaId };

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

export const playCard: readonly AmMove[] = byCard('play');
export const layAsideCard: readonly AmMove[] = byCard('layAside');
export const reactWith: readonly AmMove[] = byCard('react');
export const discardCard: readonly AmMove[] = byCard('discard');
export const giveCard: readonly AmMove[] = byCard('give');
export const keepCard: readonly AmMove[] = byCard('keep');
export const sellCard: readonly AmMove[] = byCard('sell');

export const usePower: readonly AmMove[] = byArea('power');
export const placeIn: readonly AmMove[] = byArea('place');
export const liftFrom: readonly AmMove[] = byArea('lift');
export const buildIn: readonly AmMove[] = byArea('build');
export const demolishIn: readonly AmMove[] = byArea('demolish');
export const clearIn: readonly AmMove[] = byArea('clear');
export const troubleIn: readonly AmMove[] = byArea('trouble');
export const incomeIn: readonly AmMove[] = byArea('income');
export const takeoverIn: readonly AmMove[] = byArea('takeover');
/** AM-8.6 Small Gods, where the piece is named by its area. */
export const godsAt: readonly AmMove[] = byArea('godsAt');
export const stayIn: readonly AmMove[] = byArea('stay');

export const targetSeat: readonly AmMove[] = Array.from({ length: mostPlayers }, (_, seat) => ({
  do: 'target',
  seat,
}));

const pieceMoves = (name: 'remove' | 'choose'): readonly (readonly AmMove[])[] =>
  areaIds.map((area) => pieceIds.map((piece) => ({ do: name, area, piece })));

export const removeAt = pieceMoves('remove');
export const chooseAt = pieceMoves('choose');
/** By area, piece and destination. */
export const moveTo: readonly (readonly (readonly AmMove[])[])[] = areaIds.map((area) =>
  pieceIds.map((piece) => areaIds.map((to) => ({ do: 'move', area, piece, to }))),
);
