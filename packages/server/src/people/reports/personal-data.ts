import type { ChatLine } from '@manigance/protocol';
import { formerName } from '@manigance/protocol/limits';
import type { Storage } from '../../storage/port.ts';
import type { PersonalData } from '../personal-data.ts';
import { reportsBy } from './store.ts';

/** Text that replaces the line of a deleted person in a report. */
const wordless = '—';

/**
 * Reports that a person has made. Once they are forgotten those about them are gone, those they made bear no name and no note, and
 * their lines around others' are empty.
 */
export function reportData(storage: Storage): PersonalData {
  return {
    subject: 'reports',
    async exportOf(guest) {
      const made = await reportsBy(storage, guest);
      return made.map(({ table, name, line, said, reason, note, at }) => ({
        table,
        name,
        line,
        said,
        reason,
        note,
        at,
      }));
    },
    async forget(guest) {
      const around = await storage.query(
        'SELECT id, context FROM reports WHERE about <> $1 AND context LIKE $2',
        guest,
        `%"${guest}"%`,
      );
      await storage.transact([
        { sql: 'DELETE FROM reports WHERE about = $1', values: [guest] },
        { sql: `UPDATE reports SET reporter = '', note = NULL WHERE reporter = $1`, values: [guest] },
        ...around.map(({ id, context }) => ({
          sql: 'UPDATE reports SET context = $2 WHERE id = $1',
          values: [String(id), JSON.stringify(withoutWordsOf(guest, JSON.parse(String(context))))],
        })),
      ]);
    },
  };
}

function withoutWordsOf(guest: string, lines: readonly ChatLine[]): readonly ChatLine[] {
  return lines.map((line) =>
    line.from.id === guest
      ? { number: line.number, from: { id: '', name: formerName }, text: wordless, at: line.at }
      : line,
  );
}
