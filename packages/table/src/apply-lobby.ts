import type { EntryOf } from './entries.ts';
import type { SeatState, Table } from './table.ts';

type LobbyEntry = EntryOf<
  'arranged' | 'swapped' | 'removed' | 'readmitted' | 'changed' | 'coloured' | 'readied'
>;

/** A seat as its plan has it, with the colour that was chosen for it. */
export function planned(plan: SeatState['plan'], colour?: string | undefined): SeatState {
  const seat =
    plan.for === 'bot' ? { plan, bot: { level: plan.level, because: 'planned' as const } } : { plan };
  return colour === undefined ? seat : { ...seat, colour };
}

/** Applies an entry that changes a table before its match begins. */
export function applyLobby(table: Table, entry: LobbyEntry): Table {
  const { seats } = table;
  const withSeat = (at: number, change: (seat: SeatState) => SeatState): Table => ({
    ...table,
    seats: seats.map((one, seat) => (seat === at ? change(one) : one)),
  });
  switch (entry.kind) {
    case 'arranged':
      return unready(withSeat(entry.seat, ({ colour }) => planned(entry.plan, colour)));
    case 'swapped': {
      const [one, other] = [seats[entry.seat], seats[entry.with]];
      if (one === undefined || other === undefined) return table;
      return unready({ ...table, seats: seats.with(entry.seat, other).with(entry.with, one) });
    }
    case 'removed': {
      const removed = [...(table.removed ?? []), { id: entry.guest, name: entry.name }];
      return unready({ ...withSeat(entry.seat, ({ plan }) => planned(plan)), removed });
    }
    case 'readmitted':
      return { ...table, removed: table.removed?.filter(({ id }) => id !== entry.guest) };
    case 'changed': {
      const kept = entry.kept.flatMap((seat) => seats[seat] ?? []);
      const added = entry.setup.seats.slice(kept.length).map((plan) => planned(plan));
      return unready({ ...table, setup: entry.setup, seats: [...kept, ...added] });
    }
    case 'coloured':
      return withSeat(entry.seat, (one) => ({ ...one, colour: entry.colour }));
    case 'readied':
      return withSeat(entry.seat, (one) => ({ ...one, isReady: entry.ready ? true : undefined }));
    default: {
      const never: never = entry;
      return never;
    }
  }
}

/** Clears everybody's readiness: it was given for another line-up or other terms. */
export function unready(table: Table): Table {
  if (table.seats.every(({ isReady }) => isReady === undefined)) return table;
  return { ...table, seats: table.seats.map((seat) => ({ ...seat, isReady: undefined })) };
}
