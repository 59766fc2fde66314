import { type Game, mayUndo, type Seat } from '@manigance/core';
import { seatsToAgree } from './consent.ts';
import type { MatchState, Table } from './table.ts';

/** Whether this seat may undo its last move without asking: it is the latest move, and nobody has learned anything. */
export function mayUndoFreely({ stage, match }: Table, game: Game | undefined, seat: Seat): boolean {
  const last = match?.past.at(-1);
  if (stage !== 'playing' || game === undefined || last === undefined || last.seat !== seat) return false;
  return mayUndo(game, last.before, seat, last.move);
}

/**
 * Whether `mayUndoFreely` is worth computing for this viewer: the latest move is theirs and settled a question. False while
 * the table waits in secret, so that it does not reveal a secret answer.
 */
export function isLastMoveOf({ stage, match }: Table, viewer: number): boolean {
  const last = match?.past.at(-1);
  if (stage !== 'playing' || match === undefined || last === undefined) return false;
  const isSettled = last.before.question !== match.state.question;
  return last.seat === viewer && isSettled && match.views?.isSecret === false;
}

/** Whether this viewer has a move to take back and there are other people who could agree to it. */
export function mayProposeTakeBack(table: Table, viewer: number): boolean {
  const { stage, match } = table;
  if (stage !== 'playing' || (match?.made[viewer] ?? 0) === 0) return false;
  return seatsToAgree(table, { agreed: [viewer] }).length > 0;
}

/** Number of moves from the seat's latest one to now, as far as the undo history in memory reaches. */
export function movesBackTo({ past }: MatchState, seat: Seat): number | undefined {
  const at = past.findLastIndex((one) => one.seat === seat);
  return at < 0 ? undefined : past.length - at;
}
