import { copyRng, type Rng, rngFrom, type Seat, seedFromNumber } from '@manigance/core';
import { listAt, numberAt } from '../../rules/arrays.ts';
import {
  type BonusId,
  type BundleId,
  bonusNumber,
  bundleNumber,
  type SpaceId,
  spaceNumber,
} from '../../rules/board.ts';
import { type CardId, cardNumber } from '../../rules/cards.ts';
import type { CircleId } from '../../rules/competitions/election/circle-tiles.ts';
import { circleNumber, earnSymbols, symbolsGiven } from '../../rules/competitions/election/circles.ts';
import { competitionsIn } from '../../rules/competitions/index.ts';
import type { PossessionId } from '../../rules/competitions/possessions/tiles.ts';
import { possessionNumber } from '../../rules/competitions/possessions/trade.ts';
import { dameIds } from '../../rules/competitions/society/dame-beatrice.ts';
import type { DameId } from '../../rules/competitions/society/dame-tiles.ts';
import { cellAt } from '../../rules/competitions/society/ladder.ts';
import { type MarkerId, markerIds, markersEach } from '../../rules/competitions/society/markers.ts';
import { piles } from '../../rules/decks.ts';
import { type Borough, boroughs, type Column, symbols } from '../../rules/effects/language.ts';
import { countSeen } from '../../rules/imagine.ts';
import type { Mode } from '../../rules/modes.ts';
import { emptyTable } from '../../rules/setup.ts';
import type { PcFrame, PcState, PlacedTile } from '../../rules/state.ts';

/** The fields of a player that a position names. */
export interface PlayerSpot {
  votes?: number;
  megaphones?: number;
  pounds?: number;
  hand?: readonly CardId[];
  tableau?: readonly CardId[];
  activated?: readonly CardId[];
  markers?: { readonly [M in MarkerId]?: readonly [Column, number] };
  possessions?: readonly PossessionId[];
  grid?: readonly PlacedTile[];
  bonus?: BonusId;
  unplaced?: number;
  reserved?: number;
  immune?: true;
}

/** The fields that a position names; the others have their defaults. */
export interface Spot {
  mode?: Mode;
  seats?: number;
  round?: number;
  order?: readonly Seat[];
  pointer?: Borough;
  dame?: DameId;
  offer?: readonly PossessionId[];
  /** Of bundle A, bundle B and the two of Political circles. */
  circles?: readonly CircleId[];
  central?: CardId;
  bundles?: { readonly [B in BundleId]?: readonly CardId[] };
  boys?: { readonly [S in SpaceId]?: readonly Seat[] };
  renaissance?: Seat;
  players?: readonly PlayerSpot[];
  pending?: readonly PcFrame[];
}

type Place = `${Column} ${number}`;

/** The markers of a player, gentlemen first: `standing('left 9', 'left 8', 'middle 9', 'right 9')`. */
export function standing(...places: readonly [Place, Place, Place, Place]) {
  const cells = places.map((place): readonly [Column, number] => {
    const [column, row] = place.split(' ') as [Column, string];
    return [column, Number(row)];
  });
  return Object.fromEntries(
    ['gentleman-1', 'gentleman-2', 'lady-1', 'lady-2'].map((marker, index) => [marker, cells[index]]),
  ) as Record<MarkerId, readonly [Column, number]>;
}

/** A question to the second player, on which the match stops after the frames above it. */
export const parked: PcFrame = { kind: 'errand', seat: 1, boy: 'late' };

/** A position in the middle of a match: the default start without handicaps, changed by `spot`. */
export function positionAt(spot: Spot): PcState {
  const state = emptyTable(spot.seats ?? 2, spot.mode ?? 'esp', rngFrom(seedFromNumber(1)));
  const rng: Rng = copyRng(state.rng);
  state.decks = piles.map(({ layers }) => [...layers[state.mode][1], ...layers[state.mode][0]]);
  state.order = spot.order?.slice() ?? state.hands.map((_, seat) => seat);
  for (const { setUp } of competitionsIn(state)) setUp(state, rng);
  layBoards(state, spot);
  spot.players?.forEach((player, seat) => {
    seatPlayer(state, seat, player);
  });
  state.pending = [...(spot.pending ?? [parked])];
  return state;
}

