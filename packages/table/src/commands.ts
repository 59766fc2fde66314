import type { Seat } from '@manigance/core';
import type { ClientMessageOf } from '@manigance/protocol';
import { limits } from '@manigance/protocol/limits';
import { withHoliday } from './apply-clocks.ts';
import { seatsToAgree } from './consent.ts';
import { defaultLevel } from './default-level.ts';
import { day } from './durations.ts';
import type { TableEntry } from './entries.ts';
import type { LobbyCommand } from './lobby-commands.ts';
import { botEntry, type Decision, playFor, refuse, spentByAll, type Verdict } from './moves.ts';
import { agreed, botForAbsent, movesProposed, silenceAgreesAfter } from './proposals.ts';
import { chatKey, type MatchState, seatOf, type Table } from './table.ts';
import { isSpeakerNameTaken } from './taken-names.ts';
import { mayUndoFreely, movesBackTo } from './undo.ts';

/** Commands of the server's host at a table. Clients have no such messages. */
export type HostMessage =
  | { readonly type: 'unsay'; readonly id: number; readonly table: string; readonly line: number }
  | { readonly type: 'close'; readonly id: number; readonly table: string };
type HostCommand = HostMessage['type'];

/** Types of the messages that change a table. */
export type TableCommand =
  | HostCommand
  | LobbyCommand
  | 'leave'
  | 'play'
  | 'takeBack'
  | 'propose'
  | 'consent'
  | 'standing'
  | 'handOver'
  | 'takeOver'
  | 'holiday'
  | 'say'
  | 'mute'
  | 'spectatorChat';
/** The message of a command. */
export type CommandMessage<K extends TableCommand = TableCommand> = K extends HostCommand
  ? Extract<HostMessage, { readonly type: K }>
  : ClientMessageOf<Exclude<K, HostCommand>>;
type Commands = { readonly [K in Exclude<TableCommand, LobbyCommand>]: Decision<CommandMessage<K>> };

const year = 365 * day;

