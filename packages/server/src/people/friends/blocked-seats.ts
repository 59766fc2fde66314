import type { ClientMessageOf, Reason } from '@manigance/protocol';
import type { TableRegistry } from '@manigance/table';
import type { Identity } from '../../guests.ts';
import type { Database } from '../../storage/database.ts';
import { FriendStore } from './store.ts';

/** Why a person may not sit down, though the table would let them: its host has blocked them. They are told what anybody is told of a full table. */
export function blockedSeats(
  database: Database,
  registry: Pick<TableRegistry, 'table'>,
): (who: Identity, message: ClientMessageOf<'sit'>) => Promise<Reason | undefined> {
  const store = new FriendStore(database);
  return async ({ guest, also = [] }, { table: id }) => {
    const blockers = await store.blockersOf([guest.id, ...also]);
    if (blockers.size === 0) return undefined;
    const table = await registry.table(id);
    const isSeated = table?.seats.some(({ person }) => person?.id === guest.id) ?? false;
    const isBlocked = table !== undefined && !isSeated && blockers.has(table.host);
    return isBlocked ? { code: 'seat-taken' } : undefined;
  };
}
