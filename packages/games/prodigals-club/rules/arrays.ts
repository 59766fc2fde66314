/*
 * `numberAt` and `listAt` do what `at` of the core does. Each sees one kind of list only, which keeps it as fast as a
 * plain read; `at` sees all kinds.
 */

/** The number at this index, which the rules know to be in range. */
export function numberAt<T extends number>(list: ArrayLike<T>, index: number): T {
  const item = list[index];
  if (item === undefined) throw outOfRange(list, index);
  return item;
}

/** The list at this index, which the rules know to be in range. */
export function listAt<L extends readonly unknown[]>(lists: readonly L[], index: number): L {
  const list = lists[index];
  if (list === undefined) throw outOfRange(lists, index);
  return list;
}

function outOfRange(list: ArrayLike<unknown>, index: number): RangeError {
  return new RangeError(`there is no item ${index} in a list of ${list.length}`);
}

/** Removes the first such item from a list, keeping the order of the others. */
export function removeFrom<T extends number>(list: T[], item: T): void {
  const end = list.length - 1;
  for (let index = list.indexOf(item); index < end; index++) list[index] = numberAt(list, index + 1);
  list.pop();
}

export function has(list: readonly number[], item: number, from = 0): boolean {
  return list.indexOf(item, from) >= 0;
}

/** Adds to one number of a list, and returns the new one. Never add -0: it turns a list of integers into one of doubles. */
export function addTo(list: number[], index: number, amount: number): number {
  const sum = numberAt(list, index) + amount;
  list[index] = sum;
  return sum;
}