/** The same as a position that a match can come to: what lies on the table is in no pile. */
export function position(spot: Spot): PcState {
  const state = positionAt(spot);
  const { cards, circles, dames, possessions } = countSeen(state);
  const seen = {
    cards: [...cards],
    circles: [...circles],
    dames: [...dames],
    possessions: [...possessions],
  };
  for (const [number, { holds }] of piles.entries()) {
    const left = seen[holds];
    state.decks[number] = listAt(state.decks, number).filter((piece) => {
      const isOut = numberAt(left, piece) > 0;
      if (isOut) left[piece] = numberAt(left, piece) - 1;
      return !isOut;
    });
  }
  return state;
}

function layBoards(state: PcState, spot: Spot): void {
  state.round = spot.round ?? 1;
  if (competitionsIn(state).some(({ id }) => id === 'possessions')) {
    state.pointer = boroughs.indexOf(spot.pointer ?? 'bloomsbury');
    const offer = spot.offer ?? [
      'possession-pool-01',
      'possession-pool-06',
      'possession-pool-11',
      'possession-pool-12',
    ];
    state.offer = offer.map((tile) => possessionNumber[tile]);
  }
  if (competitionsIn(state).some(({ id }) => id === 'election')) {
    const tiles = spot.circles ?? ['circle-1-01', 'circle-1-02', 'circle-1-03', 'circle-1-04'];
    state.circles = tiles.map((tile) => circleNumber[tile]);
  }
  if (competitionsIn(state).some(({ id }) => id === 'society'))
    state.dame = dameIds.indexOf(spot.dame ?? 'dame-same-row');
  state.centralCard = spot.central === undefined ? -1 : cardNumber[spot.central];
  for (const [bundle, cards] of Object.entries(spot.bundles ?? {})) {
    const number = bundleNumber[bundle as BundleId];
    state.bundlesLeft |= 1 << number;
    state.bundles[number] = cards.map((card) => cardNumber[card]);
  }
  for (const [space, seats] of Object.entries(spot.boys ?? {})) {
    state.boys[spaceNumber[space as SpaceId]] = seats.reduce((bits, seat) => bits | (1 << seat), 0);
  }
  state.renaissance = spot.renaissance ?? -1;
}

function seatPlayer(state: PcState, seat: Seat, spot: PlayerSpot): void {
  if (spot.votes !== undefined) state.votes[seat] = spot.votes;
  if (spot.megaphones !== undefined) state.megaphones[seat] = spot.megaphones;
  if (spot.pounds !== undefined) state.pounds[seat] = spot.pounds;
  state.hands[seat] = (spot.hand ?? []).map((card) => cardNumber[card]);
  state.tableaux[seat] = (spot.tableau ?? []).map((card) => cardNumber[card]);
  state.activated[seat] = (spot.activated ?? []).reduce(
    (bits, card) => bits | (1 << (spot.tableau ?? []).indexOf(card)),
    0,
  );
  for (const id of markerIds) {
    const cell = spot.markers?.[id];
    if (cell !== undefined) state.markers[seat * markersEach + markerIds.indexOf(id)] = cellAt(...cell);
  }
  if (spot.possessions !== undefined)
    state.possessions[seat] = spot.possessions.map((tile) => possessionNumber[tile]);
  if (spot.grid !== undefined) layGrid(state, seat, spot.grid);
  state.bonus[seat] = spot.bonus === undefined ? -1 : bonusNumber[spot.bonus];
  if (spot.bonus !== undefined) state.bonusLeft &= ~(1 << bonusNumber[spot.bonus]);
  if (spot.unplaced !== undefined) state.unplaced[seat] = spot.unplaced;
  if (spot.reserved !== undefined) state.reserved[seat] = spot.reserved;
  if (spot.immune) state.immune |= 1 << seat;
}

function layGrid(state: PcState, seat: Seat, grid: readonly PlacedTile[]): void {
  state.grids[seat] = [...grid];
  state.circleSymbols.fill(0, seat * symbols.length, (seat + 1) * symbols.length);
  grid.forEach((tile, at) => {
    earnSymbols(state, seat, symbolsGiven(grid.slice(0, at), tile));
  });
}
