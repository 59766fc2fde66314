import type { Goal, Viewer } from '@manigance/core';
import { conditionsToWin } from '../rules/constants.ts';
import type { ElView } from '../rules/state.ts';

/** EL-19.1 The goal line in one language: to a player, and to spectators. */
export interface GoalWords {
  readonly yours: Pick<Goal, 'text' | 'short'>;
  readonly everyones: Pick<Goal, 'text' | 'short'>;
}

/** EL-19.1, EL-19.3 The conditions that the viewer fulfils or holds the certificate of. */
export function ownGoal({ yours, everyones }: GoalWords, view: ElView, viewer: Viewer): Goal {
  const player = viewer === 'spectator' ? undefined : view.players[viewer];
  if (player === undefined) return everyones;
  const fulfilled = Object.values(player.conditions).filter(
    ({ state }) => state === 'met' || state === 'certificate',
  );
  return { ...yours, progress: { reached: fulfilled.length, needed: conditionsToWin } };
}
