import type { Seat } from '@manigance/core';
import type { TableLine } from '@manigance/protocol';
import { seatsToAgree } from './consent.ts';
import type { StoredRow, TableRow } from './store.ts';
import type { Table } from './table.ts';

/** Parts of a row that stay the same while the seats do. */
interface SeatParts {
  /** The seats as lists show them, as JSON. */
  readonly line: string;
  /** The people at the table, by the set of asked seats (one bit each). */
  readonly people: Map<number, TableRow['people']>;
}
const partsBySeats = new WeakMap<Table['seats'], SeatParts>();

function seatPartsOf({ seats, setup }: Table): SeatParts {
  const known = partsBySeats.get(seats);
  if (known !== undefined) return known;
  const line = {
    seats: seats.map(({ person, bot, colour }) => ({
      ...(colour === undefined ? {} : { colour }),
      ...(person === undefined ? {} : { name: person.name }),
      ...(bot === undefined ? {} : { bot: bot.level }),
    })),
    pace: setup.pace,
  };
  const made: SeatParts = { line: JSON.stringify(line), people: new Map() };
  partsBySeats.set(seats, made);
  return made;
}

/** Summary of a table for the store, so that lists need not open it. `until`: when the first open clock runs out. */
export function rowOf(table: Table, wakeAt?: number, until?: number): TableRow {
  const { id, code, setup, stage, match, updatedAt } = table;
  const asked = stage === 'playing' ? (match?.views?.asked ?? []) : [];
  let bits = 0;
  for (const seat of asked) bits |= 1 << seat;
  const { line: seatLine, people: known } = seatPartsOf(table);
  const line = withTurn(withProposal(seatLine, table), table, until);
  const people = known.get(bits) ?? peopleAt(table, asked);
  known.set(bits, people);
  return { id, code, game: setup.game, stage, access: setup.access, wakeAt, updatedAt, line, people };
}

/** The line with the people who are asked to agree to a proposal. */
function withProposal(line: string, { seats, proposal }: Table): string {
  if (proposal === undefined) return line;
  const awaits = seatsToAgree({ seats }, proposal).map((seat) => seats[seat]?.person?.id);
  return `${line.slice(0, -1)},"proposal":${JSON.stringify({ what: proposal.what, awaits })}}`;
}

/** The line with whose turn it is, as far as that is public, and how much was said. */
function withTurn(line: string, { stage, match, chatNumber }: Table, until: number | undefined): string {
  const waiting = stage === 'playing' ? (match?.views?.openlyAsked ?? []) : [];
  let more = waiting.length === 0 ? '' : `,"waiting":[${waiting.join()}]`;
  if (until !== undefined) more += `,"until":${until}`;
  if (chatNumber > 0) more += `,"chat":${chatNumber}`;
  return more === '' ? line : `${line.slice(0, -1)}${more}}`;
}

function peopleAt({ seats, host }: Table, asked: readonly Seat[]): TableRow['people'] {
  const people: { guest: string; asked: boolean }[] = [];
  for (const [seat, { person }] of seats.entries())
    if (person !== undefined) people.push({ guest: person.id, asked: asked.includes(seat) });
  if (!people.some(({ guest }) => guest === host)) people.push({ guest: host, asked: false });
  return people;
}

interface KeptLine extends Pick<TableLine, 'seats' | 'pace' | 'waiting' | 'until' | 'chat'> {
  readonly proposal?: {
    readonly what: NonNullable<TableLine['asksYou']>;
    readonly awaits: readonly string[];
  };
}

/** A row as lists show it to this person. */
export function lineOf(row: StoredRow, guest: string): TableLine {
  const { id, code, game, stage, line, people, updatedAt } = row;
  const yourTurn = people.some((one) => one.guest === guest && one.asked);
  const { proposal, waiting, until, chat, ...kept } = JSON.parse(line) as KeptLine;
  const isIn = people.some((one) => one.guest === guest);
  const forPeople = isIn ? { waiting, until, chat } : {};
  const asksYou = proposal?.awaits.includes(guest) === true ? { asksYou: proposal.what } : {};
  return {
    id,
    code,
    game,
    stage: stage as TableLine['stage'],
    ...kept,
    yourTurn,
    ...asksYou,
    ...forPeople,
    updatedAt,
  };
}
