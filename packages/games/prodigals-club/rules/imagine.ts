import { type Rng, type Seat, shuffle } from '@manigance/core';
import { addTo, numberAt } from './arrays.ts';
import { bitsOf, withBit } from './bits.ts';
import { bonusNumber, bundleNumber, spacesInState } from './board.ts';
import { type CardId, type CardNumber, cardNumber, cards } from './cards.ts';
import { circlePlaces } from './competitions/election/circle-places.ts';
import { circleIds, circleNumber, earnSymbols, symbolsGiven } from './competitions/election/circles.ts';
import { possessionIds, possessionNumber } from './competitions/possessions/trade.ts';
import { dameIds } from './competitions/society/dame-beatrice.ts';
import { cellAt } from './competitions/society/ladder.ts';
import { markerIds } from './competitions/society/markers.ts';
import { none } from './constants.ts';
import { type Pile, piles } from './decks.ts';
import { boroughs, symbols } from './effects/language.ts';
import { frameFrom } from './frame-view.ts';
import { isLwCard } from './hand-cards.ts';
import { lastWill } from './last-will.ts';
import { plays } from './modes.ts';
import { emptyTable } from './setup.ts';
import type { PcState, PlacedTile } from './state.ts';
import type { PcView, PlayerView } from './view-types.ts';

/** A state that looks like this view, with the unseen pieces of each layer shuffled. */
export function imagine(view: PcView, rng: Rng): PcState {
  const state = emptyTable(view.seats, view.mode, rng);
  state.round = view.round;
  state.phase = view.phase;
  state.order = view.order.slice();
  state.pending = view.pending.map(frameFrom);
  state.offences = view.offences;
  layCentralBoard(state, view);
  layBundles(state, view);
  view.players.forEach((player) => {
    seatPlayer(state, player);
  });
  layTiles(state, view);
  if (view.lastWill !== undefined) lastWill.loaded.imagineLastWill(state, view, rng);
  const seen = countSeen(state);
  state.decks = piles.map((pile) => shuffleUnseen(pile, state, seen, rng));
  return state;
}

function layCentralBoard(state: PcState, { central, boys, late, pointer }: PcView): void {
  state.centralCard = central.card === undefined ? none : cardNumber[central.card];
  state.bonusLeft = bitsOf(central.bonusTiles.map((tile) => bonusNumber[tile]));
  state.renaissance = central.renaissance?.seat ?? none;
  central.renaissance?.named.forEach((symbol, index) => {
    state.named[index] = symbols.indexOf(symbol);
  });
  for (const { id, number } of spacesInState(state.mode)) state.boys[number] = bitsOf(boys[id] ?? []);
  state.late = late ?? none;
  state.pointer = pointer === undefined ? none : boroughs.indexOf(pointer);
}

function layBundles(state: PcState, view: PcView): void {
  for (const { bundle, cards: lying } of view.bundles) {
    state.bundlesLeft = withBit(state.bundlesLeft, bundleNumber[bundle]);
    state.bundles[bundleNumber[bundle]] = numbersOf(lying);
  }
  if (!plays(view, 'election')) return;
  state.circles = circlePlaces.map((place) => {
    const tile = view.circles[place];
    return tile === undefined ? none : circleNumber[tile];
  });
}

function seatPlayer(state: PcState, player: PlayerView): void {
  const { seat, election, society, possessions } = player;
  state.unplaced[seat] = player.unplaced;
  state.reserved[seat] = player.reserved ?? 0;
  state.bonus[seat] = player.bonus === undefined ? none : bonusNumber[player.bonus];
  state.hands[seat] = numbersOf(player.hand);
  state.tableaux[seat] = player.tableau.map(({ card }) => cardNumber[card]);
  state.activated[seat] = bitsOf(
    player.tableau.flatMap(({ activated }, place) => (activated ? [place] : [])),
  );
  state.whites[seat] = numbersOf(player.whites);
  if (election !== undefined) {
    state.votes[seat] = election.votes;
    state.megaphones[seat] = election.megaphones;
    state.grids[seat] = election.grid.slice();
    for (let symbol = 0; symbol < symbols.length; symbol++) state.circleSymbols.push(0);
    earnFromGrid(state, seat, election.grid);
  }
  if (society !== undefined) {
    for (const id of markerIds)
      state.markers.push(cellAt(society.markers[id].column, society.markers[id].value));
    if (society.immune) state.immune = withBit(state.immune, seat);
  }
  if (possessions !== undefined) {
    state.pounds[seat] = possessions.pounds;
    state.possessions[seat] = possessions.tiles.map((tile) => possessionNumber[tile]);
  }
}

/** PC-12.4 Each tile earned the symbols it touched when it was placed. */
function earnFromGrid(state: PcState, seat: Seat, grid: readonly PlacedTile[]): void {
  grid.forEach((tile, index) => {
    earnSymbols(state, seat, symbolsGiven(grid.slice(0, index), tile));
  });
}

function layTiles(state: PcState, { dame, offer, discards }: PcView): void {
  state.dame = dame === undefined ? none : dameIds.indexOf(dame);
  state.offer = offer.map((tile) => possessionNumber[tile]);
  state.discards = numbersOf(discards.cards);
  state.circleDiscards = discards.circles.map((tile) => circleNumber[tile]);
  state.dameDiscards = discards.dames.map((tile) => dameIds.indexOf(tile));
  state.possessionDiscards = discards.possessions.map((tile) => possessionNumber[tile]);
}

function numbersOf(ids: readonly CardId[]): CardNumber[] {
  return ids.map((id) => cardNumber[id]);
}

/** The number of face-up copies of each piece, by kind of piece. */
type Seen = { readonly [H in Pile['holds']]: readonly number[] };

/** How many of each piece lie outside the piles. */
export function countSeen(state: PcState): Seen {
  const { hands, tableaux, whites, discards, centralCard, grids } = state;
  return {
    cards: tally(cards.length, [
      ...hands.map((hand) => hand.filter((card) => !isLwCard(card))),
      ...tableaux,
      ...whites,
      ...state.bundles,
      discards,
      [centralCard],
    ]),
    circles: tally(circleIds.length, [
      ...grids.map((grid) => grid.map(({ tile }) => circleNumber[tile])),
      state.circles,
      state.circleDiscards,
    ]),
    dames: tally(dameIds.length, [state.dameDiscards, [state.dame]]),
    possessions: tally(possessionIds.length, [...state.possessions, state.offer, state.possessionDiscards]),
  };
}

function tally(kinds: number, lists: readonly (readonly number[])[]): number[] {
  const counts: number[] = new Array(kinds).fill(0);
  for (const list of lists) for (const piece of list) if (piece !== none) addTo(counts, piece, 1);
  return counts;
}

/** PC-4.6, PC-4.7 The unseen pieces of a pile: the second layer below the first. */
function shuffleUnseen({ holds, layers }: Pile, { mode }: PcState, seen: Seen, rng: Rng): number[] {
  const gone = seen[holds].slice();
  const unseen = (layer: readonly number[]) => layer.filter((piece) => !takeOne(gone, piece));
  const [top, bottom] = [unseen(layers[mode][0]), unseen(layers[mode][1])];
  return [...shuffle(rng, bottom), ...shuffle(rng, top)];
}

function takeOne(gone: number[], piece: number): boolean {
  if (numberAt(gone, piece) === 0) return false;
  addTo(gone, piece, -1);
  return true;
}
