/** Which bot sits on each seat, as indices into the bots named. */
export type Seating = readonly number[];

/**
 * Every way to seat the bots that is needed to be fair: each company of them in each rotation. With more seats than bots
 * they sit down again and again, in turn; with fewer, every choice of them takes part.
 */
export function seatings(bots: number, seats: number): readonly Seating[] {
  const companies =
    bots >= seats
      ? choices(bots, seats)
      : Array.from({ length: bots }, (_, first) =>
          Array.from({ length: seats }, (_, seat) => (first + seat) % bots),
        );
  const rotated = companies.flatMap((company) =>
    company.map((_, by) => company.map((_, seat) => company[(seat + by) % seats] as number)),
  );
  const seen = new Map(rotated.map((seating) => [seating.join(), seating]));
  return [...seen.values()];
}

/** Every choice of `size` numbers below `of`, in rising order. */
function choices(of: number, size: number): number[][] {
  if (size === 0) return [[]];
  return Array.from({ length: of }, (_, last) => last).flatMap((last) =>
    choices(last, size - 1).map((rest) => [...rest, last]),
  );
}
