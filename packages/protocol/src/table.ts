import type { Move, Outcome, Setting, Shown, Vocabulary } from '@manigance/core';
import { limits } from './limits.ts';
import { namePattern } from './names.ts';
import {
  either,
  type Fitting,
  flag,
  gameData,
  list,
  map,
  object,
  oneOf,
  optional,
  type Schema,
  text,
  whole,
} from './schema.ts';

/** Schema of the id of a table. */
export const tableId = text({ min: 16, max: 32, pattern: '^[a-z0-9]+$' });
/** Schema of an invitation code. */
export const tableCode = text({ min: 6, max: 6, pattern: '^[A-Z0-9]+$' });
/** Schema of the id of a guest. */
export const guestId = text({ min: 8, max: 32, pattern: '^[a-z0-9]+$' });
/** Schema of a seat, counted from 0. */
export const seatNumber = whole(0, limits.seats - 1);
/** Pattern of a person's free text: no control characters, nothing that turns the line around. */
export const freeText = '^[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202a-\\u202e\\u2066-\\u2069]+$';
/** Schema of the name of a person. */
export const personName = text({ min: 1, max: limits.nameLength, pattern: namePattern });
/** Schema of the name of an account. */
export const accountName = text({ min: 2, max: limits.nameLength, pattern: namePattern });
/** Schema of the value of a setting of a game. */
export const setting: Schema<Setting> = either(either(text({ max: 40 }), whole(-1_000_000, 1_000_000)), flag);
const settings = map(setting, 16);
/** Schema of the colour of a seat. */
export const colourName = text({ min: 1, max: 24, pattern: '^[a-z0-9-]+$' });
/** Schema of the id of a bot level. */
export const botLevel = text({ min: 1, max: 24, pattern: '^[a-z0-9-]+$' });

/** Who may take a seat: anyone, or a bot of a level. */
export const seatPlan = either(
  object({ for: oneOf('anyone') }),
  object({ for: oneOf('bot'), level: botLevel }),
);
/** Who may take a seat. */
export type SeatPlan = Fitting<typeof seatPlan>;

/** Schema of the pace of a table. */
export const pace = either(
  object({
    kind: oneOf('live'),
    /** Seconds each seat has for the whole match. */
    bank: whole(10, 86_400),
    /** Seconds added after each answer. */
    increment: whole(0, 3_600),
  }),
  either(
    object({
      kind: oneOf('turn-based'),
      /** Days per answer, counting only the daily window. */
      days: whole(1, 14),
      /** Daily window in which clocks run, in minutes from midnight UTC. */
      window: optional(object({ from: whole(0, 1_439), to: whole(0, 1_439) })),
    }),
    object({ kind: oneOf('untimed') }),
  ),
);
/** The pace of a table: live with time banks, over days, or without a clock. */
export type Pace = Fitting<typeof pace>;

/** Schemas of the fields of a table's setup. */
export const tableSetup = {
  game: text({ min: 1, max: 40, pattern: '^[a-z0-9-]+$' }),
  options: settings,
  seats: list(seatPlan, limits.seats),
  pace,
  /** `open`: listed for everyone. `private`: for people with the link or the code. */
  access: oneOf('open', 'private'),
  /** When a seat runs out of time: a bot takes over, or the rules' default move is played once. */
  atZero: oneOf('bot', 'default'),
  spectators: flag,
  /** Whether the record of the match names its players. */
  namesInRecord: optional(flag),
  /** Whether players may ask for hints; all of them or none. A person alone against bots always may. */
  hints: optional(flag),
  /** Hours without a change after which the table closes if it has not begun; a week if absent. */
  openFor: optional(whole(1, 24 * 30)),
};
/** The terms that the host may change before the start; absent ones stay. */
export const changeableTerms = {
  options: optional(settings),
  pace: optional(pace),
  access: optional(tableSetup.access),
  atZero: optional(tableSetup.atZero),
  spectators: optional(flag),
  namesInRecord: tableSetup.namesInRecord,
  hints: tableSetup.hints,
  openFor: tableSetup.openFor,
  /** Number of seats. */
  seats: optional(whole(1, limits.seats)),
};
const tableSetupSchema = object(tableSetup);
/** The setup of a table. */
export type TableSetup = Fitting<typeof tableSetupSchema>;

