import { at } from '@manigance/core';
import { addTo, numberAt } from './arrays.ts';
import { withBit } from './bits.ts';
import { type Card, cards } from './cards.ts';
import { circleTiles } from './competitions/election/circle-tiles.ts';
import { offerSize, possessionTiles } from './competitions/possessions/tiles.ts';
import { dameTiles } from './competitions/society/dame-tiles.ts';
import { markersEach } from './competitions/society/markers.ts';
import { mostVotes, none, tableauPlaces } from './constants.ts';
import { type Pile, piles } from './decks.ts';
import { countSeen } from './imagine.ts';
import { lastWill } from './last-will.ts';
import { plays } from './modes.ts';
import { ownsAny } from './purse.ts';
import { allBonusTiles } from './setup.ts';
import type { PcState } from './state.ts';

/** Broken invariants of a state, as sentences. */
export function faults(state: PcState): string[] {
  const ofLastWill = state.lastWill === undefined ? [] : lastWill.loaded.lastWillFaults(state);
  return [...pieceFaults(state), ...playerFaults(state), ...centralFaults(state), ...ofLastWill];
}

/** Each piece is in exactly one place. */
function pieceFaults(state: PcState): string[] {
  const seen = countSeen(state);
  const found: string[] = [];
  for (const holds of ['cards', 'circles', 'dames', 'possessions'] as const) {
    const counts = seen[holds].slice();
    piles.forEach((pile, number) => {
      if (pile.holds !== holds) return;
      for (const piece of state.decks[number] ?? []) addTo(counts, piece, 1);
    });
    counts.forEach((count, piece) => {
      const [least, most] = expected(state, holds, piece);
      if (count < least || count > most) found.push(`${holds} ${piece}: ${count} of them`);
    });
  }
  return found;
}

/** Least and most copies of a piece in play. Starting tiles and sets may not have been dealt. */
function expected(state: PcState, holds: Pile['holds'], piece: number): readonly [number, number] {
  if (holds === 'cards') return times(cardsInPlay(state, at(cards, piece)));
  if (holds === 'dames') return times(plays(state, 'society') && dameTiles[piece] !== undefined ? 1 : 0);
  if (holds === 'circles') {
    if (!plays(state, 'election')) return times(0);
    return circleTiles[piece]?.back === 0 ? [0, 1] : times(1);
  }
  if (!plays(state, 'possessions')) return times(0);
  return possessionTiles[piece]?.set === 'pool' ? times(1) : [0, 1];
}

function times(count: number): readonly [number, number] {
  return [count, count];
}

function cardsInPlay(state: PcState, { deck, sets, copies }: Card): number {
  const inPlay = deck === 'central' ? sets.includes(state.mode) : plays(state, deck);
  return inPlay ? copies : 0;
}

function playerFaults(state: PcState): string[] {
  return state.hands.flatMap((_, seat) => {
    const found: string[] = [];
    const cells = state.markers.slice(seat * markersEach, (seat + 1) * markersEach);
    if (new Set(cells).size !== cells.length) found.push(`two markers of seat ${seat} share a space`);
    if ((state.votes[seat] ?? 0) > mostVotes) found.push(`seat ${seat} has more than ${mostVotes} votes`);
    if ((state.tableaux[seat]?.length ?? 0) > tableauPlaces)
      found.push(`seat ${seat} has too many black cards`);
    if ((state.pounds[seat] ?? 0) < 0 && ownsAny(state, seat)) {
      found.push(`seat ${seat} owns something and is in debt`); // PC-11.8, LW-12.3
    }
    if (numberAt(state.unplaced, seat) < 0)
      found.push(`seat ${seat} has placed more errand boys than it has`);
    return found;
  });
}

function centralFaults(state: PcState): string[] {
  const held = state.bonus.reduce((bits, tile) => (tile === none ? bits : withBit(bits, tile)), 0);
  const found: string[] = [];
  if ((held | state.bonusLeft) !== allBonusTiles(state.mode) || (held & state.bonusLeft) !== 0) {
    found.push('bonus tiles are lost or doubled');
  }
  if (new Set(state.order).size !== state.seats) found.push('turn order leaves somebody out');
  if (plays(state, 'possessions') && state.offer.length !== offerSize)
    found.push('the offer does not hold four tiles');
  return found;
}
