import { randomBytes } from 'node:crypto';
import { readRecord, writeRecord } from '@manigance/core';
import { formerName } from '@manigance/protocol/limits';
import type { Statement } from '../../storage/database.ts';
import type { Storage } from '../../storage/port.ts';
import { HistoryStore } from '../history/store.ts';
import type { PersonalData } from '../personal-data.ts';
import { Figures } from '../profile/figures.ts';

/**
 * Finished matches and ratings of a person. A deleted one becomes a former player under a random id, the same in all their
 * matches, so that the results and ratings of the others stay as they are. Kept records that name their players name one, too.
 */
export function matchData(storage: Storage): PersonalData {
  const history = new HistoryStore(storage);
  const figures = new Figures(storage);
  return {
    subject: 'matches',
    async exportOf(guest) {
      const matches: unknown[] = [];
      for (let after: Parameters<typeof history.page>[1]['after']; ; ) {
        const page = await history.page(guest, { after });
        matches.push(...page.matches);
        const last = page.matches.at(-1);
        if (last === undefined || page.isLastPage) break;
        after = { endedAt: last.endedAt, table: last.table };
      }
      const [ratings, choices] = await Promise.all([figures.ratings(guest), figures.choices(guest)]);
      return { choices, ratings, matches };
    },
    async forget(guest) {
      const former = `former-${randomBytes(12).toString('hex')}`;
      await storage.transact([
        ...(await renamedRecords(storage, guest)),
        // A server that rates their matches now begins again, without their id.
        { sql: renewPools, values: [guest] },
        { sql: renameSeats, values: [guest, former] },
        { sql: 'UPDATE ratings SET player = $2 WHERE player = $1', values: [guest, former] },
        { sql: 'UPDATE rating_steps SET player = $2 WHERE player = $1', values: [guest, former] },
        { sql: 'DELETE FROM profiles WHERE guest = $1', values: [guest] },
      ]);
    },
  };
}

const renewPools = `UPDATE rating_pools SET version = version + 1 WHERE pool IN (SELECT r.pool FROM result_seats s
  JOIN results r ON r.table_id = s.table_id WHERE s.guest = $1)`;
const renameSeats = `UPDATE result_seats SET guest = $2, name = '', plain = '' WHERE guest = $1`;
const namedRecords = `SELECT d.table_id, d.body, s.seat FROM records d
  JOIN result_seats s ON s.table_id = d.table_id WHERE s.guest = $1`;

/** Takes the name of a person out of the records of tables that are gone. Those of other tables are made when they are asked for. */
async function renamedRecords(storage: Storage, guest: string): Promise<readonly Statement[]> {
  const rows = await storage.query(namedRecords, guest);
  return rows.flatMap(({ table_id, body, seat }) => {
    const record = readRecord(String(body));
    if (record.players === undefined) return [];
    const players = record.players.map((name, at) => (at === Number(seat) ? formerName : name));
    const sql = 'UPDATE records SET body = $2 WHERE table_id = $1';
    return [{ sql, values: [String(table_id), writeRecord({ ...record, players })] }];
  });
}
