import type { Seat } from '@manigance/core';
import { type ClientMessageOf, changedTerms } from '@manigance/protocol';
import type { EntryOf, TableEntry } from './entries.ts';
import { beginning, freeSeats } from './lobby-start.ts';
import { type CommandContext, type Decision, refuse, type Verdict } from './moves.ts';
import { readSetup } from './read-setup.ts';
import { seatOf, type Table } from './table.ts';
import { isSeatNameTaken } from './taken-names.ts';

/** Type of a command before the match begins. */
export type LobbyCommand = 'sit' | 'arrange' | 'swap' | 'remove' | 'change' | 'colour' | 'ready' | 'start';
/** The decision of each command before the match begins. */
export type LobbyCommands = { readonly [K in LobbyCommand]: Decision<ClientMessageOf<K>> };

/** Most people a host can keep from the seats of one table. */
const mostRemoved = 64;

/** Commands before the match begins. */
export const lobbyCommands: LobbyCommands = {
  sit: (table, context, { seat: wanted }) => {
    const { guest, now } = context;
    const own = seatOf(table, guest.id);
    if (own !== undefined) return sitAgain(table, context, own, wanted);
    if (table.stage !== 'gathering') return refuseClosed(table);
    if (table.removed?.some(({ id }) => id === guest.id) === true) return refuse('removed');
    const seat = wanted ?? freeSeats(table)[0] ?? -1;
    if (!freeSeats(table).includes(seat)) return refuse('seat-taken');
    if (isSeatNameTaken(table, context)) return refuse('name-taken');
    return { entries: [{ kind: 'sat', at: now, seat, guest: guest.id, name: guest.name }] };
  },

  arrange: (table, context, { seat, plan }) => {
    const why = whyNotHost(table, context);
    if (why !== undefined) return why;
    if (table.seats[seat] === undefined) return refuse('no-seat');
    if (plan.for === 'bot' && !context.levels.includes(plan.level)) return refuse('no-level');
    return { entries: [{ kind: 'arranged', at: context.now, seat, plan }] };
  },

  swap: (table, context, { seat, with: other }) => {
    const why = whyNotHost(table, context);
    if (why !== undefined) return why;
    if (table.seats[seat] === undefined || table.seats[other] === undefined) return refuse('no-seat');
    return { entries: seat === other ? [] : [{ kind: 'swapped', at: context.now, seat, with: other }] };
  },

  remove: (table, context, { who, removed }) => {
    const why = whyNotHost(table, context);
    if (why !== undefined) return why;
    const isRemoved = table.removed?.some(({ id }) => id === who) ?? false;
    if (isRemoved === removed) return { entries: [] };
    if (!removed) return { entries: [{ kind: 'readmitted', at: context.now, guest: who }] };
    const seat = seatOf(table, who);
    const name = table.seats[seat ?? -1]?.person?.name;
    if (seat === undefined || name === undefined || who === table.host) return refuse('no-seat');
    if ((table.removed?.length ?? 0) >= mostRemoved) return refuse('too-many');
    return { entries: [{ kind: 'removed', at: context.now, seat, guest: who, name }] };
  },

  change: (table, context, { type, id, table: _, seats: count = table.seats.length, ...terms }) => {
    const why = whyNotHost(table, context);
    if (why !== undefined) return why;
    const kept = seatsKept(table, count);
    if (kept === undefined) return refuse('seat-taken');
    const plans = kept.map((seat) => table.seats[seat]?.plan ?? ({ for: 'anyone' } as const));
    while (plans.length < count) plans.push({ for: 'anyone' });
    const given = Object.fromEntries(Object.entries(terms).filter(([, value]) => value !== undefined));
    const found = context.game && { game: context.game, levels: context.levels };
    const setup = readSetup(found, { ...table.setup, ...given, seats: plans });
    if ('code' in setup) return { reason: setup };
    return {
      entries: [{ kind: 'changed', at: context.now, setup, kept }, ...notices(table, context, setup)],
    };
  },

  colour: (table, { guest, now, colours }, { seat, colour }) => {
    const state = table.seats[seat];
    if (state === undefined) return refuse('no-seat');
    if (table.stage !== 'gathering') return refuseClosed(table);
    const mine = state.person === undefined ? table.host : state.person.id;
    if (mine !== guest.id) return refuse(state.person === undefined ? 'host-only' : 'no-seat');
    if (colour !== undefined && !colours.includes(colour)) return refuse('no-colour');
    if (colour !== undefined && table.seats.some((one, at) => at !== seat && one.colour === colour))
      return refuse('colour-taken');
    return { entries: state.colour === colour ? [] : [{ kind: 'coloured', at: now, seat, colour }] };
  },

  ready: (table, { guest, now }, { ready }) => {
    const seat = seatOf(table, guest.id);
    if (seat === undefined) return refuse('no-seat');
    if (table.stage !== 'gathering') return { entries: [] }; // the match has begun meanwhile
    const isReady = table.seats[seat]?.isReady === true;
    return { entries: isReady === ready ? [] : [{ kind: 'readied', at: now, seat, ready }] };
  },

  start: (table, context, { fill }) => {
    const why = whyNotHost(table, context);
    if (why !== undefined) return why;
    if (fill !== undefined && !context.levels.includes(fill)) return refuse('no-level');
    const free = freeSeats(table);
    if (free.length > 0 && fill === undefined) return refuse('seat-taken');
    const filled = free.map(
      (seat) =>
        ({ kind: 'arranged', at: context.now, seat, plan: { for: 'bot', level: fill ?? '' } }) as const,
    );
    return { entries: [...filled, ...beginning(context)] };
  },
};

