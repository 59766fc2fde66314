import { newGuestId } from '../../secrets.ts';
import type { Database } from '../../storage/database.ts';
import type { PersonalData } from '../personal-data.ts';
import { TournamentStore } from './store.ts';

/**
 * Tournaments of a person. A deleted one leaves those that have not begun, and is a former player in the others: their place
 * and their results stay, for they are others' as well.
 */
export function tournamentData(database: Database): PersonalData {
  const store = new TournamentStore(database);
  return {
    subject: 'tournaments',
    async exportOf(guest) {
      const tournaments = await store.listOf(guest);
      const seats = await database.query(
        `SELECT tournament, round, number, seat, points, won FROM tournament_seats WHERE guest = $1
          ORDER BY tournament, round`,
        guest,
      );
      return { tournaments, seats };
    },
    async forget(guest) {
      const former = `former${newGuestId()}`;
      const gathering = `(SELECT t.id FROM tournaments t WHERE t.stage = 'gathering')`;
      await database.transact([
        {
          sql: `DELETE FROM tournament_people WHERE guest = $1 AND tournament IN ${gathering}`,
          values: [guest],
        },
        // The next person to have joined becomes its opener; a tournament without people is deleted.
        {
          sql: `UPDATE tournaments SET number = number + 1, organiser = COALESCE((SELECT p.guest FROM tournament_people p
            WHERE p.tournament = tournaments.id ORDER BY p.joined_at, p.guest LIMIT 1), '')
            WHERE organiser = $1 AND stage = 'gathering'`,
          values: [guest],
        },
        { sql: `DELETE FROM tournaments WHERE organiser = '' AND stage = 'gathering'`, values: [] },
        {
          sql: 'UPDATE tournaments SET number = number + 1, organiser = $2 WHERE organiser = $1',
          values: [guest, former],
        },
        {
          sql: `UPDATE tournament_people SET guest = $2, withdrawn = COALESCE(withdrawn,
            (SELECT t.round FROM tournaments t WHERE t.id = tournament_people.tournament)) WHERE guest = $1`,
          values: [guest, former],
        },
        { sql: 'UPDATE tournament_seats SET guest = $2 WHERE guest = $1', values: [guest, former] },
      ]);
    },
  };
}

/** The tournaments of a guest pass to the account they join, except one in which both play. */
export async function moveTournaments(database: Database, guest: string, account: string): Promise<void> {
  const alone = (name: string) =>
    `NOT EXISTS (SELECT 1 FROM tournament_people o WHERE o.tournament = ${name}.tournament AND o.guest = $2)`;
  await database.transact([
    {
      sql: `UPDATE tournaments SET organiser = $2 WHERE organiser = $1`,
      values: [guest, account],
    },
    {
      sql: `UPDATE tournament_seats SET guest = $2 WHERE guest = $1 AND ${alone('tournament_seats')}`,
      values: [guest, account],
    },
    {
      sql: `UPDATE tournament_people SET guest = $2 WHERE guest = $1 AND ${alone('tournament_people')}`,
      values: [guest, account],
    },
  ]);
}
