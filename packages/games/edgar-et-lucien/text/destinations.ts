import type { DistrictId, WheelPosition } from '../rules/board.ts';
import { districtNumber, type Plan, planFor, wheelNumber } from '../rules/plan.ts';
import type { ElView } from '../rules/state.ts';
import { ownPlayer } from './lines.ts';

/** What a hand of the wheel brings its character. */
export interface Destination {
  readonly by: WheelPosition;
  /** Absent for a spectator, who has no character. */
  readonly from: DistrictId | undefined;
  /** Several where the exit is chosen when moving (EL-6.3); none where the character stays. */
  readonly to: readonly DistrictId[];
}

/** EL-6.6 The way of the reader's character from where it stands now. */
export function destinationOf(view: ElView, character: 'edgar' | 'lucien', by: WheelPosition): Destination {
  const from = ownPlayer(view)?.[character];
  const { ids, exits } = planFor[view.players.length] as Plan;
  const to = from === undefined ? undefined : exits[districtNumber[from]]?.[wheelNumber[by]];
  return { by, from, to: (to ?? []).map((at) => ids[at] as DistrictId) };
}
