import type { Game, Seat } from '@manigance/core';
import type { ChatLine } from '@manigance/protocol';
import { handedOver, resumed, stopped, withHoliday, withoutHolidayBot } from './apply-clocks.ts';
import { applyLobby, planned, unready } from './apply-lobby.ts';
import {
  type Applied,
  type ApplyOptions,
  begin,
  EntryError,
  moved,
  noSteps,
  tookBack,
} from './apply-match.ts';
import type { EntryOf, TableEntry } from './entries.ts';
import { chatKey, type SeatState, type Table } from './table.ts';

const chatKept = 200;
/** More chat lines than a client resends after a dropped connection. */
const chatKeysKept = 32;

/** The table of its first entry. */
export function openTable(entry: EntryOf<'opened'>): Table {
  const { id, code, host, setup, at } = entry;
  return {
    entries: 1,
    id,
    code,
    host,
    setup,
    createdAt: at,
    updatedAt: at,
    stage: 'gathering',
    seats: setup.seats.map((plan) => planned(plan)),
    proposals: 0,
    muted: [],
    chat: [],
    chatNumber: 0,
  };
}

/** When the host leaves, the next seated person clockwise becomes host, or else the first to sit down. */
function withNextHost(table: Table, left: Seat): Table {
  const { seats } = table;
  const clockwise = [...seats.slice(left + 1), ...seats.slice(0, left)];
  const next = clockwise.find(({ person }) => person !== undefined)?.person;
  return next === undefined ? { ...table, isHostless: true } : { ...table, host: next.id };
}

/** Applies one entry. Pure: the same entries give the same table and the same step numbers for every viewer. */
export function applyEntry(
  table: Table,
  entry: TableEntry,
  game: Game | undefined,
  options: ApplyOptions = {},
): Applied {
  if (entry.kind === 'moved') return moved(table, entry, rulesOf(game), options);
  const applied = applyOther(table, entry, game);
  const isSecret = entry.kind === 'standing' || (entry.kind === 'hinted' && entry.isSecret === true);
  if (isSecret) return applied; // it must not show in lists
  return { ...applied, table: { ...applied.table, updatedAt: entry.at } };
}

function applyOther(
  table: Table,
  entry: Exclude<TableEntry, EntryOf<'moved'>>,
  game: Game | undefined,
): Applied {
  const next = { ...table, entries: table.entries + 1 };
  if (entry.kind === 'started') return begin(next, entry, rulesOf(game));
  if (entry.kind === 'tookBack') return tookBack(next, entry, rulesOf(game));
  return { table: withoutSteps(next, entry), newSteps: noSteps };
}

type EntryWithoutSteps = Exclude<TableEntry, EntryOf<'moved' | 'started' | 'tookBack'>>;

