import type { AnyBoard, BoardProps } from '@manigance/ui/board-props.ts';
import { useLoad } from '@manigance/ui/use-load.ts';
import type { Replaying } from '../../match/replaying.ts';
import { turnPositions } from './turn-positions.ts';

/** The positions at which turns begin and end, as this viewer sees them; `undefined` until they are known. */
export function useTurns(
  client: Replaying,
  { following }: AnyBoard,
  { shown: { viewer }, language, names }: BoardProps,
): readonly number[] | undefined {
  return useLoad(async () => {
    const { log, lengths } = await client.wholeLog(viewer);
    return turnPositions(following?.turns(log, language, names) ?? [], lengths);
  }, [client, viewer]);
}
