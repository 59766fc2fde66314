import { type Seat, show, timeoutMove } from '@manigance/core';
import { beginning, freeSeats } from './commands.ts';
import { deadlineOf } from './deadlines.ts';
import { defaultLevel } from './default-level.ts';
import { botEntry, type CommandContext, type EntryBatch, playFor } from './moves.ts';
import { settlement } from './proposals.ts';
import type { Table } from './table.ts';

/** The entries that are due without a command: a start, a settled proposal, a standing answer, a timeout. */
export function dueWork(table: Table, context: CommandContext): EntryBatch | undefined {
  if (table.stage === 'gathering') return startOfFullTable(table, context);
  if (table.stage !== 'playing') return undefined;
  return settlement(table, context) ?? standingAnswer(table, context) ?? timeout(table, context);
}

function startOfFullTable(table: Table, context: CommandContext): EntryBatch | undefined {
  const isFull = freeSeats(table).length === 0 && table.seats.some(({ person }) => person !== undefined);
  if (!isFull || context.game === undefined) return undefined;
  if (table.begins === 'all-here' && !areAllOnline(table, context.online())) return undefined;
  return { entries: beginning(context) };
}

function areAllOnline({ seats }: Table, online: readonly Seat[]): boolean {
  return seats.every(({ person }, seat) => person === undefined || online.includes(seat));
}

function standingAnswer(table: Table, context: CommandContext): EntryBatch | undefined {
  const { match } = table;
  const { game } = context;
  const rule = game?.standing;
  if (match === undefined || game === undefined || rule === undefined) return undefined;
  for (const seat of match.views?.asked ?? []) {
    const { standing, bot } = table.seats[seat] ?? {};
    if (standing === undefined || bot !== undefined) continue;
    const { view, asked } = show(game, match.state, seat);
    const move = rule.answer(view, asked?.options ?? [], standing);
    const verdict = move && playFor(table, context, { seat, move, by: 'standing' });
    if (verdict !== undefined && 'entries' in verdict) return verdict;
  }
  return undefined;
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
    // A bot that takes the seat would reveal who was asked in secret.
    const openly = match.clocks[seat]?.since !== undefined;
    if (openly && setup.atZero === 'bot')
      return {
        entries: [botEntry(table, context, { seat, level: defaultLevel(levels) ?? '', because: 'time-up' })],
      };
    const verdict = playFor(table, context, { seat, move: timeoutMove(game, match.state, seat), by: 'time' });
    return 'entries' in verdict ? verdict : undefined;
  }
  return undefined;
}
