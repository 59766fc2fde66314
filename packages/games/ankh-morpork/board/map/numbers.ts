/** Cuts a list of numbers into groups of one size. */
export function numbers(list: string, per: number): number[][] {
  const all = list.split(' ').map(Number);
  return Array.from({ length: all.length / per }, (_, at) => all.slice(at * per, at * per + per));
}

/** A coordinate with one decimal. */
export function short(value: number): number {
  return Math.round(value * 10) / 10;
}
