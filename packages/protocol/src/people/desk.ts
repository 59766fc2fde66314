import { type Fitting, flag, list, object, oneOf, optional, text, whole } from '../schema.ts';
import { chatLine, guestId, tableId, tableSetup } from '../table.ts';
import { reportReasons } from './reports.ts';

const search = optional(text({ min: 1, max: 40 }));
const page = optional(whole(0, 10_000));
const shortId = text({ min: 8, max: 128, pattern: '^[\\w-]+$' });
/** The text for everybody, in one language. */
const notice = text({
  min: 1,
  max: 300,
  pattern: '^[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202a-\\u202e\\u2066-\\u2069]+$',
});

const tableStates = ['gathering', 'playing', 'over', 'abandoned', 'expired', 'frozen', 'damaged'] as const;
const state = oneOf(...tableStates);

/**
 * The host's desk: POST `/api/desk/<name>`. To everybody but a host, and for every name that is none of these, the
 * address does not exist.
 */
export const deskRequests = {
  take: object(
    { token: shortId },
    'Take the host’s right with a token that the server printed. For accounts; each token works once.',
  ),
  look: object({}, 'State of the servers, the announced stop, and whether registration is open.'),
  tables: object(
    {
      /** Part of a name, or the code or id of a table. */
      search,
      game: optional(tableSetup.game),
      state: optional(state),
      page,
    },
    'List tables, the latest change first.',
  ),
  table: object({ table: tableId }, 'Public facts of a table: nothing that a spectator would not know.'),
  'close-table': object({ table: tableId }, 'End a match without a winner, or a table that has not begun.'),
  'delete-table': object({ table: tableId }, 'Delete a table that has ended, or that is damaged.'),
  people: object({ search, page }, 'List people, those seen last first.'),
  person: object({ who: guestId }, 'A person, their tables, and open reports about them.'),
  'remove-person': object({ who: guestId }, 'Delete a person, as they could themselves.'),
  'remove-line': object({ table: tableId, line: whole(1) }, 'Take a chat line away.'),
  'close-report': object({ report: shortId, outcome: oneOf('acted', 'dismissed') }, 'Close a report.'),
  backup: object({}, 'Write a backup beside the data of this server.'),
  announce: object(
    { in: whole(0, 10_080), minutes: whole(1, 1_440), en: notice, fr: notice },
    'Announce a stop in so many minutes, which lasts so many. All clocks stand meanwhile.',
  ),
  'call-off': object({}, 'Call the announced stop off.'),
  registration: object({ accounts: flag, guests: flag }, 'Whether there may be new accounts and new guests.'),
  audit: object({ page }, 'What was done at the desk, the latest first.'),
} as const;
/** Name of a request to the host's desk. */
export type DeskRequest = keyof typeof deskRequests;

const at = whole(0);
const name = text({ max: 60 });

/** A stop that everybody is told of. */
export const announcedStop = object({
  at,
  minutes: whole(1),
  en: notice,
  fr: notice,
});
/** A stop that everybody is told of. */
export type AnnouncedStop = Fitting<typeof announcedStop>;

const health = oneOf('good', 'look');
/** Figures of one server of the club about itself. */
const serverFigures = object({
  /** Absent where there is one server. */
  name: optional(text({ max: 40 })),
  /** Milliseconds since it wrote this. */
  age: whole(0),
  version: text({ max: 40 }),
  node: text({ max: 40 }),
  upSince: at,
  people: whole(0),
  spectators: whole(0),
  /** Moves stored in the last hour, and how long: the 95th percentile, the slowest; ms. */
  moves: object({ stored: whole(0), p95: whole(0), slowest: whole(0) }),
  disk: object({ total: whole(0), free: whole(0) }),
});
/** Figures of the servers of a club. */
export type ServerFigures = Fitting<typeof serverFigures>;

const report = object({
  id: shortId,
  table: tableId,
  about: guestId,
  name,
  /** Absent where a name is reported. */
  line: optional(whole(1)),
  said: optional(text({ max: 300 })),
  context: list(chatLine, 20),
  reason: oneOf(...reportReasons),
  note: optional(text({ max: 300 })),
  at,
});

