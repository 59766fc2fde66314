import type { reportMessages } from '@manigance/protocol';
import { mayWatch, type Table, type TableRegistry } from '@manigance/table';
import type { Storage } from '../../storage/port.ts';
import type { Handlers } from '../handlers.ts';
import { refusal } from '../refusals.ts';
import { type NewReport, saveReport } from './store.ts';

export { reportData } from './personal-data.ts';

interface ReportSetup {
  readonly storage: Storage;
  readonly registry: Pick<TableRegistry, 'table' | 'now'>;
}

/** Chat lines kept before and after the reported one. */
const around = 5;

/** Reports to the host. Everything but reason and note is read from the table, so that nobody puts words into another's mouth. */
export function reportHandlers({ storage, registry }: ReportSetup): Handlers<keyof typeof reportMessages> {
  return {
    async report({ guest, also = [] }, { id: to, table: tableId, who, line, reason, note }) {
      const table = await registry.table(tableId);
      const isSeen = table !== undefined && [guest.id, ...also].some((id) => mayWatch(table, id));
      if (!isSeen) return refusal(to, { code: 'no-table' });
      const reported = line === undefined ? nameAt(table, who) : lineAt(table, who, line);
      if (reported === undefined) return refusal(to, { code: 'no-line' });
      const report = { ...reported, table: tableId, reporter: guest.id, about: who, reason, note };
      if (!(await saveReport(storage, report, registry.now()))) return refusal(to, { code: 'too-many' });
      return { type: 'accepted', to };
    },
  };
}

type Reported = Pick<NewReport, 'name' | 'line' | 'said' | 'context'>;

/** The name of a person who sits at the table or has spoken there. */
function nameAt({ seats, chat }: Table, who: string): Reported | undefined {
  const seated = seats.find(({ person }) => person?.id === who)?.person;
  const name = seated?.name ?? chat.findLast(({ from }) => from.id === who)?.from.name;
  return name === undefined ? undefined : { name, context: [] };
}

/** A line that this person said. */
function lineAt({ chat }: Table, who: string, number: number): Reported | undefined {
  const line = chat.find((one) => one.number === number && one.from.id === who);
  if (line === undefined) return undefined;
  const context = chat.filter((one) => Math.abs(one.number - number) <= around);
  return { name: line.from.name, line: number, said: line.text ?? line.phrase, context };
}