const seatInfo = object({
  seat: seatNumber,
  plan: seatPlan,
  /** The person whose seat it is. */
  person: optional(object({ id: guestId, name: personName })),
  /** The bot that plays this seat now, its own or a person's. */
  bot: optional(
    object({
      level: botLevel,
      because: oneOf('planned', 'handed-over', 'time-up', 'left', 'away', 'holiday'),
    }),
  ),
  /** The colour chosen for this seat. Absent: the first of the game's colours that nobody has chosen. */
  colour: optional(colourName),
  /** Before the match: this person is ready for this line-up and these terms. */
  isReady: optional(flag),
  /** Number of hints this seat has asked for; those at secret questions count once the match is over. */
  hints: optional(whole(0)),
  /** Periods in which this seat's clock is stopped; milliseconds since 1970. `bot`: the level that plays meanwhile. */
  holidays: optional(
    list(object({ from: whole(0), to: whole(0), bot: optional(botLevel) }), limits.holidays),
  ),
});
/** Public information about a seat. */
export type SeatInfo = Fitting<typeof seatInfo>;

const proposalKind = oneOf('take-back', 'abandon', 'bot');
const proposal = object({
  number: whole(0),
  what: proposalKind,
  by: seatNumber,
  /** The seat of the absent player that a bot would take. */
  seat: optional(seatNumber),
  /** Seats that have agreed, including the proposer. Carried out once all people have. */
  agreed: list(seatNumber, limits.seats),
  /** Seats that have yet to agree. */
  awaits: list(seatNumber, limits.seats),
  /** When silence counts as consent; milliseconds since 1970. Absent: never. */
  until: optional(whole(0)),
  /** Number of your latest step that would stay if the moves were taken back. */
  keeps: optional(whole(0)),
});
/** A proposal on which the people of a table vote. */
export type Proposal = Fitting<typeof proposal>;

/** `expired`: nobody began it in time. `frozen`: this server lacks its rules. */
const tableStage = oneOf('gathering', 'playing', 'over', 'abandoned', 'expired', 'frozen');

/** Public information about a table. Replaces earlier information. */
export const tableInfo = object({
  id: tableId,
  code: tableCode,
  ...tableSetup,
  rulesVersion: whole(0),
  stage: tableStage,
  host: guestId,
  seats: list(seatInfo, limits.seats),
  proposal: optional(proposal),
  muted: list(guestId, 64),
  /** People whom the host keeps from the seats. */
  removed: list(object({ id: guestId, name: personName }), 64),
  /** Set while the host has turned off the chat of people without a seat. */
  areSpectatorsSilent: optional(flag),
  /** SHA-256 of seed and salt, published before the first move. */
  commitment: optional(text({ max: 64 })),
  outcome: optional(gameData<Outcome>('Winners, and by what they won')),
  /** Seed and salt once the match is over, to check the commitment. */
  seed: optional(text({ max: 32 })),
  salt: optional(text({ max: 64 })),
  /** SHA-256 of the last position, once the match is over. */
  hash: optional(text({ max: 64 })),
  /** The table of the rematch. */
  rematch: optional(tableId),
  createdAt: whole(0),
});
/** Public information about a table. */
export type TableInfo = Fitting<typeof tableInfo>;

/** A table in a list. */
export const tableLine = object({
  id: tableId,
  code: tableCode,
  game: tableSetup.game,
  stage: tableStage,
  seats: list(
    object({ name: optional(personName), bot: optional(botLevel), colour: optional(colourName) }),
    limits.seats,
  ),
  pace,
  /** Whether this person is asked there. */
  yourTurn: flag,
  /** For people at the table: seats the match openly waits for, and when the first of their clocks runs out. */
  waiting: optional(list(seatNumber, limits.seats)),
  until: optional(whole(0)),
  /** For people at the table: number of the last chat line. */
  chat: optional(whole(1)),
  /** A proposal that waits for this person's answer. */
  asksYou: optional(proposalKind),
  updatedAt: whole(0),
});
/** A table in a list. */
export type TableLine = Fitting<typeof tableLine>;

/**
 * Milliseconds left to each seat at time `at`, and the seats whose clocks run then: none outside the daily window, on
 * holiday, or during a secret wait.
 */
export const clockInfo = object({
  at: whole(0),
  left: list(whole(0), limits.seats),
  running: list(seatNumber, limits.seats),
});
/** The clocks of a table at a moment. */
export type ClockInfo = Fitting<typeof clockInfo>;

/** Schema of the people who are online at a table. */
export const presence = object({ online: list(seatNumber, limits.seats), spectators: whole(0) });
/** The people who are online at a table. */
export type Presence = Fitting<typeof presence>;

/** Who made a move: the person, a bot, a standing answer, or the clock. */
export const moveSources = ['person', 'bot', 'standing', 'time'] as const;
/** Who made a move. */
export type MoveSource = (typeof moveSources)[number];

