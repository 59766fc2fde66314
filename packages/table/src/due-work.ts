import { timeoutMove } from '@manigance/core';
import { isPlayedAt } from './apply-clocks.ts';
import { isOutOfTime, personEntry } from './commands.ts';
import { deadlineOf } from './deadlines.ts';
import { defaultLevel } from './default-level.ts';
import type { TableEntry } from './entries.ts';
import { expiresAt } from './expiry.ts';
import { beginning, freeSeats } from './lobby-start.ts';
import { botEntry, type CommandContext, type EntryBatch, playFor } from './moves.ts';
import { settlement } from './proposals.ts';
import { standingMove } from './standing.ts';
import { isAway, type Table } from './table.ts';

/** The entries that are due without a command: a start, a settled proposal, a standing answer, a timeout. */
export function dueWork(table: Table, context: CommandContext): EntryBatch | undefined {
  if (table.stage === 'gathering') return startOfReadyTable(table, context) ?? expiry(table, context);
  if (table.stage !== 'playing') return undefined;
  return (
    returned(table, context) ??
    holidaySeats(table, context) ??
    settlement(table, context) ??
    standingAnswer(table, context) ??
    timeout(table, context)
  );
}

/** Whether `dueWork` may find work, without computing it: an untimed match between two moves has none. */
export function mayBeDue({ stage, setup, proposal, seats }: Table, game: CommandContext['game']): boolean {
  if (stage !== 'playing' || setup.pace.kind !== 'untimed' || proposal !== undefined) return true;
  const hasStanding = game?.standing !== undefined;
  return seats.some(
    (seat) => isAway(seat) || seat.holidays !== undefined || (hasStanding && seat.standing !== undefined),
  );
}

function expiry(table: Table, { now }: CommandContext): EntryBatch | undefined {
  const at = expiresAt(table);
  return at === undefined || at > now ? undefined : { entries: [{ kind: 'expired', at: now }] };
}

/** A full table begins once everybody who has a seat has said that they are ready. */
function startOfReadyTable(table: Table, context: CommandContext): EntryBatch | undefined {
  const people = table.seats.filter(({ person }) => person !== undefined);
  const isReady = people.length > 0 && people.every((seat) => seat.isReady === true);
  if (!isReady || freeSeats(table).length > 0 || context.game === undefined) return undefined;
  return { entries: beginning(context) };
}

/** Players who were away and are back have their seats again. */
function returned(table: Table, context: CommandContext): EntryBatch | undefined {
  if (!table.seats.some(isAway)) return undefined;
  const back = context
    .online()
    .filter((seat) => table.seats.some((one, at) => at === seat && isAway(one)) && !isOutOfTime(table, seat));
  return back.length === 0 ? undefined : { entries: back.map((seat) => personEntry(seat, context.now)) };
}

/** Bots take the seats of people whose holiday begins, asked or not, and give them back at its end. */
function holidaySeats(table: Table, context: CommandContext): EntryBatch | undefined {
  const { now } = context;
  const entries = table.seats.flatMap(({ person, bot, holidays = [] }, seat): TableEntry[] => {
    const level = holidays.find((one) => isPlayedAt(one, now))?.bot;
    if (bot?.because === 'holiday' && level === undefined) return [personEntry(seat, now)];
    if (person === undefined || bot !== undefined || level === undefined) return [];
    return [botEntry(table, context, { seat, level, because: 'holiday' })];
  });
  return entries.length === 0 ? undefined : { entries };
}

function standingAnswer(table: Table, context: CommandContext): EntryBatch | undefined {
  if (context.game === undefined) return undefined;
  if (table.match?.views?.isSecret === true && !context.isAnswerDue) return undefined;
  const answer = standingMove(table, context.game);
  const verdict = answer && playFor(table, context, { ...answer, by: 'standing' });
  return verdict !== undefined && 'entries' in verdict ? verdict : undefined;
}

/** A seat has run out of time: a bot takes over, or the rules' default move is played. */
function timeout(table: Table, context: CommandContext): EntryBatch | undefined {
  const { match, setup } = table;
  const { game, now, outages, levels } = context;
  if (match === undefined || game === undefined || setup.pace.kind === 'untimed') return undefined;
  for (const seat of match.views?.asked ?? []) {
    if (table.seats[seat]?.bot !== undefined) continue;
    const due = deadlineOf(table, seat, outages);
    if (due === undefined || due > now) continue;
    const openly = match.clocks[seat]?.since !== undefined;
    if (!openly && !context.isAnswerDue) continue;
    // A bot that takes the seat would reveal who was asked in secret.
    if (openly && setup.atZero === 'bot')
      return {
        entries: [botEntry(table, context, { seat, level: defaultLevel(levels) ?? '', because: 'time-up' })],
      };
    const verdict = playFor(table, context, { seat, move: timeoutMove(game, match.state, seat), by: 'time' });
    return 'entries' in verdict ? verdict : undefined;
  }
  return undefined;
}
