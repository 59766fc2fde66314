/** Takes one such item out of a list, keeping the order of the others. */
export function removeFrom(list: number[], item: number): void {
  const last = list.length - 1;
  for (let at = list.indexOf(item); at < last; at++) list[at] = list[at + 1] as number;
  list.pop();
}

export function has(list: readonly number[], item: number, from = 0): boolean {
  return list.indexOf(item, from) >= 0;
}
