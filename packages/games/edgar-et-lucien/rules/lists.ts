/*
 * Reads of lists by numbers that the rules keep in range. Rules and bots read here millions of times a second: without a
 * check, and with numbers apart from everything else, the engine compiles them to a plain load. So these two tell the
 * compiler that the item is there.
 */

/** The number at an index that is in range. */
export function numberAt(list: readonly number[], index: number): number {
  return list[index] as number;
}

/** For lists without gaps; not for numbers. */
export function itemAt<Item extends object | string>(list: readonly Item[], index: number): Item {
  return list[index] as Item;
}
