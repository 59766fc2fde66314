import { at, copyRng, type Rng, type Seat, shuffle, tell, valueById } from '@manigance/core';
import { copyLists, listOf } from './arrays.ts';
import { withBit } from './bits.ts';
import { bonusTiles, bundles, spacesInState } from './board.ts';
import { competitions, competitionsIn } from './competitions/index.ts';
import { none } from './constants.ts';
import { piles } from './decks.ts';
import { boroughs } from './effects/language.ts';
import type { Handicap } from './events.ts';
import { lastWill } from './last-will.ts';
import { errandBoysFor, modeIds, modes, plays } from './modes.ts';
import type { PcOptions, PcState } from './state.ts';

/** PC-4 The state before the first round. */
export function setup(seats: number, { mode }: PcOptions, rng: Rng): PcState {
  const draft = emptyTable(seats, mode, rng);
  if (modes[mode].order === 'reserved') {
    const seatsInOrder = Array.from({ length: seats }, (_, seat) => seat);
    draft.order = shuffle(rng, seatsInOrder);
  }
  draft.decks = piles.map(({ layers }) => {
    const [top, bottom] = layers[mode];
    return [...shuffle(rng, bottom.slice()), ...shuffle(rng, top.slice())];
  });
  for (const { setUp } of competitionsIn(draft)) setUp(draft, rng);
  tell(draft, {
    type: 'opened',
    mode,
    order: draft.order.slice(),
    ...(plays(draft, 'possessions') ? { pointer: at(boroughs, draft.pointer) } : {}),
    ...(draft.lastWill === undefined
      ? {}
      : { modifiers: lastWill.loaded.modifiersOf(draft), firstPlayer: draft.lastWill.firstPlayer }),
  });
  if (modes[mode].handicaps) takeHandicaps(draft);
  for (const { afterSetUp } of competitionsIn(draft)) afterSetUp?.(draft);
  draft.pending.push({ kind: 'preparation' });
  return draft;
}

/** A state without pieces. All states have their fields in this order. */
export function emptyTable(seats: number, mode: PcOptions['mode'], rng: Rng): PcState {
  const each = <T>(make: () => T): T[] => listOf(seats, make);
  return {
    seats,
    rng,
    question: 0,
    pending: [],
    answers: [],
    events: [],
    outcome: undefined,
    mode,
    round: 1,
    phase: 'errands',
    order: [],
    boys: spacesInState(mode).map(() => 0),
    unplaced: each(() => errandBoysFor(mode, seats)),
    late: none,
    reserved: each(() => 0),
    bonusLeft: allBonusTiles(mode),
    bonus: each(() => none),
    renaissance: none,
    named: [none, none],
    centralCard: none,
    decks: [],
    bundles: bundles.map(() => []),
    bundlesLeft: 0,
    hands: each(() => []),
    tableaux: each(() => []),
    activated: each(() => 0),
    whites: each(() => []),
    offences: 0,
    discards: [],
    votes: [],
    megaphones: [],
    grids: [],
    circleSymbols: [],
    circles: [],
    circleDiscards: [],
    markers: [],
    dame: none,
    dameDiscards: [],
    immune: 0,
    pounds: [],
    possessions: [],
    offer: [],
    pointer: none,
    possessionDiscards: [],
    lastWill: undefined,
  };
}

/** PC-4.13 The bonus tiles of the competitions in play, one bit each; without their places there are none (LW-3.3). */
export function allBonusTiles(mode: PcOptions['mode']): number {
  return bonusTilesIn[mode];
}
const bonusTilesIn = valueById(modeIds, (mode) => {
  let bits = 0;
  bonusTiles.forEach(({ competition }, tile) => {
    if (plays({ mode }, competition) && modes[mode].centralBoard === 'all') bits = withBit(bits, tile);
  });
  return bits;
});

/** PC-4.14 Handicaps repeat in this order. */
const handicapCycle: readonly Handicap[] = ['possessions', 'election', 'society'];

function takeHandicaps(draft: PcState): void {
  const cycle = handicapCycle.filter((competition) => plays(draft, competition));
  draft.order.forEach((seat: Seat, index) => {
    for (let taken = 0; taken < draft.seats - 1 - index; taken++) {
      const competition = at(cycle, taken % cycle.length);
      tell(draft, { type: 'handicap', seat, competition });
      competitions[competition].handicap?.(draft, seat);
    }
  });
}

/** A copy that shares only immutable objects: frames, moves, placed tiles. */
export function copy(state: PcState): PcState {
  return {
    seats: state.seats,
    rng: copyRng(state.rng),
    question: state.question,
    pending: state.pending.slice(),
    answers: state.answers.slice(),
    events: [],
    outcome: state.outcome,
    mode: state.mode,
    round: state.round,
    phase: state.phase,
    order: state.order.slice(),
    boys: state.boys.slice(),
    unplaced: state.unplaced.slice(),
    late: state.late,
    reserved: state.reserved.slice(),
    bonusLeft: state.bonusLeft,
    bonus: state.bonus.slice(),
    renaissance: state.renaissance,
    named: state.named.slice(),
    centralCard: state.centralCard,
    decks: copyLists(state.decks),
    bundles: copyLists(state.bundles),
    bundlesLeft: state.bundlesLeft,
    hands: copyLists(state.hands),
    tableaux: copyLists(state.tableaux),
    activated: state.activated.slice(),
    whites: copyLists(state.whites),
    offences: state.offences,
    discards: state.discards.slice(),
    votes: state.votes.slice(),
    megaphones: state.megaphones.slice(),
    grids: copyLists(state.grids),
    circleSymbols: state.circleSymbols.slice(),
    circles: state.circles.slice(),
    circleDiscards: state.circleDiscards.slice(),
    markers: state.markers.slice(),
    dame: state.dame,
    dameDiscards: state.dameDiscards.slice(),
    immune: state.immune,
    pounds: state.pounds.slice(),
    possessions: copyLists(state.possessions),
    offer: state.offer.slice(),
    pointer: state.pointer,
    possessionDiscards: state.possessionDiscards.slice(),
    lastWill: state.lastWill === undefined ? undefined : lastWill.loaded.copyLastWill(state.lastWill),
  };
}
