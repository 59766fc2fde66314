import { at, type Seat, type Viewer, valueById } from '@manigance/core';
import { listAt, numberAt } from './arrays.ts';
import { hasBit } from './bits.ts';
import { bonusTiles, spacesInState } from './board.ts';
import { type CardId, type CardNumber, cardAt, cardIds } from './cards.ts';
import { circlePlaces } from './competitions/election/circle-places.ts';
import type { CircleId } from './competitions/election/circle-tiles.ts';
import { type CircleNumber, circleIds } from './competitions/election/circles.ts';
import { competitionsIn, finalScore } from './competitions/index.ts';
import type { PossessionId } from './competitions/possessions/tiles.ts';
import { type PossessionNumber, possessionIds } from './competitions/possessions/trade.ts';
import { dameIds } from './competitions/society/dame-beatrice.ts';
import { cellOf, cellViews } from './competitions/society/ladder.ts';
import { markerIds } from './competitions/society/markers.ts';
import { lastStep, none } from './constants.ts';
import { type Pile, piles } from './decks.ts';
import { boroughs, symbols } from './effects/language.ts';
import type { PcEvent } from './events.ts';
import { frameView } from './frame-view.ts';
import { bundlesThere } from './frames/preparation.ts';
import { isLwCard } from './hand-cards.ts';
import { lastWill as late } from './last-will.ts';
import { plays } from './modes.ts';
import type { PcState } from './state.ts';
import { countSymbol } from './symbols.ts';
import { scoresOf } from './victory.ts';
import type { PcView, PileView, PlayerView } from './view-types.ts';

/** PC-17 Everything is public except the order of the piles, and the closed cards of others (LW-15.5). */
export function view(state: PcState, viewer: Viewer = 'spectator', other?: PcView): PcView {
  if (other === undefined) return viewOf(state, viewer);
  return state.lastWill === undefined
    ? other
    : { ...other, players: withHands(state, viewer, other.players) };
}

/** LW-15.9 The players as this viewer sees them, where only the hands differ. */
function withHands(state: PcState, viewer: Viewer, players: PcView['players']): PlayerView[] {
  return players.map((player) => {
    const { seat, lastWill } = player;
    if (lastWill === undefined) return player;
    return { ...player, lastWill: { ...lastWill, hand: late.loaded.handView(state, seat, viewer) } };
  });
}

function viewOf(state: PcState, viewer: Viewer): PcView {
  return {
    mode: state.mode,
    seats: state.seats,
    round: state.round,
    phase: state.phase,
    order: state.order.slice(),
    central: {
      ...maybe('card', cardIds[state.centralCard]),
      bonusTiles: bonusTiles.filter((_, tile) => hasBit(state.bonusLeft, tile)).map(({ id }) => id),
      ...maybe('renaissance', renaissanceOf(state)),
    },
    boys: boysOf(state),
    ...maybe('late', state.late === none ? undefined : state.late),
    bundles: bundlesThere(state),
    offences: state.offences,
    piles: piles.map((pile, number) => pileView(pile, listAt(state.decks, number))),
    discards: {
      cards: cardsOf(state.discards),
      circles: circlesOf(state.circleDiscards),
      dames: state.dameDiscards.map((tile) => at(dameIds, tile)),
      possessions: possessionsOf(state.possessionDiscards),
    },
    circles: circlesThere(state),
    ...maybe('dame', dameIds[state.dame]),
    offer: possessionsOf(state.offer),
    ...maybe('pointer', boroughs[state.pointer]),
    ...maybe('lastWill', plays(state, 'last-will') ? late.loaded.tableView(state) : undefined),
    players: state.hands.map((_, seat) => playerView(state, seat, viewer)),
    pending: state.pending.map((frame) => frameView(state, frame)),
  };
}

