import type { Answer } from '@manigance/core';
import { type AreaId, areaIds } from '../../rules/board.ts';
import type { CardId } from '../../rules/cards.ts';
import type { AmMove } from '../../rules/moves.ts';
import type { AmView, AreaView } from '../../rules/view.ts';

type Judge = (move: AmMove, view: AmView) => boolean;

/** Playing one of these cards. */
export const plays =
  (...cards: readonly CardId[]): Judge =>
  (move) =>
    move.do === 'play' && cards.includes(move.card);

/** Answering a threat with this card. */
export const reactsWith =
  (card: CardId): Judge =>
  (move) =>
    move.do === 'react' && move.card === card;

/** A move that names one of these areas. */
export const inAreas =
  (...areas: readonly AreaId[]): Judge =>
  (move) =>
    'area' in move && areas.includes(move.area);

/** A move that names an area of which this is true. */
export const whereArea =
  (fits: (area: AreaView, view: AmView) => boolean): Judge =>
  (move, view) => {
    const area = 'area' in move ? view.areas[areaIds.indexOf(move.area)] : undefined;
    return area !== undefined && fits(area, view);
  };

/** The pieces of all players in an area. */
export function crowd({ minions, trolls, demons }: AreaView): number {
  return minions.reduce((sum, count) => sum + count, trolls + demons);
}

/** The learner's minions in an area. */
export function own({ minions }: AreaView): number {
  return minions[0] ?? 0;
}

/** A turn of a seat that plays a card and skips its symbols. */
export function idleTurn(seat: number, card: CardId, symbols: number): readonly Answer<AmMove>[] {
  const skips = Array.from({ length: symbols }, () => ({ seat, move: { do: 'skip' } }) as const);
  return [{ seat, move: { do: 'play', card } }, ...skips];
}

/** A move of the learner by the script. */
export function mine(move: AmMove): Answer<AmMove> {
  return { seat: 0, move };
}