/** Decides each command but those of a lobby: the entries to append, or the reason for a refusal. Pure. */
export const commands: Commands = {
  leave: (table, context) => {
    const { guest, now, levels } = context;
    const seat = seatOf(table, guest.id);
    if (seat === undefined) return refuse('no-seat');
    if (table.stage === 'gathering') return { entries: [{ kind: 'stood', at: now, seat }] };
    if (table.stage !== 'playing') return refuse('over');
    if (table.seats[seat]?.bot !== undefined) return { entries: [] };
    const level = defaultLevel(levels) ?? '';
    return { entries: [botEntry(table, context, { seat, level, because: 'left' })] };
  },

  play: (table, context, { move, question, key }) => {
    const seat = seatOf(table, context.guest.id);
    if (seat === undefined) return refuse('no-seat');
    const verdict = playFor(table, context, { seat, move, question, key, by: 'person' });
    if (isSurelyNew(table.match, question, verdict)) return verdict;
    const done = numberOfKey(table.match, seat, key);
    return done === undefined ? verdict : { again: done };
  },

  takeBack: (table, context, { key }) => {
    const seat = seatOf(table, context.guest.id);
    const { match } = table;
    if (seat === undefined) return refuse('no-seat');
    const done = numberOfKey(match, seat, key);
    if (done !== undefined) return { again: done };
    if (table.stage !== 'playing' || match === undefined) return refuse('not-started');
    if (context.game === undefined) return refuse('frozen');
    if (mayUndoFreely(table, context.game, seat))
      return {
        entries: [
          { kind: 'tookBack', at: context.now, seat, moves: 1, key, spent: spentByAll(table, context) },
        ],
      };
    const moves = movesBackTo(match, seat);
    if (moves === undefined) return refuse('no-move');
    if (seatsToAgree(table, { agreed: [seat] }).length === 0) return refuse('nobody-to-ask');
    const keeps = match.past.at(-moves)?.numbers;
    const proposed = {
      kind: 'proposed',
      at: context.now,
      what: 'take-back',
      by: seat,
      moves,
      keeps,
    } as const;
    return agreed(table, context, [proposed], { what: 'take-back', by: seat, agreed: [seat], moves });
  },

  propose: (table, context, { what, seat: given }) => {
    const by = seatOf(table, context.guest.id);
    if (by === undefined) return refuse('no-seat');
    if (table.stage !== 'playing') return refuse('not-started');
    const seat = what === 'bot' ? given : undefined;
    if (what === 'bot') {
      if (context.levels.length === 0) return refuse('no-level');
      if (seat === undefined || !context.absent().includes(seat)) return refuse('not-absent');
      if (table.seats[seat]?.bot !== undefined) return { entries: [] };
      if (table.host === context.guest.id) return { entries: [botForAbsent(table, context, seat)] };
    }
    // Proposing the same again is consent.
    const { proposal } = table;
    if (proposal?.what === what && proposal.seat === seat) {
      const again = {
        type: 'consent',
        id: 0,
        table: table.id,
        proposal: proposal.number,
        agree: true,
      } as const;
      return commands.consent(table, context, again);
    }
    const until = what === 'abandon' ? context.now + silenceAgreesAfter : undefined;
    const proposed = { kind: 'proposed', at: context.now, what, by, seat, until } as const;
    return agreed(table, context, [proposed], { what, by, seat, until, agreed: [by] });
  },

  consent: (table, context, { proposal: number, agree }) => {
    const seat = seatOf(table, context.guest.id);
    const { proposal } = table;
    if (seat === undefined) return refuse('no-seat');
    if (proposal === undefined || proposal.number !== number) return refuse('no-proposal');
    if (!agree) return { entries: [{ kind: 'declined', at: context.now, seat }] };
    if (proposal.agreed.includes(seat)) return { entries: [] };
    const moves = movesProposed(table, proposal);
    const now = { ...proposal, agreed: [...proposal.agreed, seat], moves };
    return agreed(table, context, [{ kind: 'agreed', at: context.now, seat }], now);
  },

  standing: (table, { guest, now, game }, { answers }) => {
    const seat = seatOf(table, guest.id);
    if (seat === undefined) return refuse('no-seat');
    const read = game?.standing?.read(answers);
    if (read === undefined) return refuse('no-standing');
    return { entries: [{ kind: 'standing', at: now, seat, answers: read }] };
  },

  handOver: (table, context, { level }) => {
    const seat = seatOf(table, context.guest.id);
    if (seat === undefined) return refuse('no-seat');
    if (table.stage !== 'playing') return refuse('not-started');
    if (!context.levels.includes(level)) return refuse('no-level');
    return { entries: [botEntry(table, context, { seat, level, because: 'handed-over' })] };
  },

  takeOver: (table, { guest, now }) => {
    const seat = seatOf(table, guest.id);
    if (seat === undefined) return refuse('no-seat');
    if (table.seats[seat]?.bot === undefined) return { entries: [] };
    if (isOutOfTime(table, seat)) return refuse('no-time');
    return { entries: [personEntry(seat, now)] };
  },

  holiday: (table, { guest, now, levels }, { from, to, bot }) => {
    const seat = seatOf(table, guest.id);
    if (seat === undefined) return refuse('no-seat');
    if (table.setup.pace.kind !== 'turn-based' || to <= from || from < now - 60_000)
      return refuse('bad-holiday');
    if (bot !== undefined && !levels.includes(bot)) return refuse('no-level');
    // A holiday gives no time back: one that was sent a moment ago begins now.
    const begin = Math.max(from, now);
    const span = { from: begin, to: Math.max(to, begin + 1) };
    const taken = withHoliday(table.seats[seat] ?? { plan: { for: 'anyone' } }, { ...span, at: now });
    const recent = taken.filter((one) => one.to > now - year);
    const length = recent.reduce((sum, one) => sum + (one.to - one.from), 0);
    if (length > limits.holidayDays * day || taken.length > limits.holidays) return refuse('bad-holiday');
    return { entries: [{ kind: 'holiday', at: now, seat, ...span, bot }] };
  },

  say: (table, context, { text, phrase, key }) => {
    const { guest, now } = context;
    if ((text === undefined) === (phrase === undefined)) return refuse('nothing-said');
    if (key !== undefined && table.saidUnder?.includes(chatKey(guest.id, key)) === true)
      return { entries: [] };
    if (table.muted.includes(guest.id)) return refuse('muted');
    const seat = seatOf(table, guest.id);
    const person = seat === undefined ? undefined : table.seats[seat]?.person;
    if (person === undefined && table.host !== guest.id && table.areSpectatorsSilent)
      return refuse('spectators-silent');
    if (person === undefined && isSpeakerNameTaken(table, context)) return refuse('name-taken');
    // Players speak under the name of their seat, whatever they call themselves meanwhile.
    const { name } = person ?? guest;
    return { entries: [{ kind: 'said', at: now, guest: guest.id, name, seat, text, phrase, key }] };
  },

  mute: (table, { guest, now }, { who, muted }) => {
    if (table.host !== guest.id) return refuse('host-only');
    if (table.muted.includes(who) === muted) return { entries: [] };
    if (muted && table.muted.length >= 64) return refuse('too-many');
    return { entries: [{ kind: 'muted', at: now, guest: who, muted }] };
  },

  unsay: (table, { now }, { line: number }) => {
    const line = table.chat.find((one) => one.number === number);
    if (line === undefined) return refuse('no-line');
    return { entries: line.removed === true ? [] : [{ kind: 'unsaid', at: now, number }] };
  },

  close: ({ stage }, { now }) => {
    if (stage === 'playing') return { entries: [{ kind: 'abandoned', at: now }] };
    return stage === 'gathering' ? { entries: [{ kind: 'expired', at: now }] } : refuse('over');
  },

  spectatorChat: (table, { guest, now }, { allowed }) => {
    if (table.host !== guest.id) return refuse('host-only');
    const isAllowed = table.areSpectatorsSilent !== true;
    return { entries: isAllowed === allowed ? [] : [{ kind: 'spectatorChat', at: now, allowed }] };
  },
};

/**
 * Whether a move cannot be a repeated one, so that its key need not be looked up: it settles the current question, which a
 * repeated move would already have settled. After an undo the same question comes up again.
 */
function isSurelyNew(match: MatchState | undefined, question: number | undefined, verdict: Verdict): boolean {
  if (match === undefined || match.takenBack === true || !('entries' in verdict)) return false;
  const { question: put } = match.state;
  return question === put && verdict.precomputed !== undefined && verdict.precomputed.state.question > put;
}

/** The entry with which a person takes their seat back, with the time they had. */
export function personEntry(seat: Seat, at: number): TableEntry {
  return { kind: 'person', at, seat, time: 'kept' };
}

/** Whether a message is a command of the server's host. */
export function isOfHost(message: { readonly type: string }): message is HostMessage {
  return message.type === 'unsay' || message.type === 'close';
}

/** Whether a person's bank is empty, so that a bot would take the seat again at once. */
export function isOutOfTime({ setup, match }: Table, seat: Seat): boolean {
  return setup.pace.kind === 'live' && setup.atZero === 'bot' && match?.clocks[seat]?.left === 0;
}

/** Step number of the move this seat sent under this key. */
function numberOfKey(match: MatchState | undefined, seat: Seat, key: string): number | undefined {
  return match?.keys.findLast((one) => one.key === key && one.seat === seat)?.number;
}
