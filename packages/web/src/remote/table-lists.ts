import { catalog } from '@manigance/games';
import type { TableLine } from '@manigance/protocol';
import { useEffect, useState } from 'preact/hooks';
import { serverConnection } from '../match/server-connection.ts';
import { nameAtServer, offeredGames } from './guest.ts';

interface TableLists {
  /** My tables: those waiting for me, then others in play, then finished ones; the latest first. */
  readonly mine: readonly TableLine[];
  /** Open tables. */
  readonly open: readonly TableLine[];
}

const askAgainAfter = 20_000;
const none: TableLists = { mine: [], open: [] };

/** The tables of the server, polled while the page is visible; none without a server. */
export function useTableLists(): TableLists {
  const [lists, setLists] = useState(none);
  useEffect(() => {
    let stale = false;
    const ask = async () => {
      if (document.hidden || (await offeredGames()) === undefined) return;
      const [mine, open] = await Promise.all([myTables(), openTables()]);
      const own = new Set(mine.map(({ id }) => id));
      if (!stale) setLists({ mine, open: open.filter(({ id }) => !own.has(id)) });
    };
    const look = () => void ask().catch(() => undefined);
    look();
    const timer = setInterval(look, askAgainAfter);
    document.addEventListener('visibilitychange', look);
    return () => {
      stale = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return lists;
}

async function myTables(): Promise<TableLine[]> {
  if ((await nameAtServer()) === undefined) return [];
  const answer = await serverConnection().ask({ type: 'tables', of: 'me' });
  if (answer.type !== 'tables') return [];
  const rank = ({ yourTurn, stage }: TableLine) => (yourTurn ? 0 : isGoing(stage) ? 1 : 2);
  return answer.tables
    .filter(({ game }) => catalog.find(game) !== undefined)
    .toSorted((one, other) => rank(one) - rank(other) || other.updatedAt - one.updatedAt);
}

async function openTables(): Promise<TableLine[]> {
  const answer = await fetch('/api/tables');
  if (!answer.ok) return [];
  const tables = ((await answer.json()) as TableLine[]).filter(
    ({ game }) => catalog.find(game) !== undefined,
  );
  return tables.toSorted(
    (one, other) => Number(other.stage === 'gathering') - Number(one.stage === 'gathering'),
  );
}

/** Whether a table is gathering or playing. */
export function isGoing(stage: TableLine['stage']): boolean {
  return stage === 'gathering' || stage === 'playing';
}
