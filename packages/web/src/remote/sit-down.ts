import type { ReasonCode } from '@manigance/protocol';
import type { TableClient } from '../match/table-client.ts';
import type { GuestName } from './guest.ts';

/** Highest number given to guests without a chosen name. */
const mostGuests = 9;

/** Takes a seat. Guests without a chosen name are numbered; others are told if the name is taken. */
export async function sitDown(
  table: TableClient,
  seat: number,
  { chosen, guest }: GuestName,
): Promise<ReasonCode | undefined> {
  const sit = () => table.refusal({ type: 'sit', table: table.id, seat });
  let why = await sit();
  for (let number = 2; why === 'name-taken' && chosen.trim() === '' && number <= mostGuests; number++) {
    await table.do({ type: 'name', name: `${guest} ${number}` });
    why = await sit();
  }
  return why;
}
