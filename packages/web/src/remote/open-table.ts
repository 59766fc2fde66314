import type { Setting } from '@manigance/core';
import { catalog, defaultOptions } from '@manigance/games';
import type { SeatPlan, TableSetup } from '@manigance/protocol';
import { newKey } from '../match/connection.ts';
import { serverConnection } from '../match/server-connection.ts';
import { go } from '../router.ts';
import { type GuestName, introduce } from './guest.ts';

/** The setup of a new table and its seats. */
export interface TableRequest
  extends Pick<
    TableSetup,
    'pace' | 'access' | 'atZero' | 'spectators' | 'namesInRecord' | 'hints' | 'openFor'
  > {
  readonly game: string;
  /** The other seats, clockwise from mine. */
  readonly sitters: readonly ('person' | { readonly level: string })[];
  readonly options: Readonly<Record<string, Setting>>;
  readonly me: GuestName;
  /** The colour I have chosen. */
  readonly colour?: string | undefined;
}

/** Opens a table on the server, takes its first seat, and navigates to it. */
export async function openTable({
  game,
  sitters,
  options,
  me,
  colour,
  ...terms
}: TableRequest): Promise<void> {
  await introduce(me);
  const plans = sitters.map(
    (sitter): SeatPlan => (sitter === 'person' ? { for: 'anyone' } : { for: 'bot', level: sitter.level }),
  );
  const made = await serverConnection().ask({
    type: 'create',
    key: newKey(),
    game,
    options: { ...defaultOptions(catalog.get(game)), ...options },
    seats: [{ for: 'anyone' }, ...plans],
    ...terms,
  });
  if (made.type !== 'created') throw new Error('no table was made');
  await serverConnection().ask({ type: 'sit', table: made.table, seat: 0 });
  if (colour !== undefined)
    await serverConnection().ask({ type: 'colour', table: made.table, seat: 0, colour });
  go({ at: 'table', id: made.table });
}

/** Finds the table of an invitation code. */
export async function tableOfCode(code: string, me: GuestName): Promise<string> {
  await introduce(me);
  const found = await serverConnection().ask({ type: 'find', code });
  if (found.type !== 'found') throw new Error('no table was found');
  return found.table;
}
