import { copyRng, type Rng, Runner, rngFrom, type Seat, seedFromNumber, timeoutMove } from '@manigance/core';
import { type Scenario, scenario } from '@manigance/core/testing';
import {
  type BonusId,
  type BundleId,
  bonusNumber,
  bundleNumber,
  type SpaceId,
  spaceNumber,
} from '../rules/board.ts';
import { type CardId, cardNumber } from '../rules/cards.ts';
import type { CircleId } from '../rules/competitions/election/circle-tiles.ts';
import { circleNumber, earnSymbols, symbolsGiven } from '../rules/competitions/election/circles.ts';
import { competitionsIn } from '../rules/competitions/index.ts';
import type { PossessionId } from '../rules/competitions/possessions/tiles.ts';
import { possessionNumber } from '../rules/competitions/possessions/trade.ts';
import { dameIds } from '../rules/competitions/society/dame-beatrice.ts';
import type { DameId } from '../rules/competitions/society/dame-tiles.ts';
import { cellAt } from '../rules/competitions/society/ladder.ts';
import { type MarkerId, markerIds, markersEach } from '../rules/competitions/society/markers.ts';
import { piles } from '../rules/decks.ts';
import { type Borough, boroughs, type Column, type Effect, symbols } from '../rules/effects/language.ts';
import { game } from '../rules/index.ts';
import type { Mode } from '../rules/modes.ts';
import type { PcMove } from '../rules/moves.ts';
import { emptyTable } from '../rules/setup.ts';
import type { PcFrame, PcState, PcVocabulary, PlacedTile } from '../rules/state.ts';

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

/** A question to the second player, on which the match stops after the frames above it. */
export const parked: PcFrame = { kind: 'errand', seat: 1, boy: 'late' };

/** A position in the middle of a match: the default start without handicaps, changed by `spot`. */
export function matchAt(spot: Spot): Scenario<PcVocabulary> {
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
  return scenario(game, state);
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

/** The first player's action turn. */
export function acting(spot: Spot): Scenario<PcVocabulary> {
  return matchAt({ ...spot, pending: [parked, { kind: 'actions', seat: 0 }] });
}

/** The errand phase, from the first player on. */
export function sending(spot: Spot): Scenario<PcVocabulary> {
  return matchAt({ ...spot, pending: [{ kind: 'errands', at: 0 }] });
}

/** The first player resolving an effect whose amounts are fixed. */
export function effecting(effect: Effect<number>, spot: Spot = {}): Scenario<PcVocabulary> {
  return matchAt({ ...spot, pending: [parked, { kind: 'effect', seat: 0, effect }] });
}

/** The phases after the last action turn. */
export function closing(spot: Spot): Scenario<PcVocabulary> {
  return matchAt({ ...spot, pending: [{ kind: 'closing', at: 0 }] });
}

/** Plays a list of moves of one seat. */
export function playAll(match: Scenario<PcVocabulary>, seat: Seat, ...moves: readonly PcMove[]): void {
  for (const move of moves) match.play(seat, move);
}

/** A player as viewers see them. */
export function player(
  match: Scenario<PcVocabulary>,
  seat: Seat,
): ReturnType<typeof game.view>['players'][number] {
  return game.view(match.state, seat).players[seat] as never;
}
export function view(match: Scenario<PcVocabulary>): ReturnType<typeof game.view> {
  return game.view(match.state, 'spectator');
}

/** A new match at its first question. */
export function fresh(seats: number, mode: Mode, seed = 1): PcState {
  return new Runner(game).start(seats, { mode }, rngFrom(seedFromNumber(seed)));
}

export function kinds(match: Scenario<PcVocabulary>): string[] {
  return match.events.map(({ type }) => type);
}

/** Plays on with the timeout move of every player. */
export function idleUntil(from: PcState, done: (state: PcState) => boolean): PcState {
  const runner = new Runner(game);
  const state = game.copy(from);
  while (state.outcome === undefined && !done(state)) {
    const seat = runner.nextSeat(state);
    runner.play(state, seat, timeoutMove(game, state, seat));
  }
  return state;
}
