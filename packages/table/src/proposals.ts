import type { Proposal } from '@manigance/protocol';
import { seatsToAgree } from './consent.ts';
import type { TableEntry } from './entries.ts';
import { type CommandContext, type EntryBatch, refuse, spentByAll, type Verdict } from './moves.ts';
import type { Table } from './table.ts';
import { movesBackTo } from './undo.ts';

/** A proposal and the seats that agree so far. */
type Agreement = Pick<Proposal, 'what' | 'by' | 'agreed'> & {
  /** Number of moves to undo. */
  readonly moves?: number | undefined;
};

/** The given entries and, once everyone has agreed, the entry that carries the proposal out. */
export function agreed(
  table: Table,
  context: CommandContext,
  entries: readonly TableEntry[],
  agreement: Agreement,
): Verdict {
  if (isAwaited(table, context, agreement)) return { entries };
  const done = carriedOut(table, context, agreement);
  return done === undefined ? refuse('no-move') : { entries: [...entries, done] };
}

/** Carries a proposal out once the people who had not answered are gone. */
export function settlement(table: Table, context: CommandContext): EntryBatch | undefined {
  const { proposal } = table;
  if (proposal === undefined || isAwaited(table, context, proposal)) return undefined;
  const done = carriedOut(table, context, { ...proposal, moves: movesProposed(table, proposal) });
  return done && { entries: [done] };
}

function isAwaited(table: Table, context: CommandContext, { agreed }: Agreement): boolean {
  const missing = seatsToAgree(table, agreed);
  // Clocks free a timed table in the end, and turn-based players are away most of the day.
  if (missing.length === 0 || table.setup.pace.kind !== 'untimed') return missing.length > 0;
  const absent = context.absent();
  return missing.some((seat) => !absent.includes(seat));
}

function carriedOut(
  table: Table,
  context: CommandContext,
  { what, by, agreed, moves }: Agreement,
): TableEntry | undefined {
  const { now, game } = context;
  const { match } = table;
  if (what === 'abandon') return { kind: 'abandoned', at: now };
  const isKept = moves !== undefined && moves <= (match?.past.length ?? 0);
  if (!isKept || game === undefined) return undefined;
  return { kind: 'tookBack', at: now, seat: by, moves, consent: agreed, spent: spentByAll(table, context) };
}

/** Number of moves to undo. Secret moves made since the proposal are undone with the one that was meant. */
export function movesProposed({ match, backTo }: Table, { by }: Pick<Proposal, 'by'>): number | undefined {
  if (match === undefined) return undefined;
  return backTo === undefined ? movesBackTo(match, by) : match.moves - backTo;
}