const backup = object({
  state: oneOf('running', 'done', 'failed'),
  at,
  /** Tables and guests written, and how many there are. */
  written: whole(0),
  of: whole(0),
  folder: text({ max: 500 }),
  bytes: optional(whole(0)),
  /** Files whose checksum was compared after writing. */
  checked: optional(whole(0)),
  damaged: optional(whole(0)),
});
/** A backup made from the desk. */
export type DeskBackup = Fitting<typeof backup>;

const deskError = object({
  id: shortId,
  server: text({ max: 40 }),
  table: optional(tableId),
  code: optional(text({ max: 10 })),
  game: optional(text({ max: 40 })),
  name: text({ max: 100 }),
  /** Absent while the match goes on: it could tell what a seat may not know. */
  message: optional(text({ max: 1_000 })),
  /** The same for errors from the same place in the code. */
  stack: text({ max: 16 }),
  places: text({ max: 4_000 }),
  first: at,
  last: at,
  times: whole(1),
  /** Whether the match is over and its record can be downloaded. */
  hasRecord: flag,
});

const tableRow = object({
  id: tableId,
  code: text({ max: 10 }),
  game: tableSetup.game,
  state,
  access: tableSetup.access,
  pace: oneOf('live', 'turn-based', 'untimed'),
  seats: list(
    object({ name: optional(name), bot: optional(text({ max: 24 })), isAwaited: optional(flag) }),
    12,
  ),
  updatedAt: at,
});
/** A row in the desk's list of tables. */
export type DeskTable = Fitting<typeof tableRow>;

const personRow = object({
  id: guestId,
  name,
  hasAccount: flag,
  isHost: flag,
  since: at,
  seen: at,
  isHere: flag,
  /** Tables that have not ended. */
  tables: whole(0),
  /** Open reports about them. */
  reports: whole(0),
});
/** A row in the desk's list of people. */
export type DeskPerson = Fitting<typeof personRow>;

const act = oneOf(
  'take-right',
  'close-table',
  'delete-table',
  'remove-person',
  'remove-line',
  'close-report',
  'backup',
  'announce',
  'call-off',
  'registration',
  'new-version',
);
const auditEntry = object({
  at,
  /** Absent for the server itself, and for a person who is no longer known. */
  by: optional(name),
  isServer: optional(flag),
  act,
  table: optional(text({ max: 32 })),
  /** Name of the person it was done to, if the server knows them still. */
  person: optional(name),
  detail: optional(text({ max: 700 })),
});
/** An entry of the log of the desk. */
export type AuditEntry = Fitting<typeof auditEntry>;
/** Type of an act at the desk. */
export type DeskAct = Fitting<typeof act>;

/** Answers of the desk; those not named here are `{}`. */
export const deskAnswers = {
  look: object({
    now: at,
    versions: object({
      schema: whole(0),
      protocol: whole(0),
      store: text({ max: 40 }),
      games: list(object({ id: tableSetup.game, rulesVersion: whole(0) }), 100),
    }),
    servers: list(serverFigures, 100),
    health: object({ servers: health, moves: health, disk: health, backup: health }),
    /** Recent moves that took long, without their tables. */
    slow: list(object({ at, game: text({ max: 40 }), took: whole(0) }), 50),
    /** Bytes of the store. */
    stored: whole(0),
    playing: whole(0),
    gathering: whole(0),
    accounts: whole(0),
    guests: whole(0),
    /** Whom an announced stop would concern. */
    people: whole(0),
    clocks: whole(0),
    errorsToday: whole(0),
    stop: optional(announcedStop),
    registration: object({ accounts: flag, guests: flag }),
    backup: optional(backup),
    reports: list(report, 200),
    errors: list(deskError, 50),
  }),
  tables: object({ tables: list(tableRow, 50), isLastPage: flag }),
  table: object({
    ...{ row: tableRow, host: optional(name), createdAt: at, rulesVersion: whole(0), spectators: flag },
    /** Why it cannot be played on. */
    why: optional(text({ max: 300 })),
    /** Lines of a table that anybody may watch; of others reports alone show lines. */
    chat: list(chatLine, 1_000),
  }),
  people: object({ people: list(personRow, 50), isLastPage: flag }),
  person: object({ person: personRow, tables: list(tableRow, 50), reports: list(report, 200) }),
  audit: object({ entries: list(auditEntry, 50), isLastPage: flag }),
} as const;
/** The answer to a request to the desk. */
export type DeskAnswer<K extends DeskRequest> = K extends keyof typeof deskAnswers
  ? Fitting<(typeof deskAnswers)[K]>
  : object;
