import { type Rng, shuffle } from '@manigance/core';
import { bonusNumber, bundleNumber, type SpaceId, spaceNumber } from './board.ts';
import { type CardId, cardNumber, cards } from './cards.ts';
import { circlePlaces } from './competitions/election/circle-places.ts';
import { circleIds, circleNumber, earnSymbols, symbolsGiven } from './competitions/election/circles.ts';
import { possessionIds, possessionNumber } from './competitions/possessions/trade.ts';
import { dameIds } from './competitions/society/dame-beatrice.ts';
import { cellAt } from './competitions/society/ladder.ts';
import { markerIds } from './competitions/society/markers.ts';
import { type Pile, piles } from './decks.ts';
import { boroughs, symbols } from './effects/language.ts';
import { frameFrom } from './frame-view.ts';
import { plays } from './modes.ts';
import { emptyTable } from './setup.ts';
import type { PcState, PlacedTile } from './state.ts';
import type { PcView, PlayerView } from './view-types.ts';

/** A table that looks like this, with what nobody has seen yet shuffled anew, layer by layer. */
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
  const seen = countSeen(state);
  state.decks = piles.map((pile) => shuffleUnseen(pile, state, seen, rng));
  return state;
}

function layCentralBoard(state: PcState, { central, boys, late, pointer }: PcView): void {
  state.centralCard = central.card === undefined ? -1 : cardNumber[central.card];
  state.bonusLeft = central.bonusTiles.reduce((bits, tile) => bits | (1 << bonusNumber[tile]), 0);
  state.renaissance = central.renaissance?.seat ?? -1;
  central.renaissance?.named.forEach((symbol, at) => {
    state.named[at] = symbols.indexOf(symbol);
  });
  for (const [space, seats] of Object.entries(boys)) {
    state.boys[spaceNumber[space as SpaceId]] = seats.reduce((bits, seat) => bits | (1 << seat), 0);
  }
  state.late = late ?? -1;
  state.pointer = pointer === undefined ? -1 : boroughs.indexOf(pointer);
}

function layBundles(state: PcState, view: PcView): void {
  for (const { bundle, cards: lying } of view.bundles) {
    state.bundlesLeft |= 1 << bundleNumber[bundle];
    state.bundles[bundleNumber[bundle]] = numbersOf(lying);
  }
  if (!plays(view, 'election')) return;
  state.circles = circlePlaces.map((place) => {
    const tile = view.circles[place];
    return tile === undefined ? -1 : circleNumber[tile];
  });
}

function seatPlayer(state: PcState, player: PlayerView): void {
  const { seat, election, society, possessions } = player;
  state.unplaced[seat] = player.unplaced;
  state.reserved[seat] = player.reserved ?? 0;
  state.bonus[seat] = player.bonus === undefined ? -1 : bonusNumber[player.bonus];
  state.hands[seat] = numbersOf(player.hand);
  state.tableaux[seat] = player.tableau.map(({ card }) => cardNumber[card]);
  state.activated[seat] = player.tableau.reduce(
    (bits, { activated }, at) => bits | (activated ? 1 << at : 0),
    0,
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
    if (society.immune) state.immune |= 1 << seat;
  }
  if (possessions !== undefined) {
    state.pounds[seat] = possessions.pounds;
    state.possessions[seat] = possessions.tiles.map((tile) => possessionNumber[tile]);
  }
}

/** PC-12.4 Each tile gave what it touched when it was laid. */
function earnFromGrid(state: PcState, seat: number, grid: readonly PlacedTile[]): void {
  grid.forEach((tile, at) => {
    earnSymbols(state, seat, symbolsGiven(grid.slice(0, at), tile));
  });
}

function layTiles(state: PcState, { dame, offer, discards }: PcView): void {
  state.dame = dame === undefined ? -1 : dameIds.indexOf(dame);
  state.offer = offer.map((tile) => possessionNumber[tile]);
  state.discards = numbersOf(discards.cards);
  state.circleDiscards = discards.circles.map((tile) => circleNumber[tile]);
  state.dameDiscards = discards.dames.map((tile) => dameIds.indexOf(tile));
  state.possessionDiscards = discards.possessions.map((tile) => possessionNumber[tile]);
}

function numbersOf(ids: readonly CardId[]): number[] {
  return ids.map((id) => cardNumber[id]);
}

/** How often each piece lies face up somewhere, by what it is. */
type Seen = { readonly [H in Pile['holds']]: readonly number[] };

export function countSeen(state: PcState): Seen {
  const { hands, tableaux, whites, discards, centralCard, grids } = state;
  return {
    cards: tally(cards.length, [...hands, ...tableaux, ...whites, ...state.bundles, discards, [centralCard]]),
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
  for (const list of lists)
    for (const piece of list) if (piece >= 0) counts[piece] = (counts[piece] as number) + 1;
  return counts;
}

/** PC-4.6, PC-4.7 What is left of a pile: its second layer below, its first above. */
function shuffleUnseen({ holds, layers }: Pile, { mode }: PcState, seen: Seen, rng: Rng): number[] {
  const gone = seen[holds].slice();
  const [top, bottom] = layers[mode].map((layer) => layer.filter((piece) => !takeOne(gone, piece)));
  return [...shuffle(rng, bottom as number[]), ...shuffle(rng, top as number[])];
}

function takeOne(gone: number[], piece: number): boolean {
  if ((gone[piece] as number) === 0) return false;
  gone[piece] = (gone[piece] as number) - 1;
  return true;
}
