/** The facts that decide whether hints are given at a table. */
interface Hinting {
  readonly hints?: boolean | undefined;
  readonly seats: readonly { readonly person?: unknown }[];
}

/** Whether the player of this seat may ask for hints: the table allows them to all, or nobody else plays. */
export function mayHint({ hints, seats }: Hinting, seat: number): boolean {
  return hints === true || seats.every(({ person }, at) => at === seat || person === undefined);
}