/** One change as a viewer sees it. Each viewer has a numbering of their own, without gaps. */
export const step = object({
  number: whole(1),
  /** Events this viewer witnessed, in order. Empty after an undo or a sealed answer. */
  events: gameData<readonly { readonly type: string }[]>('Events as this viewer sees them'),
  at: whole(0),
  tookBack: optional(object({ by: seatNumber, moves: whole(1) })),
  /** The move of your own seat that this step shows, and who made it. Sent to that seat only. */
  mine: optional(
    object({
      move: gameData<Move>('The move'),
      by: oneOf(...moveSources),
      /** Your view before the move, if a standing answer or the clock made it for you. */
      view: optional(gameData<object>('Your view before the move')),
    }),
  ),
});
/** One change of a table as a viewer sees it. */
export type Step = Fitting<typeof step>;

/**
 * One step of the match so far with what you were shown after it. `view` has the fields that have changed since the step
 * before, and `without` names those that are gone.
 */
export const pastStep = object({
  step,
  shown: gameData<Omit<Shown<Vocabulary>, 'view' | 'asked' | 'anytime'>>(
    'Viewer, waiting, answered, outcome',
  ),
  view: gameData<object>('Changed fields of your view'),
  without: optional(list(text({ max: 100 }), 100)),
});
/** One step of the match so far as a viewer saw it. */
export type PastStep = Fitting<typeof pastStep>;

/** Set while the last move is yours: `mayUndo` says whether you may undo it without asking. */
export const isLastMoveYours = optional(flag);
/**
 * Why you may not undo without asking. `no-move`: you have made none. `moved-on`: somebody has moved since. `sealed`: replace
 * your answer instead. `secret`: the table waits, or has waited, in secret. `final`: the move cannot be undone by anybody.
 * `you-learned`, `others-learned`: from the move. Updates say it where `mayUndo` need not be asked.
 */
const undoRefusal = oneOf(
  'no-move',
  'moved-on',
  'sealed',
  'secret',
  'final',
  'you-learned',
  'others-learned',
);
/** Why a move may not be undone without asking. */
export type UndoRefusal = Fitting<typeof undoRefusal>;
/** Field of an update: why the last move may not be undone without asking. */
export const whyNoUndo = optional(undoRefusal);
/** Milliseconds you have for a question that is put to you in secret. Sent to the seats it is put to only. */
export const answerWithin = optional(whole(0));
/** Set while you have a move to take back and there are other people who could agree to it. */
export const mayProposeTakeBack = optional(flag);

const hintReason = object({
  /** The part of the bot's judgement, in the game's own vocabulary. */
  part: text({ min: 1, max: 40 }),
  /** Whose part it is. */
  seat: seatNumber,
  /** The figure before and after, where the part has one. */
  from: optional(whole(-1_000_000, 1_000_000)),
  to: optional(whole(-1_000_000, 1_000_000)),
});
const weighed = {
  move: gameData<Move>('The move'),
  worth: optional(gameData<number>('Estimated chance to win, from 0 to 1')),
};
/** The move the strongest bot would make from what a seat knows, the next best, and why. */
export const hint = object({
  ...weighed,
  next: optional(object(weighed)),
  why: object({
    /** A part of yours that the move improves. */
    gains: optional(hintReason),
    /** A part of a rival that it holds down. */
    prevents: optional(hintReason),
    /** The part likely to change most against you before your next question. */
    fears: optional(hintReason),
    /** Set where the move wins at once in every position tried. */
    wins: optional(flag),
  }),
});
/** A hint from the strongest bot. */
export type TableHint = Fitting<typeof hint>;

/** Schema of a viewer's `Shown`. */
export const shown = gameData<Shown<Vocabulary>>(
  'Everything this viewer may know: view, waiting, asked, outcome',
);

/** Schema of a line of the chat. */
export const chatLine = object({
  number: whole(1),
  from: object({ id: guestId, name: personName }),
  /** Seat of the speaker; absent for spectators. */
  seat: optional(seatNumber),
  text: optional(text({ min: 1, max: limits.chatLength })),
  /** A quick phrase, shown in the language of each reader. */
  phrase: optional(text({ min: 1, max: 24 })),
  /** Taken away by the host of the server: it has no words any more. Sent again under its number when it is. */
  removed: optional(flag),
  /** Written by the table: the terms that this person, the host, has changed. */
  changed: optional(list(text({ min: 1, max: 64 }), 64)),
  at: whole(0),
});
/** A line of the chat. */
export type ChatLine = Fitting<typeof chatLine>;
