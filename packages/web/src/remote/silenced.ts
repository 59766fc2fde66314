import { createStore, useStore } from '@manigance/ui/store.ts';
import { useEffect } from 'preact/hooks';
import { openConnection } from '../match/server-connection.ts';

const silenced = createStore<ReadonlySet<string> | undefined>(undefined);
const nobody: ReadonlySet<string> = new Set();

/** People whose chat lines I do not want to see: those I muted or blocked. Asked for once, where the page is connected to a server. */
export function useSilenced(): ReadonlySet<string> {
  const known = useStore(silenced);
  useEffect(() => {
    if (known === undefined) void readSilenced();
  }, []);
  return known ?? nobody;
}

/** Reads them anew, after a change. */
export async function readSilenced(): Promise<void> {
  const answer = await openConnection()
    ?.ask({ type: 'silenced' })
    .catch(() => undefined);
  if (answer?.type === 'silenced') silenced.set(new Set(answer.people.map(({ id }) => id)));
}
