import type { Seat } from '@manigance/core';
import type { Table } from '../table.ts';

/** Time without a sign of life after which a person counts as absent. */
const absentAfter = 600_000;

/** A seat that is not online, and when it began or will begin to count as absent. */
export interface Absence {
  readonly seat: Seat;
  readonly at: number;
}

/** When each person was last seen at a table; at the earliest when the room was opened. */
export class LastSeen {
  private readonly openedAt: number;
  private readonly seenAt = new Map<string, number>();

  constructor(now: number) {
    this.openedAt = now;
  }

  note(guest: string, now: number): void {
    this.seenAt.set(guest, now);
  }

  /**
   * When each seat that is not online began, or will begin, to count as absent. Turn-based players are away most of the
   * day: only those who let their time run out count.
   */
  absences({ seats, setup }: Table, online: readonly Seat[]): readonly Absence[] {
    return seats.flatMap(({ person, isLate = false }, seat) => {
      if (person === undefined || online.includes(seat)) return [];
      if (setup.pace.kind === 'turn-based' && !isLate) return [];
      return [{ seat, at: (this.seenAt.get(person.id) ?? this.openedAt) + absentAfter }];
    });
  }
}

/** When silence counts as consent to a proposal, or the next of those who vote on one counts as absent. */
export function proposalAt(
  { proposal }: Table,
  now: number,
  absences: () => readonly Absence[],
): number | undefined {
  if (proposal?.what !== 'bot') return proposal?.until;
  return Math.min(...absences().flatMap(({ at }) => (at > now ? [at] : [])));
}
