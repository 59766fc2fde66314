/** The item at this index. For an index that is in range by the rules: a missing item is a bug, and throws. */
export function at<T>(list: ArrayLike<T>, index: number): T {
  const item = list[index];
  return item === undefined ? absent(list, index) : item;
}

/** Apart from `at`, so that `at` is small enough to be compiled into its callers. */
function absent<T>(list: ArrayLike<T>, index: number): T {
  if (!Object.hasOwn(list, index))
    throw new RangeError(`there is no item ${index} in a list of ${list.length}`);
  // An item that is there is a T, which may itself be undefined.
  return undefined as T;
}

/** The last item of a list that must not be empty. */
export function last<T>(list: ArrayLike<T>): T {
  return at(list, list.length - 1);
}

/** Removes and returns the last item of a list that must not be empty, such as the top card of a deck. */
export function takeLast<T>(list: T[]): T {
  if (list.length === 0) throw new RangeError('there is no last item in an empty list');
  // `pop` is far faster than setting the length; what it returns here is a T.
  return list.pop() as T;
}

/** The index of each id in a list of ids, for reading data by id. */
export function indexById<Id extends string>(ids: readonly Id[]): Readonly<Record<Id, number>> {
  return valueById(ids, (_id, index) => index);
}

/** A value for each id in a list of ids. */
export function valueById<Id extends string, T>(
  ids: readonly Id[],
  make: (id: Id, index: number) => T,
): Readonly<Record<Id, T>> {
  const values: Partial<Record<Id, T>> = {};
  for (const [index, id] of ids.entries()) values[id] = make(id, index);
  return values as Record<Id, T>; // exactly the ids are there now
}
