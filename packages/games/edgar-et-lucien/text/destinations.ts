import type { DistrictId, WheelPosition } from '../rules/board.ts';
import { destinations } from '../rules/plan.ts';
import type { ElView } from '../rules/state.ts';
import { ownPlayer } from './lines.ts';

/** Where a wheel position leads a character. */
export interface Destination {
  readonly by: WheelPosition;
  /** Absent for a spectator, who has no character. */
  readonly from: DistrictId | undefined;
  /** Several where the exit is chosen when moving (EL-6.3); none where the character stays. */
  readonly to: readonly DistrictId[];
}

/** EL-6.6 From where the viewer's character stands now. */
export function destinationOf(view: ElView, character: 'edgar' | 'lucien', by: WheelPosition): Destination {
  const from = ownPlayer(view)?.[character];
  return { by, from, to: from === undefined ? [] : destinations(from, by) };
}
