import type { Seat } from '@manigance/core';
import type { NoticeKind } from '@manigance/protocol';
import {
  deadlineOf,
  expiresAt,
  type History,
  hasLeft,
  hour,
  type RoomContext,
  seatsToAgree,
  type Table,
} from '@manigance/table';

/** Something at a table that concerns one person, until they come or it is over. */
export interface Wait {
  readonly guest: string;
  readonly seat: Seat | undefined;
  readonly kind: NoticeKind;
  /** Why a seat waits, where it is not kept by the table itself. */
  readonly because?: 'friend' | 'round';
  /** The same for as long as the wait lasts, at this table for this person. */
  readonly key: string;
  /** When it begins; absent: it has begun. */
  readonly from?: number;
  /** The other people at the table do not know of it. */
  readonly isSecret: boolean;
}

/** Facts needed beside the table. */
export interface WaitContext {
  readonly outages: ReturnType<RoomContext['outages']>;
  readonly history?: Pick<History, 'putAgain' | 'seatedAtOpening' | 'calledAtOpening'> | undefined;
  /** People whom friends have invited to the table. */
  readonly invited?: readonly string[];
}

/** Whether the waits of this table follow from its entries only. */
export function needsHistory(table: Table): boolean {
  const { stage, match } = table;
  return stage === 'gathering' || match?.takenBack === true || seatsToCall(table).length > 0;
}

/** Everything people at this table wait for, or will. */
export function waitsOf(table: Table, context: WaitContext): readonly Wait[] {
  switch (table.stage) {
    case 'gathering':
      return [...invitations(table, context), ...ofFriends(table, context), ...closing(table)];
    case 'playing':
      return [...turns(table, context), ...calls(table, context), ...endings(table)];
    case 'over':
      return forEverybody(table, 'over', 'over');
    case 'abandoned':
    case 'expired':
      return forEverybody(table, 'abandoned', table.stage);
    default: {
      const never: never = table.stage;
      return never;
    }
  }
}

function forEverybody({ seats }: Table, kind: NoticeKind, key: string, from?: number): Wait[] {
  return seats.flatMap((one, seat) => {
    if (one.person === undefined || hasLeft(one)) return [];
    const wait = { guest: one.person.id, seat, kind, key, isSecret: false };
    return [from === undefined ? wait : { ...wait, from }];
  });
}

/** Seats that were kept for somebody who has not come yet, as in a rematch. */
function invitations(table: Table, { history }: WaitContext): readonly Wait[] {
  const kept = new Set(history?.seatedAtOpening);
  const invited = forEverybody(table, 'invited', 'invited');
  return invited.filter(
    ({ guest, seat = -1 }) =>
      guest !== table.host && kept.has(guest) && table.seats[seat]?.isReady === undefined,
  );
}

/** People without a seat whom a friend has invited. */
function ofFriends({ seats }: Table, { invited = [] }: WaitContext): readonly Wait[] {
  return invited
    .filter((guest) => seats.every(({ person }) => person?.id !== guest))
    .map((guest) => ({
      guest,
      seat: undefined,
      kind: 'invited',
      because: 'friend',
      key: 'friend',
      isSecret: false,
    }));
}

/** Time before a table that has not begun closes, from which its people are told; ms. */
const closingNotice = 24 * hour;

function closing(table: Table): readonly Wait[] {
  const at = expiresAt(table);
  if (at === undefined || at - table.updatedAt < 2 * closingNotice) return [];
  return forEverybody(table, 'abandoned', `closes ${at}`, at - closingNotice);
}

/** Seats of people who have made no move yet, at a table that is played over days. */
function seatsToCall({ stage, setup, seats, match }: Table): readonly Seat[] {
  if (stage !== 'playing' || setup.pace.kind !== 'turn-based') return [];
  return seats.flatMap(({ person, bot }, seat) => {
    const hasMoved = match?.keys.some((key) => key.seat === seat) === true;
    return person === undefined || bot !== undefined || hasMoved ? [] : [seat];
  });
}

/** A match has begun that people did not begin themselves, as in a tournament. A person who is asked is told that instead. */
function calls(table: Table, { history }: WaitContext): readonly Wait[] {
  const { seats, match } = table;
  const called = new Set(history?.calledAtOpening);
  return seatsToCall(table).flatMap((seat): Wait[] => {
    const guest = seats[seat]?.person?.id ?? '';
    if (!called.has(guest) || match?.views?.asked.includes(seat) === true) return [];
    return [{ guest, seat, kind: 'invited', because: 'round', key: 'round', isSecret: false }];
  });
}

function endings(table: Table): readonly Wait[] {
  const { proposal } = table;
  if (proposal?.what !== 'abandon') return [];
  const awaited = seatsToAgree(table, proposal);
  return forEverybody(table, 'abandoned', `proposal ${proposal.number}`).filter(
    ({ seat }) => seat !== undefined && awaited.includes(seat),
  );
}

function turns(table: Table, context: WaitContext): readonly Wait[] {
  const { match, seats } = table;
  const views = match?.views;
  if (match === undefined || views === undefined) return [];
  const key = questionKey(match.state.question, context.history?.putAgain ?? []);
  return views.asked.flatMap((seat): Wait[] => {
    const { person, bot } = seats[seat] ?? {};
    if (person === undefined || bot !== undefined) return [];
    const own = { guest: person.id, seat, key: `turn ${key}` };
    const turn = { ...own, kind: 'turn' as const, isSecret: views.isSecret };
    const short = views.isSecret ? undefined : runsShortAt(table, seat, context);
    if (short === undefined) return [turn];
    return [turn, { ...own, kind: 'time', key: `time ${key}`, from: short, isSecret: false }];
  });
}

/** A question that is put again by an undo is the same; one with the same number after an earlier one was put again is another. */
function questionKey(question: number, putAgain: readonly number[]): string {
  const times = putAgain.filter((one) => one < question).length;
  return times === 0 ? `${question}` : `${question}.${times}`;
}

/** When a quarter of the time for an answer is left, or six hours: then it runs short. */
const shortest = 6 * hour;

function runsShortAt(table: Table, seat: Seat, { outages }: WaitContext): number | undefined {
  const { pace } = table.setup;
  const end = pace.kind === 'turn-based' ? deadlineOf(table, seat, outages) : undefined;
  const left = table.match?.clocks[seat]?.left ?? 0;
  return end === undefined ? undefined : end - Math.min(shortest, left / 4);
}
