/** Counts whose logarithms are kept. */
const kept = 1 << 14;
/** Powers of two by which a larger count is divided first. */
const shift = 6;

/** Natural logarithms of 1, 2, 3, …, each from the one before it; the first is unused. */
const logarithms = new Float64Array(kept);
for (let count = 2; count < kept; count++) {
  // ln(n / (n - 1)) = 2 artanh(1 / (2n - 1))
  const part = 1 / (2 * count - 1);
  const square = part * part;
  let sum = 0;
  for (let power = 21; power > 0; power -= 2) sum = sum * square + 1 / power;
  logarithms[count] = (logarithms[count - 1] as number) + 2 * part * sum;
}

/**
 * The natural logarithm of a count from 1, in additions and multiplications alone: `Math.log` may differ between engines in the last bits, and the
 * same seed shall give the same search on every machine. Counts of 16,384 and more are rounded down by less than a 256th.
 */
export function logarithmOf(count: number): number {
  let [rest, sum] = [count, 0];
  while (rest >= kept) {
    rest >>>= shift;
    sum += logarithms[1 << shift] as number;
  }
  return sum + (logarithms[rest] as number);
}
