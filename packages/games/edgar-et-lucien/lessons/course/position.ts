import type { Seat } from '@manigance/core';
import { type ActionId, actionNumber } from '../../rules/administrations.ts';
import type { DistrictId } from '../../rules/board.ts';
import { type SchemeId, schemeKinds, schemeNumber } from '../../rules/cards.ts';
import { startMoney, startPopularity } from '../../rules/constants.ts';
import { allCards } from '../../rules/deck.ts';
import { faults } from '../../rules/faults.ts';
import { districtNumber, planOn } from '../../rules/plan.ts';
import { setup } from '../../rules/setup.ts';
import type { ElFrame, ElState } from '../../rules/state.ts';
import { type ConditionId, conditionNumber } from '../../rules/victory.ts';

/** The fields of a player that a position names; the others are as at the start. */
export interface PlayerAt {
  readonly money?: number;
  readonly popularity?: number;
  /** Where both characters stand, unless said otherwise. */
  readonly at?: DistrictId;
  readonly edgar?: DistrictId;
  readonly lucien?: DistrictId;
  /** Districts controlled. */
  readonly owns?: readonly DistrictId[];
  readonly marks?: readonly ActionId[];
  readonly hand?: readonly SchemeId[];
  readonly certified?: boolean;
  readonly acted?: 'edgar' | 'lucien';
}

/** The fields that a position names; the others are as at the start. */
export interface Position {
  /** One entry for each seat. */
  readonly players: readonly PlayerAt[];
  /** Who acts; another frame if `pending` says so. */
  readonly acts?: Seat;
  readonly pending?: ElFrame;
  readonly firstPlayer?: Seat;
  readonly turn?: number;
  readonly period?: number;
  readonly governor?: Seat;
  readonly heritage?: Seat;
  readonly certificates?: Partial<Record<ConditionId, Seat>>;
  /** The deck, the top card last. Cards that are not named form the deck, or go to `rest`. */
  readonly deck?: readonly SchemeId[];
  readonly discard?: readonly SchemeId[];
  /** The seat that holds the unnamed cards if `deck` is given. */
  readonly rest?: Seat;
  readonly openMoney?: boolean;
}

/** Neither Administrations nor next to each other. */
const homes: Readonly<Record<number, readonly DistrictId[]>> = {
  2: ['A01', 'A14'],
  3: ['A01', 'A14', 'A07'],
  4: ['B03', 'B05', 'B15', 'B17'],
};

/** A complete position from the named fields. */
export function position(given: Position): ElState {
  const seats = given.players.length;
  const options = { openMoney: given.openMoney ?? false, firstPlayer: 'seat-0' } as const;
  const state = setup(seats, options, [1, 2, 3, 4]);
  state.events.length = 0;
  state.firstPlayer = given.firstPlayer ?? 0;
  state.order = state.order.map((seat) => (seat + state.firstPlayer) % seats);
  state.pending = [given.pending ?? { kind: 'act', seat: given.acts ?? state.firstPlayer }];
  state.turn = given.turn ?? 1;
  state.period = given.period ?? 1;
  state.governor = given.governor ?? -1;
  state.heritage = given.heritage ?? -1;
  for (const [id, seat] of Object.entries(given.certificates ?? {})) {
    state.certificates[conditionNumber[id as ConditionId]] = seat;
  }
  given.players.forEach((player, seat) => {
    seatPlayer(state, seat, player);
  });
  dealCards(state, given);
  const wrong = faults(state);
  if (wrong.length > 0) throw new Error(`no such position: ${wrong.join('; ')}`);
  return state;
}

function seatPlayer(state: ElState, seat: Seat, player: PlayerAt): void {
  const home = player.at ?? (homes[state.seats]?.[seat] as DistrictId);
  state.money[seat] = player.money ?? startMoney;
  state.popularity[seat] = player.popularity ?? startPopularity;
  state.edgar[seat] = districtNumber[player.edgar ?? home];
  state.lucien[seat] = districtNumber[player.lucien ?? home];
  state.marks[seat] = (player.marks ?? []).reduce((bits, id) => bits | (1 << actionNumber[id]), 0);
  state.certified[seat] = player.certified ? 1 : 0;
  state.acted[seat] = player.acted === undefined ? 0 : player.acted === 'edgar' ? 1 : 2;
  const { administration } = planOn(state);
  for (const id of player.owns ?? []) {
    const district = districtNumber[id];
    state.owner[district] = seat;
    state.districts[seat] = (state.districts[seat] ?? 0) + 1;
    if (administration[district] !== -1) state.administrations[seat] = (state.administrations[seat] ?? 0) + 1;
  }
}

function dealCards(state: ElState, given: Position): void {
  const left = [...allCards];
  const take = (id: SchemeId): number => left.splice(left.indexOf(schemeNumber[id]), 1)[0] as number;
  given.players.forEach(({ hand = [] }, seat) => {
    for (const id of hand) give(state, seat, take(id));
  });
  state.discard = (given.discard ?? []).map(take);
  if (given.deck === undefined) {
    state.deck = left;
  } else {
    state.deck = given.deck.map(take);
    for (const kind of left) give(state, given.rest ?? 1, kind);
  }
}

function give(state: ElState, seat: Seat, kind: number): void {
  const at = seat * schemeKinds + kind;
  state.hands[at] = (state.hands[at] ?? 0) + 1;
  state.handSize[seat] = (state.handSize[seat] ?? 0) + 1;
}
