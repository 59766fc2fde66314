import type { Answer, ClientMessageOf } from '@manigance/protocol';
import type { TableMessage } from '@manigance/table';
import type { Identity } from './guests.ts';
import type { Database } from './storage/database.ts';
import type { Guest } from './storage/port.ts';

/** The guest as whom a person speaks at the table of a message: the one who sits there, if a guest who joined their account does. */
export async function seatedAs(
  database: Database,
  { guest, also }: Identity,
  message: TableMessage,
): Promise<Guest> {
  if (also === undefined || !('table' in message)) return guest;
  const rows = await database.query(
    'SELECT guest FROM people WHERE table_id = $1 AND guest IN ({texts $2})',
    message.table,
    JSON.stringify([guest.id, ...also]),
  );
  const seated = rows.map((row) => String(row.guest));
  const [id = guest.id] = seated.includes(guest.id) ? [guest.id] : seated;
  return { ...guest, id };
}

/** The tables of a person under all their ids, the latest first. */
export async function tablesOfAll(
  { guest, also = [] }: Identity,
  message: ClientMessageOf<'tables'>,
  ask: (guest: Guest) => Promise<Answer | undefined>,
): Promise<Answer | undefined> {
  const answers = await Promise.all([guest.id, ...also].map((id) => ask({ ...guest, id })));
  const lines = answers.flatMap((answer) => (answer?.type === 'tables' ? answer.tables : []));
  const latest = lines.toSorted((one, other) => other.updatedAt - one.updatedAt).slice(0, 200);
  return { type: 'tables', to: message.id, tables: latest };
}
