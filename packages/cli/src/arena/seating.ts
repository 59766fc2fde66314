/** The bot of each seat, as an index into the list of bots. */
export type Seating = readonly number[];

/**
 * All seatings of a fair tournament: every combination of bots in every rotation. With more seats than bots the bots
 * repeat in order; with fewer seats every combination of that size takes part.
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

/** Every combination of `size` numbers below `of`, in ascending order. */
function choices(of: number, size: number): number[][] {
  if (size === 0) return [[]];
  return Array.from({ length: of }, (_, last) => last).flatMap((last) =>
    choices(last, size - 1).map((rest) => [...rest, last]),
  );
}
