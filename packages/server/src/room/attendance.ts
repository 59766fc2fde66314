import type { Seat } from '@manigance/core';
import type { Table } from '../table.ts';

/** Nobody who was here within this time is passed over. */
const absentAfter = 600_000;

/** When each person was last seen at a table, at the earliest when it came into memory. */
export class Attendance {
  private readonly openedAt: number;
  private readonly seenAt = new Map<string, number>();

  constructor(now: number) {
    this.openedAt = now;
  }

  note(guest: string, now: number): void {
    this.seenAt.set(guest, now);
  }

  /** Since when each seat counts as absent, or from when it will; those online never do. */
  absences(
    { seats }: Table,
    online: readonly Seat[],
  ): readonly { readonly seat: Seat; readonly at: number }[] {
    return seats.flatMap(({ person }, seat) => {
      if (person === undefined || online.includes(seat)) return [];
      return [{ seat, at: (this.seenAt.get(person.id) ?? this.openedAt) + absentAfter }];
    });
  }
}
