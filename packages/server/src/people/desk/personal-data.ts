import type { Database } from '../../storage/database.ts';
import type { PersonalData } from '../personal-data.ts';

/** A person's right as host and their acts at the desk. A deleted person is in its log without a name. */
export function deskData(database: Database): PersonalData {
  return {
    subject: 'desk',
    async exportOf(guest) {
      const [right] = await database.query('SELECT since FROM desk_rights WHERE guest = $1', guest);
      if (right === undefined) return {};
      const acts = await database.query(
        'SELECT at, act, table_id FROM desk_audit WHERE guest = $1 ORDER BY at, id',
        guest,
      );
      return { hostSince: Number(right.since), acts };
    },
    async forget(guest) {
      await database.transact([
        { sql: 'DELETE FROM desk_rights WHERE guest = $1', values: [guest] },
        { sql: `UPDATE desk_audit SET guest = '' WHERE guest = $1`, values: [guest] },
        { sql: 'UPDATE desk_audit SET person = NULL WHERE person = $1', values: [guest] },
        // The message of an exception may quote any data.
        { sql: `UPDATE desk_errors SET message = '' WHERE message LIKE $1`, values: [`%${guest}%`] },
      ]);
    },
  };
}
