import { type Rng, randomBelow, shuffle } from '@manigance/core';
import { schemeKinds } from './cards.ts';
import { startMoney, startPopularity } from './constants.ts';
import { allCards } from './deck.ts';
import { planFor } from './plan.ts';
import type { ElOptions, ElState } from './state.ts';
import { conditionIds } from './victory.ts';

/** EL-3 Everybody has chosen nothing yet; the first player is asked where to begin. */
export function setup(seats: number, { openMoney, firstPlayer }: ElOptions, rng: Rng): ElState {
  const first = firstPlayer === 'random' ? randomBelow(rng, seats) : 0;
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
    governor: -1,
    heritage: -1,
    certificates: conditionIds.map(() => -1),
    owner: Array<number>(planFor[seats]?.size ?? 0).fill(-1),
    money: each(startMoney),
    popularity: each(startPopularity),
    districts: each(0),
    administrations: each(0),
    edgar: each(-1),
    lucien: each(-1),
    marks: each(0),
    acted: each(0),
    certified: each(0),
    gone: each(0),
    programmes: each(-1),
    hands: Array<number>(seats * schemeKinds).fill(0),
    handSize: each(0),
    deck: shuffle(rng, [...allCards]),
    discard: [],
    inPlay: -1,
  };
}
