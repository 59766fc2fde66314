import { at } from '@manigance/core';
import { listAt, numberAt } from './arrays.ts';
import { type CirclePlace, circlePlaces } from './competitions/election/circle-places.ts';
import { circleIds, eachPlace, squaresCompleted, symbolsGiven } from './competitions/election/circles.ts';
import { symbols } from './effects/language.ts';
import type { PcFrame, PcState } from './state.ts';
import type { CircleFrameView, PcFrameView, PlacementView } from './view-types.ts';

/** PC-17.2 A frame as every viewer sees it. A kind that is not listed here does not compile. */
export function frameView(state: PcState, frame: PcFrame): PcFrameView {
  switch (frame.kind) {
    case 'preparation':
    case 'errands':
    case 'errand':
    case 'actionTurns':
    case 'actions':
    case 'furtherActions':
    case 'replace':
    case 'playedWhite':
    case 'triggers':
    case 'closing':
    case 'dame':
    case 'endOfRound':
    case 'discard':
    case 'nextRound':
    case 'name':
    case 'effect':
    case 'choice':
    case 'benefit':
    case 'exchange':
    case 'bundle':
    case 'bonus':
    case 'pubCrawl':
    case 'move':
    case 'row':
    case 'moveEach':
    case 'jump':
    case 'raise':
    case 'sell':
    case 'give':
    case 'take':
    case 'moreTime':
    case 'keepTwo':
    case 'planning':
    case 'plan':
    case 'naming':
    case 'occasion':
    case 'companions':
    case 'market':
    case 'depreciate':
    case 'sellProperty':
    case 'replaceLastWill':
      return frame;
    case 'circle':
      return circleView(state, frame);
    default: {
      const never: never = frame;
      return never;
    }
  }
}

/** The frame behind a view of it: the inverse of `frameView`. */
export function frameFrom(shown: PcFrameView): PcFrame {
  if (shown.kind !== 'circle') return shown;
  const { kind, seat } = shown;
  return { kind, seat, places: shown.places.map((place) => circlePlaces.indexOf(place)) };
}

function circleView(state: PcState, { kind, seat, places }: CircleFrame): CircleFrameView {
  return {
    kind,
    seat,
    places: places.map((place): CirclePlace => at(circlePlaces, place)),
    placements: places.flatMap((place) => placementsOf(state, seat, numberAt(state.circles, place))),
  };
}
type CircleFrame = Extract<PcFrame, { readonly kind: 'circle' }>;

/** PC-12.4, PC-12.6 The legal placements of a tile, and the yield of each. */
function placementsOf(state: PcState, seat: number, number: number): PlacementView[] {
  const grid = listAt(state.grids, seat);
  const tile = at(circleIds, number);
  const legal: { readonly x: number; readonly y: number; readonly rotation: number }[] = [];
  eachPlace(grid, number, (x, y, rotation, matches) => {
    if (matches) legal.push({ x, y, rotation });
  });
  return legal.map((place) => ({
    tile,
    ...place,
    symbols: symbolsGiven(grid, { tile, ...place }).map((symbol) => at(symbols, symbol)),
    innerCircles: squaresCompleted(grid, place.x, place.y),
  }));
}
