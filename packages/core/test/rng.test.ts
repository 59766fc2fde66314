import { describe, expect, test } from 'vitest';
import {
  copyRng,
  fork,
  nextWord,
  pick,
  type Rng,
  randomBelow,
  rngFrom,
  rollDie,
  seedFromNumber,
  shuffle,
} from '../src/rng.ts';

/** Computed independently of our code, from the published description of the permutation. */
const knownWords = {
  '00000000000000000000000000000000': '28362a7d 67603a50 6b5b9ee9 e7f9f47f 68306c1e bbbffd74',
  ffffffffffffffffffffffffffffffff: 'b8bd45bc 7d0c6798 67bc0591 c49b5f6e cb960e95 2f316bd3',
  '00112233445566778899aabbccddeeff': '797e6228 3654910e d481bdae f5dcfa37 8515d985 8ec160fe',
  deadbeefdeadbeefdeadbeefdeadbeef: 'c902d61a ab725d81 40ff3e37 9616e7bb cf140815 bcad6e04',
};

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}

function times<T>(count: number, make: (at: number) => T): T[] {
  return Array.from({ length: count }, (_, at) => make(at));
}

describe('known answers: every machine and every version draws the same', () => {
  test.each(Object.entries(knownWords))('the words of seed %s', (seed, words) => {
    const rng = rngFrom(seed);
    expect(times(6, () => hex(nextWord(rng))).join(' ')).toBe(words);
  });

  test.each([
    [0, 'bc6c9ae6d14b8a5748a5225100fa1101'],
    [1, 'ba655fd29911aeb3be5612b8381aa2a4'],
    [2 ** 32, '6665a920dd6b1adff9afb4abe2aaef56'],
    [2 ** 40 + 5, '401c712d1bc822399669c3d2609d8e91'],
  ])('the seed of number %d', (n, seed) => {
    expect(seedFromNumber(n)).toBe(seed);
  });

  test('dice and a shuffle', () => {
    const rng = rngFrom(seedFromNumber(7));
    const rolls = times(16, () => rollDie({ rng }, 12));
    expect(rolls).toEqual([11, 6, 1, 7, 9, 12, 9, 3, 10, 4, 12, 5, 5, 10, 1, 10]);
    expect(shuffle(rng, [...Array(10).keys()])).toEqual([4, 9, 2, 0, 1, 6, 8, 3, 7, 5]);
  });

  test('words are signed, and four of them are the whole generator', () => {
    const rng = rngFrom('f'.repeat(32));
    const words = times(1000, () => nextWord(rng));
    expect(words.every((word) => Number.isInteger(word) && word === (word | 0))).toBe(true);
    expect(words.some((word) => word < 0)).toBe(true);
    expect(rng).toHaveLength(4);
    expect(rng.every((word) => word === (word | 0))).toBe(true);
  });
});

describe('seeds', () => {
  test.each([
    '',
    '0',
    'g'.repeat(32),
    'A'.repeat(32),
    '0'.repeat(31),
    '0'.repeat(33),
    ` ${'0'.repeat(32)}`,
    `${'0'.repeat(32)}\n`,
  ])('refuses %j', (seed) => {
    expect(() => rngFrom(seed)).toThrow(new RangeError('a seed is 32 hexadecimal digits'));
  });

  test('a seed of zeros neither stands still nor begins with zeros', () => {
    const rng = rngFrom('0'.repeat(32));
    const words = new Set(times(10_000, () => nextWord(rng)));
    expect(words.size).toBeGreaterThan(9_990);
    expect(words.has(0)).toBe(false);
  });

  test('each of the 128 bits of a seed changes about half of the first words', () => {
    const base = rngFrom('0'.repeat(32));
    const words = times(4, () => nextWord(base));
    for (let bit = 0; bit < 128; bit++) {
      const digits = times(32, (at) => (at === bit >> 2 ? (1 << (bit & 3)).toString(16) : '0')).join('');
      const rng = rngFrom(digits);
      const changed = words.reduce((sum, word) => sum + ones(word ^ nextWord(rng)), 0);
      expect(changed).toBeGreaterThan(35);
      expect(changed).toBeLessThan(93);
    }
  });
});

function ones(word: number): number {
  return times(32, (bit) => (word >>> bit) & 1).reduce((sum, one) => sum + one, 0);
}

