/**
 * The machine's clock, made to run forward only: it follows the machine's clock when that is set forward or the machine wakes
 * from a sleep, and goes on at its own pace when the machine's clock is set back. `elapsed` is a monotonic timer.
 */
export function steadyClock(wall: () => number, elapsed: () => number): () => number {
  let lead = Number.NEGATIVE_INFINITY;
  return () => {
    const passed = elapsed();
    lead = Math.max(lead, wall() - passed);
    return Math.floor(passed + lead);
  };
}
