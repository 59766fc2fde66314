import { rate } from 'openskill';

/** Skill as a normal distribution, in millionths, so that every machine and database has the same numbers. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

/** A seat of a finished match. A player may have several: a level of bots. */
export interface RatedSeat {
  readonly player: string;
  readonly won: boolean;
  /** The person gave the seat up, and a bot played it to the end. */
  readonly gaveUp?: boolean;
}

const scale = 1_000_000;
const mu = 25;
/** The method's own parameters, written down so that no update of the library changes them. */
const parameters = { mu, sigma: mu / 3, beta: mu / 6, tau: mu / 300 };

/** Rating of somebody without matches. */
export const firstRating: Rating = { mu: mu * scale, sigma: Math.round((mu * scale) / 3) };

/** A rating is provisional until its uncertainty is at most this. */
const settledAt = 6 * scale;

/** Winners first, then the others who stayed; behind them all who gave up, in the same order by what their bots did. */
function rankOf({ won, gaveUp = false }: RatedSeat): number {
  return (gaveUp ? 2 : 0) + (won ? 1 : 2);
}

/** The ratings of the players after a match, by Plackett and Luce. */
export function rated(
  seats: readonly RatedSeat[],
  before: ReadonlyMap<string, Rating>,
): ReadonlyMap<string, Rating> {
  // In one order, because the last digit of a sum depends on it.
  const ordered = seats.toSorted(
    (one, other) =>
      rankOf(one) - rankOf(other) || (one.player < other.player ? -1 : one.player > other.player ? 1 : 0),
  );
  const teams = ordered.map(({ player }) => [exact(before.get(player) ?? firstRating)]);
  const after = rate(teams, { ...parameters, rank: ordered.map(rankOf) });
  const found = new Map<string, Rating[]>();
  for (const [at, { player }] of ordered.entries()) {
    const [own] = after[at] ?? [];
    if (own !== undefined) found.set(player, [...(found.get(player) ?? []), own]);
  }
  return new Map([...found].map(([player, own]) => [player, mean(own)]));
}

function exact(rating: Rating): { mu: number; sigma: number } {
  return { mu: rating.mu / scale, sigma: rating.sigma / scale };
}

/** A player of several seats moves by the mean of what each would. */
function mean(own: readonly Rating[]): Rating {
  const sum = (of: (one: Rating) => number) => own.reduce((total, one) => total + of(one), 0);
  return {
    mu: Math.round((sum((one) => one.mu) / own.length) * scale),
    sigma: Math.round((sum((one) => one.sigma) / own.length) * scale),
  };
}

/** A rating as people read it. */
export interface ShownRating {
  readonly rating: number;
  /** The rating is within this of the true skill two times in three. */
  readonly uncertainty: number;
  readonly isProvisional: boolean;
}

const middle = 1500;
/** With two hundred points more a settled player wins two of three matches against another. */
const pointsPerUnit = 200 / parameters.beta;

/** A rating as people read it. */
export function shownRating(rating: Rating): ShownRating {
  return {
    rating: Math.round(middle + (rating.mu / scale - mu) * pointsPerUnit),
    uncertainty: Math.round((rating.sigma / scale) * pointsPerUnit),
    isProvisional: rating.sigma > settledAt,
  };
}
