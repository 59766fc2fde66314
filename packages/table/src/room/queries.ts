import { refusedMoves, show } from '@manigance/core';
import type { Answer, ClientMessageOf, Presence, Reason } from '@manigance/protocol';
import { viewerOf } from '../derived-views.ts';
import type { LoadContext } from '../load.ts';
import { hasLeft, mayWatch, seatOf, type Table, viewerIndex } from '../table.ts';
import { isLastMoveOf, undoFlags, undoRefusal } from '../undo.ts';
import type { Broadcaster } from './broadcaster.ts';
import type { Person } from './context.ts';
import type { EventLog } from './event-log.ts';

/** To strangers, a table without spectators is as if it did not exist. */
export function unknownTable(to: number): Answer {
  return { type: 'refused', to, reason: { code: 'no-table' } };
}

/** Accepts a command, with the number of the last step this person was sent. */
export function acceptedAnswer(table: Table, person: Person, to: number): Answer {
  const number = table.match?.viewers[viewerIndex(table, person.id)]?.number;
  return number === undefined ? { type: 'accepted', to } : { type: 'accepted', to, number };
}

/** Everything this person has missed, and the table as they see it. */
export async function watchingAnswer(
  { log, broadcaster }: { readonly log: EventLog; readonly broadcaster: Broadcaster },
  person: Person,
  message: ClientMessageOf<'watch'>,
  presence: () => Presence,
): Promise<Answer> {
  const { after = 0, chatAfter = 0, id: to } = message;
  const viewer = viewerIndex(log.table, person.id);
  const steps = await log.stepsAfter(viewer, after);
  const { table, game } = log;
  const { match } = table;
  return {
    type: 'watching',
    to,
    table: broadcaster.info(viewer),
    number: match?.viewers[viewer]?.number ?? 0,
    steps,
    ...(match === undefined || game === undefined
      ? {}
      : { shown: show(game, match.state, viewerOf(viewer, table.seats.length)) }),
    ...broadcaster.clocks(),
    ...broadcaster.secretTime(viewer),
    ...undoFlags(table, viewer),
    presence: presence(),
    // Lines that were taken away since they were sent are sent again.
    chat: table.chat.filter(({ number, removed }) => number > chatAfter || removed === true),
  };
}

/** The moves that this person may not make now, with reasons. */
export function whyNotAnswer({ table, game }: EventLog, person: Person, to: number): Answer {
  const seat = seatOf(table, person.id);
  if (!mayWatch(table, person.id)) return unknownTable(to);
  if (seat === undefined) return { type: 'refused', to, reason: { code: 'no-seat' } };
  if (table.match === undefined || game === undefined)
    return { type: 'refused', to, reason: { code: 'not-started' } };
  return { type: 'reasons', to, refusals: refusedMoves(game, table.match.state, seat) };
}

/** The match so far as this person saw it. Read from the store outside the room's queue, for it takes long. */
export async function pastAnswer(
  context: LoadContext,
  { table, game }: EventLog,
  person: Person,
  to: number,
): Promise<Answer> {
  if (!mayWatch(table, person.id)) return unknownTable(to);
  if (table.match === undefined || game === undefined)
    return { type: 'refused', to, reason: { code: 'not-started' } };
  const { pastOf } = await import('../past.ts');
  return { type: 'past', to, steps: await pastOf(context, table.id, viewerIndex(table, person.id)) };
}

/** Whether this person may undo their last move without asking. Computed on request, for it takes long. */
export function mayUndoAnswer({ table, game }: EventLog, person: Person, to: number): Answer {
  const seat = seatOf(table, person.id);
  if (!mayWatch(table, person.id)) return unknownTable(to);
  if (seat === undefined) return { type: 'refused', to, reason: { code: 'no-seat' } };
  const whyNoUndo = undoRefusal(table, game, seat);
  const isFree = whyNoUndo === undefined && isLastMoveOf(table, seat);
  return { type: 'undo', to, isFree, ...(whyNoUndo === undefined ? {} : { whyNoUndo }) };
}

/** The table of the rematch there is, or why this person may not ask for one; `undefined` if they may. */
export function rematchAnswer({ stage, rematch, seats }: Table, person: Person): string | Reason | undefined {
  const seat = seats.find((one) => one.person?.id === person.id);
  if (seat === undefined) return { code: 'no-seat' };
  if (stage !== 'over' && stage !== 'abandoned') return { code: 'not-over' };
  if (rematch === undefined && hasLeft(seat)) return { code: 'no-seat' };
  return rematch;
}
