import { push, type Seat, tell } from '@manigance/core';
import { itemAt, listAt, numberAt } from '../arrays.ts';
import { cardAt } from '../cards.ts';
import type { CircleId } from '../competitions/election/circle-tiles.ts';
import {
  type CircleNumber,
  circleIds,
  circleNumber,
  eachPlace,
  earnSymbols,
  squaresCompleted,
  symbolsGiven,
} from '../competitions/election/circles.ts';
import { none } from '../constants.ts';
import { symbols } from '../effects/language.ts';
import type { PcMove } from '../moves.ts';
import { reason } from '../reasons.ts';
import type { PcState, PlacedTile, Question } from '../state.ts';

const discardTiles: PcMove = { do: 'discardTiles' };
const sidesDiffer = reason('PC-12.3', 'sides-differ');
const defaultBenefits = 2; // PC-12.6

/** Placement moves are created once and reused. No grid extends further than `reach`. */
const reach = 20;
const rotations = 4;
const made: (PcMove | undefined)[][][] = circleIds.map(() => Array.from({ length: 2 * reach }, () => []));
function placeMove(tile: CircleNumber, x: number, y: number, rotation: number): PcMove {
  const key = (y + reach) * rotations + rotation;
  const moves = listAt(listAt(made, tile), x + reach);
  const known = moves[key];
  if (known !== undefined) return known;
  const move: PcMove = { do: 'placeTile', tile: itemAt(circleIds, tile), x, y, rotation };
  moves[key] = move;
  return move;
}

/** PC-12.2, PC-12.5 Places one of the tiles where it fits, or discards all of them. */
export const circle: Question<'circle'> = {
  asks: (_state, { seat }) => seat,
  onlyOption: 'taken',
  options(state, { places }, seat, list) {
    for (const place of places) {
      const tile = numberAt(state.circles, place);
      eachPlace(listAt(state.grids, seat), tile, (x, y, rotation, matches) => {
        if (matches) list.offer(placeMove(tile, x, y, rotation));
        else if (list.explains) list.refuse(placeMove(tile, x, y, rotation), sidesDiffer);
      });
    }
    list.offer(discardTiles);
  },
  resolve(draft, { places }, move, seat) {
    const chosen = move.do === 'placeTile' ? circleNumber[move.tile] : none;
    discardOthers(draft, seat, places, chosen);
    if (move.do === 'placeTile')
      place(draft, seat, { tile: move.tile, x: move.x, y: move.y, rotation: move.rotation });
  },
  timeout: () => discardTiles,
};

/** PC-7.16 A tile that is not placed is discarded in any case. */
function discardOthers(draft: PcState, seat: Seat, places: readonly number[], chosen: CircleNumber): void {
  const tiles: CircleId[] = [];
  for (const place of places) {
    const tile = numberAt(draft.circles, place);
    draft.circles[place] = none;
    if (tile === chosen) continue;
    draft.circleDiscards.push(tile);
    tiles.push(itemAt(circleIds, tile));
  }
  if (tiles.length > 0) tell(draft, { type: 'circlesDiscarded', seat, tiles });
}

/** PC-12.4, PC-12.6 The tile gives its symbols, and benefits for the squares it completes. */
function place(draft: PcState, seat: Seat, tile: PlacedTile): void {
  const grid = listAt(draft.grids, seat);
  const given = symbolsGiven(grid, tile);
  const innerCircles = squaresCompleted(grid, tile.x, tile.y);
  earnSymbols(draft, seat, given);
  grid.push(tile);
  tell(draft, {
    type: 'circlePlaced',
    seat,
    ...tile,
    symbols: given.map((symbol) => itemAt(symbols, symbol)),
    innerCircles,
  });
  const left = innerCircles * benefitsEach(draft, seat);
  if (left > 0) push(draft, { kind: 'benefit', seat, left, of: 'innerCircle' });
}

/** PC-12.6 Benefits for each inner circle: two, or as many as a trigger says. */
function benefitsEach(state: PcState, seat: Seat): number {
  let benefits = defaultBenefits;
  for (const card of listAt(state.tableaux, seat)) benefits = Math.max(benefits, cardAt(card).benefits);
  return benefits;
}
