import type { Seat } from '@manigance/core';
import { at } from '@manigance/core';
import { type Scenario, scenario } from '@manigance/core/testing';
import { type Position, position } from '../lessons/course/position.ts';
import type { DistrictId, WheelPosition } from '../rules/board.ts';
import type { SchemeId } from '../rules/cards.ts';
import type { ElEvent } from '../rules/events.ts';
import { game } from '../rules/index.ts';
import { districtId, districtNumber } from '../rules/plan.ts';
import { setup } from '../rules/setup.ts';
import type { ElVocabulary } from '../rules/state.ts';

export { type PlayerAt, type Position, position } from '../lessons/course/position.ts';

/** A position that goes on by real moves only. */
export function table(given: Position): Scenario<ElVocabulary> {
  return scenario(game, position(given));
}

/** The match from its beginning. */
export function opening(seats: number, openMoney = false): Scenario<ElVocabulary> {
  return scenario(game, setup(seats, { openMoney, firstPlayer: 'seat-0' }, [1, 2, 3, 4]));
}

type Match = Scenario<ElVocabulary>;

/** Every player commits, in seat order; those without a programme stay put. */
export function programme(
  match: Match,
  ...wheels: readonly (readonly [WheelPosition, WheelPosition])[]
): void {
  for (const seat of [...match.asked].sort()) {
    const [edgar, lucien] = wheels[seat] ?? ['immobile', 'immobile'];
    match.play(seat, { do: 'commit', edgar, lucien });
  }
}

/** Passes for every player asked to act, until another question is put. */
export function passAll(match: Match): void {
  while (match.state.outcome === undefined && match.state.pending.at(-1)?.kind === 'act') {
    match.play(match.asked[0] as Seat, { do: 'pass' });
  }
}

/** A whole turn in which nobody moves or acts. */
export function idleTurn(match: Match): void {
  programme(match);
  passAll(match);
}

export function ownerOf(match: Match, district: DistrictId): Seat | undefined {
  const owner = match.state.owner[districtNumber[district]] as Seat;
  return owner === -1 ? undefined : owner;
}

export function edgarOf(match: Match, seat: Seat): DistrictId {
  return districtId(match.state, at(match.state.edgar, seat));
}

export function lucienOf(match: Match, seat: Seat): DistrictId {
  return districtId(match.state, at(match.state.lucien, seat));
}

/** The cards of a hand, by their ids. */
export function handOf(match: Match, seat: Seat): SchemeId[] {
  return game.view(match.state, seat).players[seat]?.hand as SchemeId[];
}

/** The events of this type that the last move brought about. */
export function told<T extends ElEvent['type']>(match: Match, type: T): Extract<ElEvent, { type: T }>[] {
  return match.events.filter((event): event is Extract<ElEvent, { type: T }> => event.type === type);
}
