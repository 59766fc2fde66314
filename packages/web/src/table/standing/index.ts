import type { AnyBoard } from '@manigance/ui/board-props.ts';
import type { MatchClient } from '../../match/match-client.ts';

/** Whether this table takes standing answers. */
export function hasStanding({ standing }: MatchClient, board: AnyBoard): boolean {
  return standing !== undefined && board.standing !== undefined;
}

/** Whether a standing answer can answer this kind of question. */
export function standsAt(client: MatchClient, board: AnyBoard, kind: string | undefined): boolean {
  return kind !== undefined && hasStanding(client, board) && (board.standing?.kinds.includes(kind) ?? false);
}
