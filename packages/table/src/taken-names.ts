import type { CommandContext } from './moves.ts';
import type { Table } from './table.ts';

type Asking = Pick<CommandContext, 'guest' | 'looksLike'>;

/** Whether another seated person bears the guest's name, or one that looks like it. */
export function isSeatNameTaken(table: Table, { guest, looksLike }: Asking): boolean {
  return table.seats.some(
    ({ person }) => person !== undefined && person.id !== guest.id && looksLike(person.name, guest.name),
  );
}

/** Whether a spectator may not speak under this name: a seated person or another speaker bears it. */
export function isSpeakerNameTaken(table: Table, asking: Asking): boolean {
  const { guest, looksLike } = asking;
  if (isSeatNameTaken(table, asking)) return true;
  const speakers = new Map(table.chat.map(({ from }) => [from.id, from.name]));
  return [...speakers].some(([id, name]) => id !== guest.id && looksLike(name, guest.name));
}
