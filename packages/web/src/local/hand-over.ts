import type { Seat, Shown, Vocabulary } from '@manigance/core';
import type { Table } from '@manigance/table';
import type { LocalPerson } from './local-player.ts';

/** The person who has the screen next; `everyone` once the match is over. */
export type ScreenHolder = Seat | 'everyone';

/** Sent to the page when the screen goes to another person: public information only. */
export interface HandOver {
  readonly to: ScreenHolder;
  /** Who had the screen before; absent when a match is opened. */
  readonly from?: Seat | undefined;
  /** The position as spectators see it. */
  readonly shown: Shown<Vocabulary>;
}

/**
 * Who should have the screen: the person who is asked, the next one clockwise where several are, and the current person while bots
 * play. A question put in secret goes to the person it is put to: who that is follows from public facts (decision 0007).
 */
export function screenHolderOf(
  { stage, match, seats }: Table,
  people: readonly LocalPerson[],
  last: Seat | undefined,
): ScreenHolder | undefined {
  if (stage !== 'playing' || match?.views === undefined) return 'everyone';
  const here = match.views.asked.filter((seat) => people.some((one) => one.seat === seat));
  const distance = (seat: Seat) => (seat - (last ?? 0) + seats.length) % seats.length;
  return here.length === 0 ? last : here.toSorted((one, other) => distance(one) - distance(other))[0];
}
