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

/** AM-4.8 Declines an answer that may be declined. */
export const pass = { do: 'pass' } as const;
/** Ends a question that is put again and again. */
export const stop = { do: 'stop' } as const;
/** AM-5.2 Leaves a symbol out. */
export const skip = { do: 'skip' } as const;
/** AM-4.8 (b) Does a symbol that needs no choice. */
export const act = { do: 'act' } as const;
/** AM-4.8 (c) Ends a card. */
export const finishCard = { do: 'finish' } as const;
/** Pays a price that is asked for. */
export const pay = { do: 'pay' } as const;
/** Takes the effect instead of paying. */
export const suffer = { do: 'suffer' } as const;
/** AM-8.6 Small Gods, where one piece is meant. */
export const gods = { do: 'gods' } as const;

/** Plays a card, by card. */
export const playCard: readonly AmMove[] = byCard('play');
/** AM-5.7 Chooses the second card, by card. */
export const layAsideCard: readonly AmMove[] = byCard('layAside');
/** AM-9.2.3 Reacts with a card, by card. */
export const reactWith: readonly AmMove[] = byCard('react');
/** Discards a card, by card. */
export const discardCard: readonly AmMove[] = byCard('discard');
/** Gives a card, by card. */
export const giveCard: readonly AmMove[] = byCard('give');
/** Keeps a card, by card. */
export const keepCard: readonly AmMove[] = byCard('keep');
/** AM-13.26 Puts a card on sale, by card. */
export const sellCard: readonly AmMove[] = byCard('sell');

/** AM-8 Uses the power of a City Area card, by area. */
export const usePower: readonly AmMove[] = byArea('power');
/** AM-6.1 Places a minion, by area. */
export const placeIn: readonly AmMove[] = byArea('place');
/** AM-6.1.3 Takes a minion back, by area. */
export const liftFrom: readonly AmMove[] = byArea('lift');
/** AM-6.2 Builds, by area. */
export const buildIn: readonly AmMove[] = byArea('build');
/** AM-13.18 Demolishes a building, by area. */
export const demolishIn: readonly AmMove[] = byArea('demolish');
/** AM-8.7 Removes a trouble marker, by area. */
export const clearIn: readonly AmMove[] = byArea('clear');
/** AM-7.7 Puts a trouble marker down, by area. */
export const troubleIn: readonly AmMove[] = byArea('trouble');
/** AM-13.29 Takes the income of an area, by area. */
export const incomeIn: readonly AmMove[] = byArea('income');
/** AM-13.46 Buys a building, by area. */
export const takeoverIn: readonly AmMove[] = byArea('takeover');
/** AM-8.6 Small Gods, where the piece is named by its area. */
export const godsAt: readonly AmMove[] = byArea('godsAt');
/** AM-10.2 Stays in a flooded area, by area. */
export const stayIn: readonly AmMove[] = byArea('stay');

/** AM-5.9 Names another player, by seat. */
export const targetSeat: readonly AmMove[] = Array.from({ length: mostPlayers }, (_, seat) => ({
  do: 'target',
  seat,
}));

const pieceMoves = (name: 'remove' | 'choose'): readonly (readonly AmMove[])[] =>
  areaIds.map((area) => pieceIds.map((piece) => ({ do: name, area, piece })));

/** AM-6.3 Removes a piece, by area and piece. */
export const removeAt = pieceMoves('remove');
/** AM-13.36 Chooses a piece to swap, by area and piece. */
export const chooseAt = pieceMoves('choose');
/** By area, piece and destination. */
export const moveTo: readonly (readonly (readonly AmMove[])[])[] = areaIds.map((area) =>
  pieceIds.map((piece) => areaIds.map((to) => ({ do: 'move', area, piece, to }))),
);
