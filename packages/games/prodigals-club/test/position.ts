import { Runner, rngFrom, type Seat, seedFromNumber, timeoutMove } from '@manigance/core';
import { type Scenario, scenario } from '@manigance/core/testing';
import { parked, positionAt, type Spot } from '../lessons/course/position.ts';
import type { Effect } from '../rules/effects/language.ts';
import { game } from '../rules/index.ts';
import type { Mode } from '../rules/modes.ts';
import type { PcMove } from '../rules/moves.ts';
import type { PcState, PcVocabulary } from '../rules/state.ts';

export { type PlayerSpot, parked, type Spot, standing } from '../lessons/course/position.ts';

/** A position in the middle of a match: the default start without handicaps, changed by `spot`. */
export function matchAt(spot: Spot): Scenario<PcVocabulary> {
  return scenario(game, positionAt(spot));
}

/** The first player's action turn. */
export function acting(spot: Spot): Scenario<PcVocabulary> {
  return matchAt({ ...spot, pending: [parked, { kind: 'actions', seat: 0 }] });
}

/** The errand phase, from the first player on. */
export function sending(spot: Spot): Scenario<PcVocabulary> {
  return matchAt({ ...spot, pending: [{ kind: 'errands', at: 0 }] });
}

/** The first player resolving an effect whose amounts are fixed. */
export function effecting(effect: Effect<number>, spot: Spot = {}): Scenario<PcVocabulary> {
  return matchAt({ ...spot, pending: [parked, { kind: 'effect', seat: 0, effect }] });
}

/** The phases after the last action turn. */
export function closing(spot: Spot): Scenario<PcVocabulary> {
  return matchAt({ ...spot, pending: [{ kind: 'closing', at: 0 }] });
}

/** Plays a list of moves of one seat. */
export function playAll(match: Scenario<PcVocabulary>, seat: Seat, ...moves: readonly PcMove[]): void {
  for (const move of moves) match.play(seat, move);
}

/** A player as viewers see them. */
export function player(
  match: Scenario<PcVocabulary>,
  seat: Seat,
): ReturnType<typeof game.view>['players'][number] {
  return game.view(match.state, seat).players[seat] as never;
}
export function view(match: Scenario<PcVocabulary>): ReturnType<typeof game.view> {
  return game.view(match.state, 'spectator');
}

/** A new match at its first question. */
export function fresh(seats: number, mode: Mode, seed = 1): PcState {
  return new Runner(game).start(seats, { mode }, rngFrom(seedFromNumber(seed)));
}

export function kinds(match: Scenario<PcVocabulary>): string[] {
  return match.events.map(({ type }) => type);
}

/** Plays on with the timeout move of every player. */
export function idleUntil(from: PcState, done: (state: PcState) => boolean): PcState {
  const runner = new Runner(game);
  const state = game.copy(from);
  while (state.outcome === undefined && !done(state)) {
    const seat = runner.nextSeat(state);
    runner.play(state, seat, timeoutMove(game, state, seat));
  }
  return state;
}
