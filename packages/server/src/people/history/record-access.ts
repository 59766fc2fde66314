import type { Storage } from '../../storage/port.ts';

/**
 * Whether this person, if it is one, may have the record of a table: anybody of an open one, else its people and those
 * of its tournament. `guests`: theirs, joined ones too.
 */
export async function mayReadRecord(
  storage: Storage,
  table: string,
  guests: readonly string[],
): Promise<boolean> {
  return (await wasThere(storage, table, guests)) || (await isOfTournament(storage, table, guests));
}

async function wasThere(storage: Storage, table: string, guests: readonly string[]): Promise<boolean> {
  const row = await storage.row(table);
  if (row !== undefined)
    return row.access === 'open' || row.people.some(({ guest }) => guests.includes(guest));
  const [result] = await storage.query('SELECT access FROM results WHERE table_id = $1', table);
  // Purged before there were results: nobody knows its people, and its id cannot be guessed.
  if (result === undefined || result.access === 'open') return true;
  const seats = await storage.query('SELECT guest FROM result_seats WHERE table_id = $1', table);
  return seats.some(({ guest }) => guests.includes(String(guest)));
}

/** Tables of a tournament can be watched by all its people, and are replayed by them afterwards. */
async function isOfTournament(storage: Storage, table: string, guests: readonly string[]): Promise<boolean> {
  for (const guest of guests) {
    const [found] = await storage.query(
      `SELECT t.table_id FROM tournament_people p JOIN tournament_tables t ON t.tournament = p.tournament
        WHERE p.guest = $1 AND t.table_id = $2`,
      guest,
      table,
    );
    if (found !== undefined) return true;
  }
  return false;
}
