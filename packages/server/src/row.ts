import type { Seat } from '@manigance/core';
import type { TableLine } from '@manigance/protocol';
import type { StoredRow, TableRow } from './storage/port.ts';
import type { Table } from './table.ts';

/** What is the same for as long as nobody comes or goes. */
interface Kept {
  /** What a list shows of the seats, as JSON. */
  readonly line: string;
  /** Who is at the table, by which seats are asked: a bit each. */
  readonly people: Map<number, TableRow['people']>;
}
const kept = new WeakMap<Table['seats'], Kept>();

function keptOf({ seats, setup }: Table): Kept {
  const known = kept.get(seats);
  if (known !== undefined) return known;
  const line = {
    seats: seats.map(({ person, bot }) => ({
      ...(person === undefined ? {} : { name: person.name }),
      ...(bot === undefined ? {} : { bot: bot.level }),
    })),
    pace: setup.pace,
  };
  const made: Kept = { line: JSON.stringify(line), people: new Map() };
  kept.set(seats, made);
  return made;
}

/** What is kept beside the entries so that lists need not open the table. */
export function rowOf(table: Table, wakeAt?: number): TableRow {
  const { id, code, setup, stage, match, updatedAt } = table;
  const asked = stage === 'playing' ? (match?.sight?.asked ?? []) : [];
  let bits = 0;
  for (const seat of asked) bits |= 1 << seat;
  const { line, people: known } = keptOf(table);
  const people = known.get(bits) ?? peopleAt(table, asked);
  known.set(bits, people);
  return { id, code, game: setup.game, stage, access: setup.access, wakeAt, updatedAt, line, people };
}

function peopleAt({ seats, host }: Table, asked: readonly Seat[]): TableRow['people'] {
  const people: { guest: string; asked: boolean }[] = [];
  for (const [seat, { person }] of seats.entries())
    if (person !== undefined) people.push({ guest: person.id, asked: asked.includes(seat) });
  if (!people.some(({ guest }) => guest === host)) people.push({ guest: host, asked: false });
  return people;
}

/** The same as a list shows it to this person. */
export function lineOf(row: StoredRow, guest: string): TableLine {
  const { id, code, game, stage, line, people, updatedAt } = row;
  const yourTurn = people.some((one) => one.guest === guest && one.asked);
  const kept = JSON.parse(line) as Pick<TableLine, 'seats' | 'pace'>;
  return { id, code, game, stage: stage as TableLine['stage'], ...kept, yourTurn, updatedAt };
}
