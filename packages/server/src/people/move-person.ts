import type { Database } from '../storage/database.ts';
import { FriendStore } from './friends/store.ts';
import { GroupStore } from './groups/store.ts';
import { moveTournaments } from './tournaments/personal-data.ts';

/** A guest joins an account: their friends, groups and tournaments are the account's from now on. Done again it does nothing. */
export async function movePerson(database: Database, guest: string, account: string): Promise<void> {
  await new FriendStore(database).moveTo(guest, account);
  await new GroupStore(database).moveTo(guest, account);
  await moveTournaments(database, guest, account);
}
