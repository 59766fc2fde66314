import type { Seat } from '@manigance/core';
import type { Proposal } from '@manigance/protocol';
import { seatsToAgree } from './consent.ts';
import { defaultLevel } from './default-level.ts';
import type { TableEntry } from './entries.ts';
import { botEntry, type CommandContext, type EntryBatch, refuse, spentByAll, type Verdict } from './moves.ts';
import type { Table } from './table.ts';
import { movesBackTo } from './undo.ts';

/** Time after which silence counts as consent to stopping the match, at every table and for everybody. */
export const silenceAgreesAfter = 5 * 86_400_000;

/** A proposal and the seats that agree so far. */
type Agreement = Pick<Proposal, 'what' | 'by' | 'agreed' | 'seat' | 'until'> & {
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

/** Carries a proposal out once nobody is waited for any longer, or ends one that has lost its reason. */
export function settlement(table: Table, context: CommandContext): EntryBatch | undefined {
  const { proposal } = table;
  if (proposal === undefined) return undefined;
  if (proposal.seat !== undefined && !context.absent().includes(proposal.seat))
    return { entries: [{ kind: 'declined', at: context.now, seat: proposal.seat }] };
  if (isAwaited(table, context, proposal)) return undefined;
  const done = carriedOut(table, context, { ...proposal, moves: movesProposed(table, proposal) });
  return done && { entries: [done] };
}

function isAwaited(table: Table, context: CommandContext, agreement: Agreement): boolean {
  const missing = seatsToAgree(table, agreement);
  if (missing.length === 0) return false;
  switch (agreement.what) {
    case 'take-back':
      return true;
    case 'abandon':
      return agreement.until === undefined || context.now < agreement.until;
    case 'bot': {
      const absent = context.absent();
      return missing.some((seat) => !absent.includes(seat) && table.seats[seat]?.bot === undefined);
    }
    default: {
      const never: never = agreement.what;
      return never;
    }
  }
}

function carriedOut(
  table: Table,
  context: CommandContext,
  { what, by, agreed, moves, seat }: Agreement,
): TableEntry | undefined {
  const { now, game } = context;
  const { match } = table;
  if (what === 'abandon') return { kind: 'abandoned', at: now };
  if (what === 'bot') return seat === undefined ? undefined : botForAbsent(table, context, seat);
  const isKept = moves !== undefined && moves <= (match?.past.length ?? 0);
  if (!isKept || game === undefined) return undefined;
  return { kind: 'tookBack', at: now, seat: by, moves, consent: agreed, spent: spentByAll(table, context) };
}

/** A bot takes the seat of an absent player until they come back. */
export function botForAbsent(table: Table, context: CommandContext, seat: Seat): TableEntry {
  return botEntry(table, context, { seat, level: defaultLevel(context.levels) ?? '', because: 'away' });
}

/** Number of moves to undo. Secret moves made since the proposal are undone with the one that was meant. */
export function movesProposed({ match, backTo }: Table, { by }: Pick<Proposal, 'by'>): number | undefined {
  if (match === undefined) return undefined;
  return backTo === undefined ? movesBackTo(match, by) : match.moves - backTo;
}
