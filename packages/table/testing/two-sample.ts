/**
 * Two-sample Kolmogorov-Smirnov test: the probability that two samples of one distribution differ at least this much. By the
 * asymptotic formula, which is good from some thirty values a side on.
 */
export function sameDistribution(one: readonly number[], other: readonly number[]): number {
  const effective = Math.sqrt((one.length * other.length) / (one.length + other.length));
  const distance = greatestDistance(one, other);
  const scaled = (effective + 0.12 + 0.11 / effective) * distance;
  let sum = 0;
  for (let term = 1; term <= 100; term++)
    sum += 2 * (-1) ** (term - 1) * Math.exp(-2 * term * term * scaled * scaled);
  return scaled < 0.2 ? 1 : Math.min(1, Math.max(0, sum));
}

/** Greatest difference between the shares of the two samples that lie below a value. */
function greatestDistance(one: readonly number[], other: readonly number[]): number {
  const [low, high] = [one, other].map((sample) => sample.toSorted((a, b) => a - b)) as [number[], number[]];
  let [at, to, greatest] = [0, 0, 0];
  while (at < low.length && to < high.length) {
    const value = Math.min(low[at] as number, high[to] as number);
    while (at < low.length && (low[at] as number) <= value) at++;
    while (to < high.length && (high[to] as number) <= value) to++;
    greatest = Math.max(greatest, Math.abs(at / low.length - to / high.length));
  }
  return greatest;
}
