import type { AnyBoard } from '@manigance/ui/board-props.ts';
import type { Host } from '../../host/host.ts';

/** Whether this table takes standing answers. */
export function hasStanding({ standing }: Host, board: AnyBoard): boolean {
  return standing !== undefined && board.standing !== undefined;
}

/** Whether a standing answer can answer this kind of question. */
export function standsAt(host: Host, board: AnyBoard, kind: string | undefined): boolean {
  return kind !== undefined && hasStanding(host, board) && (board.standing?.kinds.includes(kind) ?? false);
}
