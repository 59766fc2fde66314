import type { Seat } from '@manigance/core';
import { bonusTiles, spaces } from './board.ts';
import { type CardId, cardAt, cardIds } from './cards.ts';
import { circlePlaces } from './competitions/election/circle-places.ts';
import type { CircleId } from './competitions/election/circle-tiles.ts';
import { circleIds } from './competitions/election/circles.ts';
import { finalScore } from './competitions/index.ts';
import type { PossessionId } from './competitions/possessions/tiles.ts';
import { possessionIds } from './competitions/possessions/trade.ts';
import { dameIds } from './competitions/society/dame-beatrice.ts';
import type { DameId } from './competitions/society/dame-tiles.ts';
import { cellOf, cellViews } from './competitions/society/ladder.ts';
import { markerIds } from './competitions/society/markers.ts';
import { type Pile, piles } from './decks.ts';
import { boroughs, type Sym, symbols } from './effects/language.ts';
import type { PcEvent } from './events.ts';
import { frameView } from './frame-view.ts';
import { bundlesThere } from './frames/preparation.ts';
import { plays } from './modes.ts';
import type { PcState } from './state.ts';
import { countSymbol } from './symbols.ts';
import { scoresOf } from './victory.ts';
import type { CellView, PcView, PileView, PlayerView } from './view-types.ts';

/** PC-17 Everything is open but the order of the piles, for players and spectators alike. */
export function view(state: PcState): PcView {
  return {
    mode: state.mode,
    seats: state.seats,
    round: state.round,
    phase: state.phase,
    order: state.order.slice(),
    central: {
      ...maybe('card', cardIds[state.centralCard]),
      bonusTiles: bonusTiles.filter((_, tile) => (state.bonusLeft & (1 << tile)) !== 0).map(({ id }) => id),
      ...maybe('renaissance', renaissanceOf(state)),
    },
    boys: boysOf(state),
    ...maybe('late', state.late < 0 ? undefined : state.late),
    bundles: bundlesThere(state),
    offences: state.offences,
    piles: piles.map((pile, number) => pileView(pile, state.decks[number] as number[])),
    discards: {
      cards: cardsOf(state.discards),
      circles: circlesOf(state.circleDiscards),
      dames: state.dameDiscards.map((tile) => dameIds[tile] as DameId),
      possessions: possessionsOf(state.possessionDiscards),
    },
    circles: circlesThere(state),
    ...maybe('dame', dameIds[state.dame]),
    offer: possessionsOf(state.offer),
    ...maybe('pointer', boroughs[state.pointer]),
    players: state.hands.map((_, seat) => playerView(state, seat)),
    pending: state.pending.map((frame) => frameView(state, frame)),
  };
}

function playerView(state: PcState, seat: Seat): PlayerView {
  const place = state.reserved[seat] as number;
  return {
    seat,
    scores: scoresOf(state, seat),
    finalScore: finalScore(state, seat),
    unplaced: state.unplaced[seat] as number,
    ...maybe('reserved', place === 0 ? undefined : place),
    ...maybe('bonus', bonusTiles[state.bonus[seat] as number]?.id),
    hand: cardsOf(state.hands[seat] as number[]),
    tableau: (state.tableaux[seat] as number[]).map((card, at) => ({
      card: cardIds[card] as CardId,
      activated: ((state.activated[seat] as number) & (1 << at)) !== 0,
    })),
    whites: cardsOf(state.whites[seat] as number[]),
    symbols: Object.fromEntries(
      symbols.map((id, symbol) => [id, countSymbol(state, seat, symbol)]),
    ) as PlayerView['symbols'],
    ...maybe('election', plays(state, 'election') ? electionView(state, seat) : undefined),
    ...maybe('society', plays(state, 'society') ? societyView(state, seat) : undefined),
    ...maybe('possessions', plays(state, 'possessions') ? possessionsView(state, seat) : undefined),
  };
}

function electionView(state: PcState, seat: Seat): NonNullable<PlayerView['election']> {
  const [votes, megaphones] = [state.votes[seat] as number, state.megaphones[seat] as number];
  return { votes, megaphones, grid: state.grids[seat]?.slice() ?? [] };
}

function societyView(state: PcState, seat: Seat): NonNullable<PlayerView['society']> {
  const cells = markerIds.map((id, marker) => [id, cellViews[cellOf(state, seat, marker)] as CellView]);
  return { markers: Object.fromEntries(cells), immune: (state.immune & (1 << seat)) !== 0 };
}

function possessionsView(state: PcState, seat: Seat): NonNullable<PlayerView['possessions']> {
  return { pounds: state.pounds[seat] as number, tiles: possessionsOf(state.possessions[seat] as number[]) };
}

/** PC-17.1 How many pieces a pile holds, and which backs lie on it. */
function pileView({ id, holds, layers }: Pile, pile: readonly number[]): PileView {
  const top = new Set(layers.esp[0]);
  const oneSymbol = pile.filter((piece) =>
    holds === 'cards' ? cardAt(piece).layer === 1 : top.has(piece),
  ).length;
  return { pile: id, oneSymbol, twoSymbols: pile.length - oneSymbol };
}

function renaissanceOf({ renaissance, named }: PcState): PcView['central']['renaissance'] {
  if (renaissance < 0) return undefined;
  return {
    seat: renaissance,
    named: named.filter((symbol) => symbol >= 0).map((symbol) => symbols[symbol] as Sym),
  };
}

function boysOf(state: PcState): PcView['boys'] {
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  const taken = spaces.filter(({ number }) => state.boys[number] !== 0);
  return Object.fromEntries(
    taken.map(({ id, number }) => [
      id,
      seats.filter((seat) => ((state.boys[number] as number) & (1 << seat)) !== 0),
    ]),
  );
}

function circlesThere({ circles }: PcState): PcView['circles'] {
  const there = circlePlaces.map((place, at) => [place, circleIds[circles[at] ?? -1]] as const);
  return Object.fromEntries(there.filter(([, tile]) => tile !== undefined));
}

function cardsOf(numbers: readonly number[]): CardId[] {
  return numbers.map((card) => cardIds[card] as CardId);
}
function circlesOf(numbers: readonly number[]): CircleId[] {
  return numbers.map((tile) => circleIds[tile] as CircleId);
}
function possessionsOf(numbers: readonly number[]): PossessionId[] {
  return numbers.map((tile) => possessionIds[tile] as PossessionId);
}

/** A field that is there only if it has a value. */
function maybe<K extends string, T>(key: K, value: T | undefined): { [P in K]?: T } {
  return value === undefined ? {} : ({ [key]: value } as { [P in K]?: T });
}

/** PC-17.2 */
export function witness(event: PcEvent): PcEvent {
  return event;
}

/** Only what is dealt at the beginning of a round was hidden before. */
export function reveals(event: PcEvent): boolean {
  return event.type === 'roundPrepared';
}
