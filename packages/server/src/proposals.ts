import type { Seat } from '@manigance/core';
import type { Proposal } from '@manigance/protocol';
import type { TableEntry } from './entries.ts';
import { type Asking, type Entries, refuse, type Verdict } from './moves.ts';
import type { MatchState, Table } from './table.ts';

/** What is proposed, and who agrees so far. */
type Agreement = Pick<Proposal, 'what' | 'by' | 'agreed'> & {
  /** How many moves are to be taken back. */
  readonly moves?: number | undefined;
};

/** The entries of an agreement, and of what is agreed on once nobody's word is missing. */
export function agreed(
  table: Table,
  asking: Asking,
  entries: readonly TableEntry[],
  agreement: Agreement,
): Verdict {
  if (isAwaited(table, asking, agreement)) return { entries };
  const done = carriedOut(table, asking, agreement);
  return done === undefined ? refuse('no-move') : { entries: [...entries, done] };
}

/** What is proposed is done when those whose word was missing are gone. */
export function settlement(table: Table, asking: Asking): Entries | undefined {
  const { proposal } = table;
  if (proposal === undefined || isAwaited(table, asking, proposal)) return undefined;
  const done = carriedOut(table, asking, { ...proposal, moves: movesProposed(table, proposal) });
  return done && { entries: [done] };
}

/** A person whose seat a bot plays because they left or ran out of time is not waited for, nor one who has vanished. */
function isAwaited({ seats, setup }: Table, asking: Asking, { agreed }: Agreement): boolean {
  const missing = seats.flatMap(({ person, bot }, seat) => {
    const plays = person !== undefined && (bot === undefined || bot.because === 'handed-over');
    return plays && !agreed.includes(seat) ? [seat] : [];
  });
  // Where time is kept it frees the table in the end, and turn-based players are away most of the day.
  if (missing.length === 0 || setup.pace.kind !== 'untimed') return missing.length > 0;
  const absent = asking.absent();
  return missing.some((seat) => !absent.includes(seat));
}

function carriedOut(
  { match }: Table,
  { now, game }: Asking,
  { what, by, agreed, moves }: Agreement,
): TableEntry | undefined {
  if (what === 'abandon') return { kind: 'abandoned', at: now };
  const isKept = moves !== undefined && moves <= (match?.past.length ?? 0);
  if (!isKept || game === undefined) return undefined;
  return { kind: 'tookBack', at: now, seat: by, moves, consent: agreed };
}

/** Moves made in secret meanwhile are taken back with the one that was meant. */
export function movesProposed({ match, backTo }: Table, { by }: Pick<Proposal, 'by'>): number | undefined {
  if (match === undefined) return undefined;
  return backTo === undefined ? wayBack(match, by) : match.moves - backTo;
}

/** Whether there is a move of this viewer's own to take back. */
export function mayTakeBack({ stage, match }: Table, viewer: number): boolean {
  return stage === 'playing' && (match?.made[viewer] ?? 0) > 0;
}

/** How many moves lie between now and the seat's last, itself included; as far as the way back is kept. */
export function wayBack({ past }: MatchState, seat: Seat): number | undefined {
  const at = past.findLastIndex((one) => one.seat === seat);
  return at < 0 ? undefined : past.length - at;
}
