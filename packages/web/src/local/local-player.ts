import type { Seat } from '@manigance/core';
import type { SavedSeat } from './saved-match.ts';

/** Guest id of the player of this browser at local tables. Where several people share the screen, the host's, who has no seat. */
export const localPlayer = 'me';

/** Somebody who plays at this screen. */
export interface LocalPerson {
  readonly seat: Seat;
  readonly id: string;
  readonly name: string;
}

/** The people at this screen, by seat. */
export function localPeople(seats: readonly SavedSeat[]): readonly LocalPerson[] {
  const people = seats.flatMap(({ name, level }, seat) => (level === undefined ? [{ seat, name }] : []));
  const idOf = (seat: Seat) => (people.length === 1 ? localPlayer : `${localPlayer}-${seat}`);
  return people.map((one) => ({ ...one, id: idOf(one.seat) }));
}

/** Whether several people play at this screen, so that it is handed from one to the next. */
export function isShared({ seats }: { readonly seats: readonly SavedSeat[] }): boolean {
  return localPeople(seats).length > 1;
}
