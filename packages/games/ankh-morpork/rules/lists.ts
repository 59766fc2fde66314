import type { AmMove } from './moves.ts';

/**
 * `at` for lists of small whole numbers, of ids and of moves. A function of its own for each keeps the fast path of
 * the engine, which would have to handle every kind of list in a shared one.
 */
export function numberAt(list: readonly number[], index: number): number {
  const item = list[index];
  if (item === undefined) throw new RangeError(`there is no number ${index} in a list of ${list.length}`);
  return item;
}
export function idAt<Id extends string>(ids: readonly Id[], index: number): Id {
  const id = ids[index];
  if (id === undefined) throw new RangeError(`there is no id ${index} in a list of ${ids.length}`);
  return id;
}
export function moveAt(table: readonly AmMove[], index: number): AmMove {
  const move = table[index];
  if (move === undefined) throw new RangeError(`there is no move ${index} in a table of ${table.length}`);
  return move;
}
