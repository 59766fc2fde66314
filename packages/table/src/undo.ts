import { type Game, type Seat, undoBar } from '@manigance/core';
import type { UndoRefusal } from '@manigance/protocol';
import { hasOtherPerson } from './consent.ts';
import type { MatchState, Table, UndoPoint } from './table.ts';

type UndoBar = ReturnType<typeof undoBar>;
/** Why each move may not be undone, by its undo point: takes long to compute, and a client may ask again and again. */
const decided = new WeakMap<UndoPoint, { readonly bar: UndoBar }>();

function barOf(game: Game, point: UndoPoint): UndoBar {
  const found = decided.get(point) ?? { bar: undoBar(game, point.before, point.seat, point.move) };
  decided.set(point, found);
  return found.bar;
}

/** Whether this seat may undo its last move without asking: it is the latest move, and nobody has learned anything. */
export function mayUndoFreely({ stage, match }: Table, game: Game | undefined, seat: Seat): boolean {
  const last = match?.past.at(-1);
  if (stage !== 'playing' || game === undefined || last === undefined || last.seat !== seat) return false;
  return barOf(game, last) === undefined;
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

/**
 * Why this viewer may not undo without asking, as far as that costs no computation; `undefined` for spectators, outside a match,
 * and where `mayUndo` has to decide. Does not depend on secret questions or on their answers.
 */
function plainUndoRefusal({ stage, match }: Table, viewer: number): UndoRefusal | undefined {
  const made = match?.made[viewer];
  if (stage !== 'playing' || match?.views === undefined || made === undefined) return undefined;
  if (made === 0) return 'no-move';
  if (match.views.isSecret) return 'secret';
  const last = match.past.at(-1);
  if (last?.seat !== viewer) return 'moved-on';
  return last.before.question === match.state.question ? 'sealed' : undefined;
}

/** The part of an update about undo. */
export interface UndoFlags {
  readonly isLastMoveYours?: true | undefined;
  readonly mayProposeTakeBack?: true | undefined;
  readonly whyNoUndo?: UndoRefusal | undefined;
}

/** The undo flags of this viewer's update. */
export function undoFlags(table: Table, viewer: number): UndoFlags {
  return {
    isLastMoveYours: isLastMoveOf(table, viewer) ? true : undefined,
    mayProposeTakeBack: mayProposeTakeBack(table, viewer) ? true : undefined,
    whyNoUndo: plainUndoRefusal(table, viewer),
  };
}

/** Why this seat may not undo its last move without asking; `undefined` if it may. */
export function undoRefusal(table: Table, game: Game | undefined, seat: Seat): UndoRefusal | undefined {
  const plain = plainUndoRefusal(table, seat);
  const last = table.match?.past.at(-1);
  if (plain !== undefined || game === undefined || last === undefined) return plain ?? 'no-move';
  return barOf(game, last);
}

/** Whether this viewer has a move to take back and there are other people who could agree to it. */
function mayProposeTakeBack(table: Table, viewer: number): boolean {
  const { stage, match } = table;
  if (stage !== 'playing' || (match?.made[viewer] ?? 0) === 0) return false;
  return hasOtherPerson(table, viewer);
}

/** Number of moves from the seat's latest one to now, as far as the undo history in memory reaches. */
export function movesBackTo({ past }: MatchState, seat: Seat): number | undefined {
  const at = past.findLastIndex((one) => one.seat === seat);
  return at < 0 ? undefined : past.length - at;
}
