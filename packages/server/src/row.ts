import type { TableLine } from '@manigance/protocol';
import type { StoredRow, TableRow } from './storage/port.ts';
import type { Table } from './table.ts';

/** What a list shows of the seats, as JSON; the same as long as nobody comes or goes. */
const lines = new WeakMap<Table['seats'], string>();

function lineText({ seats, setup }: Table): string {
  const known = lines.get(seats);
  if (known !== undefined) return known;
  const line = {
    seats: seats.map(({ person, bot }) => ({
      ...(person === undefined ? {} : { name: person.name }),
      ...(bot === undefined ? {} : { bot: bot.level }),
    })),
    pace: setup.pace,
  };
  const text = JSON.stringify(line);
  lines.set(seats, text);
  return text;
}

/** What is kept beside the entries so that lists need not open the table. */
export function rowOf(table: Table, wakeAt?: number): TableRow {
  const { id, code, setup, stage, seats, match, host, updatedAt } = table;
  const asked = stage === 'playing' ? (match?.sight?.asked ?? []) : [];
  const people: { guest: string; asked: boolean }[] = [];
  for (const [seat, { person }] of seats.entries())
    if (person !== undefined) people.push({ guest: person.id, asked: asked.includes(seat) });
  if (!people.some(({ guest }) => guest === host)) people.push({ guest: host, asked: false });
  const line = lineText(table);
  return { id, code, game: setup.game, stage, access: setup.access, wakeAt, updatedAt, line, people };
}

/** The same as a list shows it to this person. */
export function lineOf(row: StoredRow, guest: string): TableLine {
  const { id, code, game, stage, line, people, updatedAt } = row;
  const yourTurn = people.some((one) => one.guest === guest && one.asked);
  const kept = JSON.parse(line) as Pick<TableLine, 'seats' | 'pace'>;
  return { id, code, game, stage: stage as TableLine['stage'], ...kept, yourTurn, updatedAt };
}