/** The table after an entry that shows no step to anybody. */
function withoutSteps(next: Table, entry: EntryWithoutSteps): Table {
  const withSeat = (at: Seat, change: (seat: SeatState) => SeatState): Table => ({
    ...next,
    seats: next.seats.map((one, index) => (index === at ? change(one) : one)),
  });
  switch (entry.kind) {
    case 'opened':
      throw new EntryError('a table is opened once');
    case 'arranged':
    case 'swapped':
    case 'removed':
    case 'readmitted':
    case 'changed':
    case 'coloured':
    case 'readied':
      return applyLobby(next, entry);
    case 'sat': {
      const isNew = next.seats[entry.seat]?.person?.id !== entry.guest;
      const named = withSeat(entry.seat, (one) => ({
        ...one,
        person: { id: entry.guest, name: entry.name },
      }));
      const sat = isNew ? unready(named) : named;
      return next.isHostless === true ? { ...sat, host: entry.guest, isHostless: undefined } : sat;
    }
    case 'stood': {
      const stood = unready(withSeat(entry.seat, ({ plan }) => planned(plan)));
      const wasHost = next.seats[entry.seat]?.person?.id === next.host;
      return wasHost ? withNextHost(stood, entry.seat) : stood;
    }
    case 'proposed': {
      const { what, by, moves, seat, until, keeps } = entry;
      const proposal = { number: next.proposals + 1, what, by, seat, until, agreed: [by] };
      const backTo = moves === undefined || next.match === undefined ? undefined : next.match.moves - moves;
      return { ...next, proposal, proposals: proposal.number, backTo, keeps };
    }
    case 'agreed': {
      const { proposal } = next;
      if (proposal === undefined) return next; // stored when a move did not yet end the proposal
      return { ...next, proposal: { ...proposal, agreed: [...proposal.agreed, entry.seat] } };
    }
    case 'declined':
      return { ...next, proposal: undefined };
    case 'abandoned':
      return { ...next, proposal: undefined, stage: 'abandoned', match: stopped(next.match) };
    case 'expired':
      return { ...next, stage: 'expired' };
    case 'standing':
      return withSeat(entry.seat, (one) => ({ ...one, standing: entry.answers }));
    case 'hinted':
      return withSeat(entry.seat, ({ hints = 0, secretHints = 0, ...one }) => ({
        ...one,
        hints: hints + 1,
        ...(entry.isSecret === true || secretHints > 0
          ? { secretHints: secretHints + (entry.isSecret === true ? 1 : 0) }
          : {}),
      }));
    case 'bot': {
      const { seat, level, because } = entry;
      const taken = handedOver(
        withSeat(seat, (one) => ({ ...one, bot: { level, because } })),
        entry,
      );
      return next.proposal?.seat === seat ? { ...taken, proposal: undefined } : taken;
    }
    case 'person':
      return resumed(
        withSeat(entry.seat, ({ bot, ...one }) => withoutHolidayBot(one, entry.at)),
        entry,
      );
    case 'holiday':
      return withSeat(entry.seat, (one) => ({ ...one, holidays: withHoliday(one, entry) }));
    case 'said':
      return withChatLine(next, entry);
    case 'unsaid':
      return { ...next, chat: next.chat.map((line) => (line.number === entry.number ? unsaid(line) : line)) };
    case 'muted': {
      const others = next.muted.filter((one) => one !== entry.guest);
      return { ...next, muted: entry.muted ? [...others, entry.guest] : others };
    }
    case 'spectatorChat':
      return { ...next, areSpectatorsSilent: entry.allowed ? undefined : true };
    case 'rematched':
      return { ...next, rematch: entry.table };
    case 'forgotten':
      return next;
    case 'carriedOver':
      return { ...entry.table, entries: next.entries };
    default: {
      const never: never = entry;
      throw new EntryError(`no entry is called ${JSON.stringify(never)}`);
    }
  }
}

function rulesOf(game: Game | undefined): Game {
  if (game === undefined) throw new EntryError('the rules of this match are not loaded');
  return game;
}

/** The rest of a line that was taken away: that this person had said something. */
function unsaid({ number, from, seat, at }: ChatLine): ChatLine {
  return { number, from, ...(seat === undefined ? {} : { seat }), removed: true, at };
}

function withChatLine(table: Table, entry: EntryOf<'said'>): Table {
  const { guest, name, seat, text, phrase, changed, key, at } = entry;
  const number = table.chatNumber + 1;
  const line = {
    number,
    from: { id: guest, name },
    ...(seat === undefined ? {} : { seat }),
    ...(text === undefined ? {} : { text }),
    ...(phrase === undefined ? {} : { phrase }),
    ...(changed === undefined ? {} : { changed }),
    at,
  };
  const chat = [...table.chat.slice(1 - chatKept), line];
  if (key === undefined) return { ...table, chat, chatNumber: number };
  const saidUnder = [...(table.saidUnder ?? []).slice(1 - chatKeysKept), chatKey(guest, key)];
  return { ...table, chat, chatNumber: number, saidUnder };
}
