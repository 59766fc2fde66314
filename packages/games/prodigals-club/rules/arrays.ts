/*
 * Reads of lists by numbers that the rules keep in range. Rules and bots read here millions of times a second: without a
 * check, and with a function for each kind of list, the engine compiles them to a plain load. So these tell the compiler
 * that the item is there.
 */

/** The number at an index that is in range. */
export function numberAt<T extends number>(list: ArrayLike<T>, index: number): T {
  return list[index] as T;
}
/** The list at an index that is in range. */
export function listAt<L extends readonly unknown[]>(lists: readonly L[], index: number): L {
  return lists[index] as L;
}
/** For lists of objects and of ids. */
export function itemAt<Item extends object | string>(list: readonly Item[], index: number): Item {
  return list[index] as Item;
}

/** Removes the first such item from a list, keeping the order of the others. */
export function removeFrom<T extends number>(list: T[], item: T): void {
  const end = list.length - 1;
  for (let index = list.indexOf(item); index < end; index++) list[index] = numberAt(list, index + 1);
  list.pop();
}

/** Whether a list has this item, from this index on. */
export function has(list: readonly number[], item: number, from = 0): boolean {
  return list.indexOf(item, from) >= 0;
}

/** Adds to one number of a list, and returns the new one. Never add -0: it turns a list of integers into one of doubles. */
export function addTo(list: number[], index: number, amount: number): number {
  const sum = numberAt(list, index) + amount;
  list[index] = sum;
  return sum;
}

/** A list of this length, each item made anew. */
export function listOf<T>(length: number, make: () => T): T[] {
  const list: T[] = [];
  for (let index = 0; index < length; index++) list.push(make());
  return list;
}

/** A copy of a list of lists. */
export function copyLists<T>(lists: readonly (readonly T[])[]): T[][] {
  const copies: T[][] = [];
  for (const list of lists) copies.push(list.slice());
  return copies;
}
