import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstRating, type Rating, rated, shownRating } from '../../src/people/ratings/method.ts';

const unknown = new Map<string, Rating>();

/** Ratings after a match of unknown players of whom the first wins. */
function afterFirst(players: number): readonly Rating[] {
  const seats = Array.from({ length: players }, (_, at) => ({ player: `p${at}`, won: at === 0 }));
  return [...rated(seats, unknown).values()];
}

test('two unknown players get the numbers that the library publishes for the method', () => {
  expect(firstRating).toEqual({ mu: 25_000_000, sigma: 8_333_333 });
  // Published without the growth of uncertainty between matches, which adds a little here.
  const [winner, loser] = afterFirst(2);
  expect(winner?.mu).toBeCloseTo(27_635_231, -4.5);
  expect(loser?.mu).toBeCloseTo(22_364_769, -4.5);
  expect(winner?.sigma).toBeCloseTo(8_065_506, -3.5);
});

/** Algorithm 4 of Weng and Lin (2011) for one winner and losers who tie, as the paper writes it. */
function asPublished(players: readonly Rating[]): readonly Rating[] {
  const [beta, tau] = [25 / 6, 25 / 300];
  const own = players.map(({ mu, sigma }) => ({
    mu: mu / 1e6,
    variance: (sigma / 1e6) ** 2 + tau ** 2,
  }));
  const c = Math.sqrt(own.reduce((sum, { variance }) => sum + variance + beta ** 2, 0));
  const strength = own.map(({ mu }) => Math.exp(mu / c));
  const sumFrom = (rank: number) =>
    strength.filter((_, at) => rankOf(at) >= rank).reduce((sum, one) => sum + one, 0);
  const rankOf = (at: number) => (at === 0 ? 1 : 2);
  return own.map(({ mu, variance }, i) => {
    let [omega, delta] = [0, 0];
    for (const [q] of own.entries()) {
      if (rankOf(q) > rankOf(i)) continue;
      const share = (strength[i] ?? 0) / sumFrom(rankOf(q));
      const tied = own.filter((_, at) => rankOf(at) === rankOf(q)).length;
      omega += ((q === i ? 1 : 0) - share) / tied;
      delta += (share * (1 - share)) / tied;
    }
    const gamma = Math.sqrt(variance) / c;
    const kept = Math.max(1 - ((gamma * variance) / c ** 2) * delta, 0.0001);
    return { mu: (mu + (variance / c) * omega) * 1e6, sigma: Math.sqrt(variance * kept) * 1e6 };
  });
}

const rating = fc.record({
  mu: fc.integer({ min: 5_000_000, max: 45_000_000 }),
  sigma: fc.integer({ min: 1_000_000, max: 8_400_000 }),
});

test('any match of two to six gives what the paper says', () => {
  const matches = fc.array(rating, { minLength: 2, maxLength: 6 });
  fc.assert(
    fc.property(matches, (players) => {
      const seats = players.map((_, at) => ({ player: `p${at}`, won: at === 0 }));
      const after = rated(seats, new Map(players.map((one, at) => [`p${at}`, one])));
      for (const [at, wanted] of asPublished(players).entries()) {
        expect(Math.abs((after.get(`p${at}`)?.mu ?? 0) - wanted.mu)).toBeLessThan(2);
        expect(Math.abs((after.get(`p${at}`)?.sigma ?? 0) - wanted.sigma)).toBeLessThan(2);
      }
    }),
  );
});

test('ratings do not depend on the order of the seats, to the last digit', () => {
  const seat = fc.record({
    player: fc.constantFrom('ann', 'bob', 'cleo', 'bot:x'),
    won: fc.boolean(),
    rating,
  });
  const table = fc
    .array(seat, { minLength: 2, maxLength: 6 })
    .chain((seats) => fc.tuple(fc.constant(seats), fc.shuffledSubarray(seats, { minLength: seats.length })));
  fc.assert(
    fc.property(table, ([seats, shuffled]) => {
      const before = new Map(seats.map(({ player, rating: own }) => [player, own]));
      const sorted = (after: ReadonlyMap<string, Rating>) =>
        [...after].toSorted(([one], [other]) => (one < other ? -1 : 1));
      expect(sorted(rated(shuffled, before))).toEqual(sorted(rated(seats, before)));
    }),
  );
});

test('the winner rises, the others fall, and all become less uncertain', () => {
  const [winner, ...others] = afterFirst(4).map(shownRating);
  expect(winner).toEqual({ rating: 1634, uncertainty: 397, isProvisional: true });
  for (const other of others) expect(other.rating).toBe(1455);
  expect(shownRating({ mu: 30_000_000, sigma: 6_000_000 })).toEqual({
    rating: 1740,
    uncertainty: 288,
    isProvisional: false,
  });
});
