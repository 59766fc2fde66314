import type { AmMove } from './moves.ts';

/*
 * Reads of lists by numbers that the rules keep in range. Rules and bots read here millions of times a second: without a
 * check, and with a function for each kind of list, the engine compiles them to a plain load. So these tell the compiler
 * that the item is there.
 */

/** The number at an index that is in range. */
export function numberAt<N extends number>(list: readonly N[], index: number): N {
  return list[index] as N;
}
/** The move at an index that is in range. */
export function moveAt(table: readonly AmMove[], index: number): AmMove {
  return table[index] as AmMove;
}
/** The id at an index that is in range. */
export function idAt<Id extends string | number>(ids: readonly Id[], index: number): Id {
  return ids[index] as Id;
}
/** For lists of objects. */
export function itemAt<Item extends object>(list: readonly Item[], index: number): Item {
  return list[index] as Item;
}
