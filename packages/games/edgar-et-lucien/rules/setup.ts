import type { Seat } from '@manigance/core';
import { type Rng, randomBelow, shuffle } from '@manigance/core';
import { noCard, schemeKinds } from './cards.ts';
import { startMoney, startPopularity } from './constants.ts';
import { allCards } from './deck.ts';
import { nowhere, planFor } from './plan.ts';
import { nobody } from './players.ts';
import type { ElOptions, ElState } from './state.ts';
import { conditionIds } from './victory.ts';
import { unrevealed } from './wheel.ts';

/** EL-3 Everybody has chosen nothing yet; the first player is asked where to begin. */
export function setup(seats: number, { openMoney, firstPlayer }: ElOptions, rng: Rng): ElState {
  // `| 0` tells the engine that it is an integer: seats fill most lists, which are slower with fractions.
  const first = firstPlayer === 'random' ? randomBelow(rng, seats) | 0 : 0;
  const each = (value: number) => Array<number>(seats).fill(value);
  return {
    seats,
    rng,
    question: 0,
    pending: [{ kind: 'place', seat: first }],
    answers: [],
    events: [{ type: 'began', firstPlayer: first }],
    outcome: undefined,
    openMoney,
    period: 1,
    turn: 1,
    order: Array.from({ length: seats }, (_, step) => (first + step) % seats),
    firstPlayer: first,
    governor: nobody,
    heritage: nobody,
    certificates: conditionIds.map(() => nobody),
    owner: Array<Seat>(planFor(seats).size).fill(nobody),
    money: each(startMoney),
    popularity: each(startPopularity),
    districts: each(0),
    administrations: each(0),
    edgar: each(nowhere),
    lucien: each(nowhere),
    marks: each(0),
    acted: each(0),
    certified: each(0),
    gone: each(0),
    programmes: each(unrevealed),
    hands: Array<number>(seats * schemeKinds).fill(0),
    handSize: each(0),
    deck: shuffle(rng, [...allCards]),
    discard: [],
    inPlay: noCard,
    knowledge: undefined,
  };
}
