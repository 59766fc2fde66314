import type { MatchClient } from '../match/match-client.ts';
import { SoFarClient } from '../match/so-far-client.ts';
import { ReplayLine } from '../screens/replay/replay-line.tsx';
import type { LineProps, TableSlots } from './table-slots.ts';

/** The replay of a match in progress, in place of its table. */
export interface SoFar extends Required<Pick<TableSlots, 'Line'>> {
  /** The match that is replayed. */
  readonly of: MatchClient;
  readonly client: SoFarClient;
}

/** Opens the match so far as its viewer saw it; `undefined` if the table does not answer. */
export async function openSoFar(of: MatchClient, onLeave: () => void): Promise<SoFar | undefined> {
  const client = await SoFarClient.open(of);
  if (client === undefined) return undefined;
  const Line = (line: LineProps) => (
    <ReplayLine client={client} props={line.props} board={line.board} onLeave={onLeave} />
  );
  return { of, client, Line };
}
