import { catalog } from '@manigance/games';
import {
  type Append,
  ConflictError,
  type LoadedTable,
  load,
  MemoryStore,
  type MemoryTable,
  type RoomContext,
} from '@manigance/table';
import { importedTable } from './import-match.ts';
import type { KeptMatch } from './saved-match.ts';
import { appendToTable, readTable } from './table-db.ts';
import type { StorageState } from './worker-messages.ts';

/** A store with the table of a match loaded. */
export interface OpenedStore extends Pick<RoomContext, 'games'> {
  readonly store: MemoryStore;
  readonly loaded: LoadedTable;
}

/** `undefined` if the match is nowhere, or its rules have changed. */
export async function openStore(
  match: KeptMatch,
  tellKept: (kept: StorageState) => void,
): Promise<OpenedStore | undefined> {
  const { game, older = [] } = await catalog.get(match.game).rules(match.options);
  const games = { [match.game]: { game, older, levels: [] } };
  let stored = await readTable(match.id).catch(() => 'unkept' as const);
  if (stored === undefined && 'seed' in match)
    stored = await imported(importedTable(match, game.rulesVersion));
  const isKept = stored !== 'unkept';
  const store: MemoryStore = new MemoryStore(isKept ? persistence(() => store, tellKept) : undefined);
  if (stored === 'unkept' && 'seed' in match) await store.append(importedTable(match, game.rulesVersion));
  else if (typeof stored === 'object') store.add(stored);
  const loaded = await load({ store, games }, match.id);
  if (loaded?.table.match === undefined) return undefined;
  tellKept(isKept ? 'stored' : 'unkept');
  return { store, games, loaded };
}

/** The table once it is in the database; `unkept` where the database is forbidden or full: the match is in memory only. */
async function imported(append: Append): Promise<MemoryTable | 'unkept' | undefined> {
  try {
    await appendToTable(append);
    return await readTable(append.row.id);
  } catch {
    return 'unkept';
  }
}

/** Writes entries to the database before the store takes them. Entries that cannot be written are not taken, and tried again. */
function persistence(store: () => MemoryStore, tellKept: (kept: StorageState) => void): Persist {
  let kept: StorageState = 'stored';
  const tell = (now: StorageState) => {
    if (now !== kept) tellKept(now);
    kept = now;
  };
  return async (append) => {
    try {
      await appendToTable(append);
    } catch (error) {
      if (!(error instanceof ConflictError)) {
        tell('unstored');
        throw error;
      }
      const stored = await readTable(append.row.id);
      if (stored !== undefined) {
        store().add(stored);
        throw error;
      }
      await appendToTable(await whole(store(), append)); // the player has cleared the data of the page
    }
    tell('stored');
  };
}

type Persist = (append: Append) => Promise<void>;

/** The append with all entries before it. */
async function whole(store: MemoryStore, { row, bodies }: Append): Promise<Append> {
  const before = (await store.read(row.id, 0)).map(({ body }) => body);
  return { row, expected: 0, bodies: [...before, ...bodies] };
}
