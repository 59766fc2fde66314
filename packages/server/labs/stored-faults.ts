import { anyGame, canonical } from '@manigance/core';
import { ticTacToe } from '@manigance/core/tic-tac-toe';
import { catalog } from '@manigance/games';
import { loadAll, type TableEntry } from '@manigance/table';
import { loadGames } from '../src/games.ts';
import type { Storage } from '../src/storage/port.ts';
import type { Pair } from './pair.ts';

const games = await loadGames(catalog);

/** Which promises are looked at: those made until a time, of each pair all or the latest. */
interface Extent {
  readonly until?: number;
  readonly latest?: number;
}

/** Finds lost, doubled or reordered moves, and steps that were shown but are not stored. */
export async function faultsInStore(
  storage: Storage,
  pairs: readonly Pair[],
  { until = Number.POSITIVE_INFINITY, latest = Number.POSITIVE_INFINITY }: Extent = {},
): Promise<readonly string[]> {
  const everyGame = { ...games, 'tic-tac-toe': { game: anyGame(ticTacToe), older: [], levels: [] } };
  const faults: string[] = [];
  for (const { acknowledged, clients, seen } of pairs) {
    const recent = acknowledged.filter(({ at }) => at <= until).slice(-latest);
    for (const table of new Set(recent.map((one) => one.table))) {
      const moves = recent.filter((one) => one.table === table);
      const stored = (await storage.read(table, 0)).map(({ body }) => JSON.parse(body) as TableEntry);
      const keys = stored.flatMap((entry) => (entry.kind === 'moved' ? [entry.key ?? ''] : []));
      if (new Set(keys).size !== keys.length) faults.push(`${table}: a move is doubled`);
      const places = moves.map(({ key }) => keys.indexOf(key));
      if (places.includes(-1)) faults.push(`${table}: an acknowledged move is lost`);
      if (places.some((place, at) => at > 0 && place <= (places[at - 1] ?? -1)))
        faults.push(`${table}: moves are reordered`);
      const whole = await loadAll({ store: storage, games: everyGame }, table);
      for (const [viewer, client] of clients.entries()) {
        const shownThen = seen[viewer]?.get(table)?.findLast(({ at }) => at <= until)?.steps ?? 0;
        const shown = client.tables.get(table)?.steps.slice(0, shownThen) ?? [];
        const lawful = whole?.steps[viewer] ?? [];
        const isStored = shown.every((step, at) => canonical(step) === canonical(lawful[at]));
        if (!isStored) faults.push(`${table}: something was shown that was not stored`);
      }
    }
  }
  return faults;
}
