/** Rows of chances by the chance of one die, then by number of dice: a search asks for the same ones again and again. */
const known = new Map<number, (readonly number[])[]>();

/** The chance that at least `wanted` of `dice` dice match, each with this chance. */
export function chanceOfAtLeast(wanted: number, dice: number, chance: number): number {
  if (wanted <= 0) return 1;
  const rows = known.get(chance) ?? [];
  known.set(chance, rows);
  rows[dice] ??= Array.from({ length: dice + 1 }, (_, least) => tail(least, dice, chance));
  return rows[dice][wanted] ?? 0;
}

function tail(wanted: number, dice: number, chance: number): number {
  let sum = 0;
  for (let hits = wanted; hits <= dice; hits++) {
    sum += choose(dice, hits) * chance ** hits * (1 - chance) ** (dice - hits);
  }
  return sum;
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let step = 1; step <= k; step++) ways = (ways * (n - k + step)) / step;
  return ways;
}
