import type { AnyBoard } from '@manigance/ui/board-props.ts';
import type { Host } from '../../host/host.ts';

/** Whether answers can be given beforehand at this table. */
export function hasStanding({ standing }: Host, board: AnyBoard): boolean {
  return standing !== undefined && board.standing !== undefined;
}

/** Whether this kind of question can be answered beforehand. */
export function standsAt(host: Host, board: AnyBoard, kind: string | undefined): boolean {
  return kind !== undefined && hasStanding(host, board) && (board.standing?.kinds.includes(kind) ?? false);
}
