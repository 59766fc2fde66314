/**
 * State of a random generator: four 32-bit words, kept as signed integers. Each draw permutes all four and returns only
 * the first, so that public dice do not give away hidden decks: 96 bits stay unknown.
 */
export type Rng = [number, number, number, number];

/** A generator from a seed of 128 bits, written as 32 hexadecimal digits. */
export function rngFrom(seed: string): Rng {
  if (!/^[0-9a-f]{32}$/.test(seed)) throw new RangeError('a seed is 32 hexadecimal digits');
  const word = (at: number) => Number.parseInt(seed.slice(at, at + 8), 16) | 0;
  // The constants keep an all-zero seed from being the permutation's fixed point.
  const rng: Rng = [word(0) ^ 0x6d616e69, word(8) ^ 0x67616e63, word(16) ^ 0x65206465, word(24) ^ 0x2064c3a9];
  permute(rng);
  return rng;
}

/** A seed for tests and simulations: a small number spread over all 128 bits. */
export function seedFromNumber(n: number): string {
  const rng: Rng = [n | 0, Math.floor(n / 2 ** 32) | 0, 0x9e3779b9 | 0, 0x7f4a7c15];
  permute(rng);
  permute(rng);
  return rng.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** A second generator, independent of the further draws from this one. */
export function fork(rng: Rng): Rng {
  return [nextWord(rng), nextWord(rng), nextWord(rng), nextWord(rng)];
}

/** Eight rounds of the Chaskey permutation. */
function permute(rng: Rng): void {
  // Read one by one: taking an array apart goes through its iterator.
  let a = rng[0];
  let b = rng[1];
  let c = rng[2];
  let d = rng[3];
  for (let round = 0; round < 8; round++) {
    a = (a + b) | 0;
    b = ((b << 5) | (b >>> 27)) ^ a;
    a = (a << 16) | (a >>> 16);
    c = (c + d) | 0;
    d = ((d << 8) | (d >>> 24)) ^ c;
    a = (a + d) | 0;
    d = ((d << 13) | (d >>> 19)) ^ a;
    c = (c + b) | 0;
    b = ((b << 7) | (b >>> 25)) ^ c;
    c = (c << 16) | (c >>> 16);
  }
  rng[0] = a;
  rng[1] = b;
  rng[2] = c;
  rng[3] = d;
}

/** Draws a signed 32-bit word. */
export function nextWord(rng: Rng): number {
  permute(rng);
  return rng[0];
}

const mostWord = 0xffffffff;

/** Draws a whole number from 0 to `n - 1`, all equally likely. */
export function randomBelow(rng: Rng, n: number): number {
  const below = n >>> 0; // unsigned, so that the remainders are those of integers and not of doubles
  if (below !== n || below === 0) {
    if (n === mostWord + 1) return nextWord(rng) >>> 0;
    throw new RangeError(`there is no number below ${n} to draw`);
  }
  // Words past the last whole multiple of n are drawn again: taking them would favour small numbers.
  const most = mostWord - (((mostWord % below) + 1) % below);
  for (;;) {
    const word = nextWord(rng) >>> 0;
    if (word <= most) return word % below;
  }
}

/** Draws one of the items, all equally likely. */
export function pick<T>(rng: Rng, items: readonly T[]): T {
  if (items.length === 0) throw new RangeError('nothing to pick from');
  // The index is below the length.
  return items[randomBelow(rng, items.length)] as T;
}

/** Shuffles in place (Fisher–Yates). */
export function shuffle<T>(rng: Rng, items: T[]): T[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = randomBelow(rng, last + 1);
    // Both indexes are below the length. Read here, not through `at`: decks are shuffled for every simulation.
    const item = items[last] as T;
    items[last] = items[other] as T;
    items[other] = item;
  }
  return items;
}

/** Rolls a die with faces 1 to `sides`. */
export function rollDie(draft: { rng: Rng }, sides: number): number {
  return randomBelow(draft.rng, sides) + 1;
}

/** A copy that draws the same numbers. */
export function copyRng(rng: Rng): Rng {
  return [rng[0], rng[1], rng[2], rng[3]];
}
