import { randomBytes } from 'node:crypto';
import type { Storage } from '../../storage/port.ts';
import { HistoryStore } from '../history/store.ts';
import type { PersonalData } from '../personal-data.ts';
import { Figures } from '../profile/figures.ts';

/**
 * Finished matches and ratings of a person. A forgotten one becomes a former player under a random id, the same in all their
 * matches, so that the results and ratings of the others stay as they are.
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
