import { type Seat, show, timeoutMove } from '@manigance/core';
import { beginning, freeSeats, middle } from '../commands.ts';
import { type Asking, type Entries, playFor } from '../moves.ts';
import { settlement } from '../proposals.ts';
import type { Table } from '../table.ts';
import { deadlineOf } from './deadlines.ts';

/** What has to happen now without anybody asking, if anything: the entries to store. */
export function whatIsDue(table: Table, asking: Asking): Entries | undefined {
  if (table.stage === 'gathering') return startOfFull(table, asking);
  if (table.stage !== 'playing') return undefined;
  return settlement(table, asking) ?? standingAnswer(table, asking) ?? endOfTime(table, asking);
}

function startOfFull(table: Table, asking: Asking): Entries | undefined {
  const isFull = freeSeats(table).length === 0 && table.seats.some(({ person }) => person !== undefined);
  if (!isFull || asking.game === undefined) return undefined;
  if (table.begins === 'all-here' && !areAllHere(table, asking.online())) return undefined;
  return { entries: beginning(asking) };
}

function areAllHere({ seats }: Table, online: readonly Seat[]): boolean {
  return seats.every(({ person }, seat) => person === undefined || online.includes(seat));
}

function standingAnswer(table: Table, asking: Asking): Entries | undefined {
  const { match } = table;
  const { game } = asking;
  const rule = game?.standing;
  if (match === undefined || game === undefined || rule === undefined) return undefined;
  for (const seat of match.sight?.asked ?? []) {
    const { standing, bot } = table.seats[seat] ?? {};
    if (standing === undefined || bot !== undefined) continue;
    const { view, asked } = show(game, match.state, seat);
    const move = rule.answer(view, asked?.options ?? [], standing);
    const verdict = move && playFor(table, asking, { seat, move, by: 'standing' });
    if (verdict !== undefined && 'entries' in verdict) return verdict;
  }
  return undefined;
}

/** A seat whose time is up: a bot plays on, or the rules' own choice is made. */
function endOfTime(table: Table, asking: Asking): Entries | undefined {
  const { match, setup } = table;
  const { game, now, outages, levels } = asking;
  if (match === undefined || game === undefined || setup.pace.kind === 'untimed') return undefined;
  for (const seat of match.sight?.asked ?? []) {
    if (table.seats[seat]?.bot !== undefined) continue;
    const due = deadlineOf(table, seat, outages);
    if (due === undefined || due > now) continue;
    // To let a bot take the seat would show who was asked in secret.
    const openly = match.clocks[seat]?.since !== undefined;
    if (openly && setup.atZero === 'bot')
      return { entries: [{ kind: 'bot', at: now, seat, level: middle(levels), because: 'time-up' }] };
    const verdict = playFor(table, asking, { seat, move: timeoutMove(game, match.state, seat), by: 'time' });
    return 'entries' in verdict ? verdict : undefined;
  }
  return undefined;
}