/** Chi-squared statistic of the counts. A sound generator exceeds the given quantile once in a thousand runs. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

function countOf(draws: number, kinds: number, draw: () => number): number[] {
  const counts = times(kinds, () => 0);
  for (let drawn = 0; drawn < draws; drawn++) {
    const at = draw();
    counts[at] = (counts[at] ?? Number.NaN) + 1;
  }
  return counts;
}

describe('uniform', () => {
  const seeds = times(3, (n) => seedFromNumber(n + 100));

  test.each(seeds)('a die of twelve, seed %s', (seed) => {
    const draft = { rng: rngFrom(seed) };
    const counts = countOf(120_000, 13, () => rollDie(draft, 12));
    expect(counts.shift()).toBe(0);
    expect(chiSquare(counts)).toBeLessThan(31.3);
  });

  test.each(seeds)('below 3·2^30, where taking every word would favour the first third, seed %s', (seed) => {
    const rng = rngFrom(seed);
    const n = 3 * 2 ** 30;
    const counts = countOf(60_000, 3, () => Math.floor(randomBelow(rng, n) / 2 ** 30));
    expect(chiSquare(counts)).toBeLessThan(13.9);
  });

  test.each(seeds)('all 24 orders of four, seed %s', (seed) => {
    const rng = rngFrom(seed);
    const orders = new Map<string, number>();
    for (let drawn = 0; drawn < 48_000; drawn++) {
      const order = shuffle(rng, [0, 1, 2, 3]).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    expect(chiSquare([...orders.values()])).toBeLessThan(49.8);
  });

  test.each(seeds)('pairs of dice in a row, seed %s', (seed) => {
    const rng = rngFrom(seed);
    const counts = countOf(72_000, 36, () => randomBelow(rng, 6) * 6 + randomBelow(rng, 6));
    expect(chiSquare(counts)).toBeLessThan(66.7);
  });

  test.each([1, 2, 3, 7])('words %d apart are not correlated', (lag) => {
    const rng = rngFrom(seedFromNumber(lag));
    const words = times(50_000, () => nextWord(rng) / 2 ** 31);
    expect(Math.abs(correlation(words.slice(lag), words))).toBeLessThan(0.015);
  });
});

function correlation(some: readonly number[], others: readonly number[]): number {
  const sum = some.reduce((total, value, at) => total + value * (others[at] ?? 0), 0);
  const squares = some.reduce((total, value) => total + value * value, 0);
  return sum / squares;
}

describe('drawing', () => {
  test('below 1 is 0, and below 2^32 reaches every word', () => {
    const [rng, twin] = [rngFrom(seedFromNumber(1)), rngFrom(seedFromNumber(1))];
    expect(times(20, () => randomBelow(rng, 1))).toEqual(times(20, () => 0));
    times(20, () => nextWord(twin));
    expect(times(20, () => randomBelow(rng, 2 ** 32))).toEqual(times(20, () => nextWord(twin) >>> 0));
  });

  test('a word past the last whole multiple of n is drawn again, the first such word too', () => {
    const rng = rngFrom('0'.repeat(32));
    times(3, () => nextWord(rng));
    // The next words are e7f9f47f, which is just past the only multiple of itself, and 68306c1e.
    expect(randomBelow(rng, 0xe7f9f47f)).toBe(0x68306c1e);
  });

  test.each([0, 2 ** 32 + 1, Number.NaN])('below %d is refused instead of looping forever', (n) => {
    expect(() => randomBelow([1, 2, 3, 4], n)).toThrow(
      new RangeError(`there is no number below ${n} to draw`),
    );
  });

  test('picks one of the items, even an undefined one, and refuses an empty list', () => {
    const rng = rngFrom(seedFromNumber(2));
    expect(new Set(times(100, () => pick(rng, ['a', 'b', undefined])))).toEqual(
      new Set(['a', 'b', undefined]),
    );
    expect(() => pick(rng, [])).toThrow('nothing to pick');
  });

  test('shuffles in place and keeps every item', () => {
    const items = [...Array(30).keys()];
    const shuffled = shuffle(rngFrom(seedFromNumber(3)), items);
    expect(shuffled).toBe(items);
    expect(shuffled.toSorted((one, other) => one - other)).toEqual([...Array(30).keys()]);
  });

  test('draws no more than a shuffle needs, and nothing for one item or none', () => {
    const rng: Rng = [1, 2, 3, 4];
    expect([shuffle(rng, []), shuffle(rng, ['only'])]).toEqual([[], ['only']]);
    expect(rng).toEqual([1, 2, 3, 4]);
    shuffle(rng, ['a', 'b', 'c']);
    const twin: Rng = [1, 2, 3, 4];
    times(2, () => nextWord(twin));
    expect(rng).toEqual(twin);
  });

  test('a copy draws the same and leaves the original unchanged', () => {
    const rng: Rng = [1, 2, 3, 4];
    const copy = copyRng(rng);
    const words = times(5, () => nextWord(copy));
    expect(rng).toEqual([1, 2, 3, 4]);
    expect(times(5, () => nextWord(rng))).toEqual(words);
  });
});

describe('a fork', () => {
  test('does not depend on later draws, and advances the original by four words', () => {
    const [rng, twin] = [rngFrom(seedFromNumber(4)), rngFrom(seedFromNumber(4))];
    const forked = fork(rng);
    expect(forked).toEqual(times(4, () => nextWord(twin)));
    expect(rng).toEqual(twin);
  });

  test('is not correlated with later draws of the original or with the next fork', () => {
    const rng = rngFrom(seedFromNumber(5));
    const streams = [fork(rng), fork(rng), rng].map((stream) =>
      times(20_000, () => nextWord(stream) / 2 ** 31),
    );
    const [first = [], second = [], rest = []] = streams;
    for (const [one, other] of [
      [first, second],
      [first, rest],
      [second, rest],
    ] as const) {
      expect(Math.abs(correlation(one, other))).toBeLessThan(0.025);
      expect(one.filter((word) => other.includes(word)).length).toBeLessThan(3);
    }
  });
});
