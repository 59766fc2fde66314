import type { Database } from '../storage/database.ts';
import { FriendStore } from './friends/store.ts';

/** A guest joins an account: their friends are the account's from now on. Done again it does nothing. */
export async function movePerson(database: Database, guest: string, account: string): Promise<void> {
  await new FriendStore(database).moveTo(guest, account);
}
