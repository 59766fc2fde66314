import type { TableLine } from '@manigance/protocol';
import { useEffect, useState } from 'preact/hooks';
import { isGameId } from '../games.ts';
import { connection } from './connection.ts';
import { offeredGames } from './guest.ts';

/** My tables on the server, those waiting for me first; none where there is no server or it does not know me. */
export function useRemoteTables(): readonly TableLine[] {
  const [tables, setTables] = useState<readonly TableLine[]>([]);
  useEffect(() => {
    let stale = false;
    const ask = async () => {
      if ((await offeredGames()) === undefined || !(await fetch('/api/me')).ok) return;
      const answer = await connection().ask({ type: 'tables', of: 'me' });
      if (stale || answer.type !== 'tables') return;
      const live = answer.tables.filter(
        ({ game, stage }) => isGameId(game) && (stage === 'gathering' || stage === 'playing'),
      );
      setTables(live.toSorted((one, other) => Number(other.yourTurn) - Number(one.yourTurn)));
    };
    void ask().catch(() => undefined);
    return () => {
      stale = true;
    };
  }, []);
  return tables;
}
