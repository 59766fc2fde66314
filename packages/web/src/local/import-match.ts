import { type Append, applyEntry, type EntryOf, openTable, rowOf, type TableEntry } from '@manigance/table';
import { localPeople, localPlayer } from './local-player.ts';
import type { SavedMatch } from './saved-match.ts';

/** The first entries of the table of a saved match: its seats, its seed, and the moves made so far. */
export function importedTable(match: SavedMatch, currentRules: number): Append {
  const { id, game, options, seats, seed, salt, moves, standing, touched: at } = match;
  const people = localPeople(seats);
  const opened: EntryOf<'opened'> = {
    kind: 'opened',
    at,
    id,
    code: id.slice(0, 6).toUpperCase(),
    host: localPlayer,
    setup: {
      game,
      options,
      seats: seats.map(({ level }) => (level === undefined ? { for: 'anyone' } : { for: 'bot', level })),
      pace: { kind: 'untimed' },
      access: 'private',
      atZero: 'default',
      spectators: false,
      hints: true,
    },
  };
  const sat = people.map(({ seat, id: guest, name }): TableEntry => ({ kind: 'sat', at, seat, guest, name }));
  const rulesVersion = match.rulesVersion ?? currentRules;
  const coloured = seats.flatMap(({ colour }, seat): TableEntry[] =>
    colour === undefined ? [] : [{ kind: 'coloured', at, seat, colour }],
  );
  const entries: TableEntry[] = [
    opened,
    ...sat,
    ...coloured,
    { kind: 'started', at, rulesVersion, seed, salt },
  ];
  for (const { seat, move } of moves)
    entries.push({ kind: 'moved', at, seat, move, by: seats[seat]?.level ? 'bot' : 'person', spent: [] });
  const [me] = people;
  if (standing !== undefined && me !== undefined)
    entries.push({ kind: 'standing', at, seat: me.seat, answers: standing });
  const table = sat.reduce((so, entry) => applyEntry(so, entry, undefined).table, openTable(opened));
  const row = rowOf(table);
  return { row, expected: 0, bodies: entries.map((entry) => JSON.stringify(entry)) };
}