function playerView(state: PcState, seat: Seat, viewer: Viewer): PlayerView {
  const place = numberAt(state.reserved, seat);
  return {
    seat,
    scores: scoresOf(state, seat),
    finalScore: finalScore(state, seat),
    nearZero: competitionsIn(state).flatMap(({ id, score }) => (score(state, seat) <= lastStep ? [id] : [])),
    unplaced: numberAt(state.unplaced, seat),
    ...maybe('reserved', place === 0 ? undefined : place),
    ...maybe('bonus', bonusTiles[numberAt(state.bonus, seat)]?.id),
    hand: cardsOf(listAt(state.hands, seat).filter((card) => !isLwCard(card))),
    tableau: listAt(state.tableaux, seat).map((card, place) => ({
      card: at(cardIds, card),
      activated: hasBit(numberAt(state.activated, seat), place),
    })),
    whites: cardsOf(listAt(state.whites, seat)),
    symbols: valueById(symbols, (_id, symbol) => countSymbol(state, seat, symbol)),
    ...maybe('election', plays(state, 'election') ? electionView(state, seat) : undefined),
    ...maybe('society', plays(state, 'society') ? societyView(state, seat) : undefined),
    ...maybe('possessions', plays(state, 'possessions') ? possessionsView(state, seat) : undefined),
    ...maybe('lastWill', plays(state, 'last-will') ? late.loaded.seatView(state, seat, viewer) : undefined),
  };
}

function electionView(state: PcState, seat: Seat): NonNullable<PlayerView['election']> {
  const [votes, megaphones] = [numberAt(state.votes, seat), numberAt(state.megaphones, seat)];
  return { votes, megaphones, grid: state.grids[seat]?.slice() ?? [] };
}

function societyView(state: PcState, seat: Seat): NonNullable<PlayerView['society']> {
  return {
    markers: valueById(markerIds, (_id, marker) => at(cellViews, cellOf(state, seat, marker))),
    immune: hasBit(state.immune, seat),
  };
}

function possessionsView(state: PcState, seat: Seat): NonNullable<PlayerView['possessions']> {
  return { pounds: numberAt(state.pounds, seat), tiles: possessionsOf(listAt(state.possessions, seat)) };
}

/** PC-17.1 The number of pieces in a pile, by their backs. */
function pileView({ id, holds, layers }: Pile, pile: readonly number[]): PileView {
  const [top] = layers.esp;
  let oneSymbol = 0;
  for (const piece of pile)
    if (holds === 'cards' ? cardAt(piece).layer === 1 : top.includes(piece)) oneSymbol++;
  return { pile: id, oneSymbol, twoSymbols: pile.length - oneSymbol };
}

function renaissanceOf({ renaissance, named }: PcState): PcView['central']['renaissance'] {
  if (renaissance === none) return undefined;
  return {
    seat: renaissance,
    named: named.filter((symbol) => symbol !== none).map((symbol) => at(symbols, symbol)),
  };
}

function boysOf(state: PcState): PcView['boys'] {
  const there: { [id: string]: number[] } = {};
  for (const { id, number } of spacesInState(state.mode)) {
    const boys = numberAt(state.boys, number);
    if (boys === 0) continue;
    const seats: number[] = [];
    for (let seat = 0; seat < state.seats; seat++) if (hasBit(boys, seat)) seats.push(seat);
    there[id] = seats;
  }
  return there;
}

function circlesThere({ circles }: PcState): PcView['circles'] {
  const there = circlePlaces.map((place, index) => [place, circleIds[circles[index] ?? none]] as const);
  return Object.fromEntries(there.filter(([, tile]) => tile !== undefined));
}

function cardsOf(numbers: readonly CardNumber[]): CardId[] {
  return numbers.map((card) => at(cardIds, card));
}
function circlesOf(numbers: readonly CircleNumber[]): CircleId[] {
  return numbers.map((tile) => at(circleIds, tile));
}
function possessionsOf(numbers: readonly PossessionNumber[]): PossessionId[] {
  return numbers.map((tile) => at(possessionIds, tile));
}

/** A field that is present only if it has a value. */
function maybe<K extends string, T>(key: K, value: T | undefined): { [P in K]?: T } {
  return value === undefined ? {} : ({ [key]: value } as { [P in K]?: T });
}

/** PC-17.2 Every viewer sees every event; the faces of cards dealt or drawn are for their owner (LW-15.10). */
export function witness(event: PcEvent, viewer: Viewer): PcEvent {
  if ((event.type !== 'dealt' && event.type !== 'drawn') || event.seat === viewer) return event;
  const { cards, ...seen } = event;
  return seen;
}

/** PC-17.1, LW-16.7 Cards and tiles dealt, cards drawn, the discards of "keep two", and all hands at the end (LW-15.5). */
const news: ReadonlySet<PcEvent['type']> = new Set([
  'roundPrepared',
  'dealt',
  'drawn',
  'keptTwo',
  'matchEnded',
]);

/** Whether an event tells its viewers something new. */
export function reveals({ type }: PcEvent): boolean {
  return news.has(type);
}
