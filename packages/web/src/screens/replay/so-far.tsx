import type { MatchClient } from '../../match/match-client.ts';
import { SoFarClient } from '../../match/so-far-client.ts';
import type { LineProps, SoFar } from '../../table/table-slots.ts';
import { ReplayLine } from './replay-line.tsx';

/** Opens the match so far as its viewer saw it; `undefined` if the table does not answer. */
export async function openSoFar(of: MatchClient, onLeave: () => void): Promise<SoFar | undefined> {
  const client = await SoFarClient.open(of);
  if (client === undefined) return undefined;
  const Line = (line: LineProps) => (
    <ReplayLine client={client} props={line.props} board={line.board} onLeave={onLeave} />
  );
  return { of, client, Line };
}
