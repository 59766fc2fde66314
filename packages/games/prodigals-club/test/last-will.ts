import type { Game, Seat } from '@manigance/core';
import { type Scenario, scenario } from '@manigance/core/testing';
import { type WillSpot, willAt } from '../lessons/course/last-will-position.ts';
import { parked } from '../lessons/course/position.ts';
import type { LastWillSeat, LastWillTable } from '../rules/competitions/last-will/view-types.ts';
import { game } from '../rules/index.ts';
import { lastWillModes } from '../rules/modes.ts';
import type { PcFrame, PcState, PcVocabulary } from '../rules/state.ts';

export { type Heir, type WillSpot, willAt } from '../lessons/course/last-will-position.ts';

/** The game with the modes of Last Will as its settings. */
export const lastWillGame: Game<PcVocabulary> = { ...game, settings: { mode: lastWillModes } };

export function willMatch(spot: WillSpot): Scenario<PcVocabulary> {
  return scenario(lastWillGame, willAt(spot));
}

/** The first player's action turn. */
export function acting(spot: WillSpot): Scenario<PcVocabulary> {
  return inPhase('actions', spot, [parked, { kind: 'furtherActions', seat: 0 }]);
}

/** The errand phase, from the first player on. */
export function sending(spot: WillSpot): Scenario<PcVocabulary> {
  return inPhase('errands', spot, [{ kind: 'errands', at: 0 }]);
}

/** The planning of a round. */
export function planning(spot: WillSpot): Scenario<PcVocabulary> {
  return inPhase('planning', spot, [
    { kind: 'errands', at: 0 },
    { kind: 'planning', at: 0 },
  ]);
}

/** The phases after the last action turn. */
export function closing(spot: WillSpot): Scenario<PcVocabulary> {
  return inPhase('closing', spot, [{ kind: 'closing', at: 0 }]);
}

function inPhase(
  phase: PcState['phase'],
  spot: WillSpot,
  pending: readonly PcFrame[],
): Scenario<PcVocabulary> {
  const state = willAt({ ...spot, pending: spot.pending ?? pending });
  state.phase = phase;
  return scenario(lastWillGame, state);
}

/** A player's part of Last Will as this viewer sees it; by default the player. */
export function heir(
  match: Scenario<PcVocabulary>,
  seat: Seat,
  viewer: Seat | 'spectator' = seat,
): LastWillSeat {
  return lastWillGame.view(match.state, viewer).players[seat]?.lastWill as LastWillSeat;
}
export function table(match: Scenario<PcVocabulary>): LastWillTable {
  return lastWillGame.view(match.state, 'spectator').lastWill as LastWillTable;
}
/** The ids of the cards in a hand as the viewer sees them. */
export function handOf(match: Scenario<PcVocabulary>, seat: Seat, viewer: Seat | 'spectator' = seat) {
  return heir(match, seat, viewer).hand.map(({ card }) => card);
}
export function boardOf(match: Scenario<PcVocabulary>, seat: Seat) {
  return heir(match, seat).board.map(({ card }) => card);
}
/** Pounds paid by each payment among the last events. */
export function paid(match: Scenario<PcVocabulary>): number[] {
  return match.events.flatMap((event) => (event.type === 'spent' ? [event.n] : []));
}
