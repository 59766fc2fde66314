import type { ElView } from '../rules/index.ts';
import type { ConditionView } from '../rules/state.ts';
import { type ConditionId, conditionIds } from '../rules/victory.ts';

/** A condition, and how far a seat has come with it. */
export interface Condition extends ConditionView {
  readonly condition: ConditionId;
  readonly need: number;
}

/** Progress of a seat towards the four conditions, as I may know it. */
export function conditionsOf(view: ElView, seat: number): readonly Condition[] {
  const player = view.players[seat];
  if (player === undefined) return [];
  return conditionIds.map((condition) => ({
    condition,
    need: view.needs[condition],
    ...player.conditions[condition],
  }));
}

/** Whether a condition is met, or its certificate held. */
export function isFulfilled({ state }: Condition): boolean {
  return state === 'met' || state === 'certificate';
}
