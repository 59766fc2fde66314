import type { TableSlots } from '../table/table-slots.ts';

/** Replays the match so far in place of its table. Its code is loaded then. */
export const openSoFar: NonNullable<TableSlots['openSoFar']> = async (of, onLeave) =>
  (await import('./replay/so-far.tsx')).openSoFar(of, onLeave);