/** Tells everybody in the chat which terms the host has changed. */
function notices(
  table: Table,
  { guest, now }: CommandContext,
  setup: Table['setup'],
): readonly EntryOf<'said'>[] {
  const changed = changedTerms(table.setup, setup);
  if (changed.length === 0) return [];
  const seat = seatOf(table, guest.id);
  return [{ kind: 'said', at: now, guest: guest.id, name: guest.name, seat, changed }];
}

function whyNotHost(table: Table, { guest }: CommandContext): Verdict | undefined {
  if (table.host !== guest.id) return refuse('host-only');
  return table.stage === 'gathering' ? undefined : refuseClosed(table);
}

/** Refusal of a lobby command at a table that is no longer in its lobby. */
function refuseClosed({ stage }: Table): Verdict {
  return refuse(stage === 'expired' ? 'expired' : 'already-started');
}

/** A person who has a seat changes their name, or moves to another free seat. */
function sitAgain(table: Table, context: CommandContext, own: Seat, wanted: Seat | undefined): Verdict {
  const { guest, now } = context;
  if (table.stage !== 'gathering') return { entries: [] };
  const entries: TableEntry[] = [];
  if (table.seats[own]?.person?.name !== guest.name) {
    if (isSeatNameTaken(table, context)) return refuse('name-taken');
    entries.push({ kind: 'sat', at: now, seat: own, guest: guest.id, name: guest.name });
  }
  if (wanted === undefined || wanted === own) return { entries };
  if (!freeSeats(table).includes(wanted)) return refuse('seat-taken');
  return { entries: [...entries, { kind: 'swapped', at: now, seat: own, with: wanted }] };
}

/** The seats that stay when the table has this many: people keep theirs, free seats go before bots. */
function seatsKept({ seats }: Table, count: number): readonly Seat[] | undefined {
  const all = seats.map((_, seat) => seat);
  const worth = (seat: Seat) =>
    seats[seat]?.person !== undefined ? 2 : seats[seat]?.plan.for === 'bot' ? 1 : 0;
  if (all.filter((seat) => worth(seat) === 2).length > count) return undefined;
  const best = all.toSorted((one, other) => worth(other) - worth(one) || one - other).slice(0, count);
  return best.toSorted((one, other) => one - other);
}
