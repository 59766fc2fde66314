import { RoomClosedError, type TableRegistry, type TableRouter } from '@manigance/table';
import { newGuestId } from '../secrets.ts';
import type { Guest, Storage } from '../storage/port.ts';
import { nameFormer, tablesNaming } from './former-player.ts';
import type { PersonalData } from './personal-data.ts';

interface DeletionSetup {
  readonly storage: Storage;
  readonly registry: Pick<TableRegistry, 'rewritten'>;
  readonly tables: Pick<TableRouter, 'handle'>;
  readonly personalData: readonly PersonalData[];
}

/** Most tables of one person that have not ended. */
const mostTables = 200;

/**
 * Deletes a person: a bot takes over their seats, old records name a former player, every subject forgets them, their credentials
 * last. What was interrupted is finished by asking once more.
 */
export async function deletePerson(guest: Guest, setup: DeletionSetup): Promise<void> {
  const { storage, registry, personalData } = setup;
  await leaveTables(guest, setup);
  for (const table of await tablesNaming(storage, guest.id)) {
    const rewrite = () => nameFormer(storage, table, guest.id, `former${newGuestId()}`);
    await registry.rewritten(table, rewrite).catch((error: unknown) => {
      // Rewritten, but no longer ours: its next owner reads it again.
      if (!(error instanceof RoomClosedError)) throw error;
    });
  }
  for (const one of personalData) await one.forget(guest.id);
}

async function leaveTables(guest: Guest, { storage, tables }: DeletionSetup): Promise<void> {
  for (const { id, stage } of await storage.list({ guest: guest.id }, mostTables))
    if (stage === 'gathering' || stage === 'playing')
      await tables.handle({}, guest, { type: 'leave', id: 0, table: id });
}
