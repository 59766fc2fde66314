import { deciders, type Game } from '@manigance/core';
import type { TableLine } from '@manigance/protocol';
import type { StoredRow, TableRow } from './storage/port.ts';
import type { Table } from './table.ts';

/** What is kept beside the entries so that lists need not open the table. */
export function rowOf(table: Table, game: Game | undefined, wakeAt: number | undefined): TableRow {
  const { id, code, setup, stage, seats, match, host, updatedAt } = table;
  const asked =
    match !== undefined && game !== undefined && stage === 'playing' ? deciders(game, match.state) : [];
  const people = seats.flatMap(({ person }, seat) =>
    person === undefined ? [] : [{ guest: person.id, asked: asked.includes(seat) }],
  );
  const line = {
    seats: seats.map(({ person, bot }) => ({
      ...(person === undefined ? {} : { name: person.name }),
      ...(bot === undefined ? {} : { bot: bot.level }),
    })),
    pace: setup.pace,
  };
  return {
    id,
    code,
    game: setup.game,
    stage,
    access: setup.access,
    wakeAt,
    updatedAt,
    line: JSON.stringify(line),
    people: people.some(({ guest }) => guest === host) ? people : [...people, { guest: host, asked: false }],
  };
}

/** The same as a list shows it to this person. */
export function lineOf(row: StoredRow, guest: string): TableLine {
  const { id, code, game, stage, line, people, updatedAt } = row;
  const yourTurn = people.some((one) => one.guest === guest && one.asked);
  const kept = JSON.parse(line) as Pick<TableLine, 'seats' | 'pace'>;
  return { id, code, game, stage: stage as TableLine['stage'], ...kept, yourTurn, updatedAt };
}
