/** Sets of seats, bundles, bonus tiles or tableau places, as the bits of one number. */
export function hasBit(bits: number, index: number): boolean {
  return (bits & (1 << index)) !== 0;
}

/** The set with this member. */
export function withBit(bits: number, index: number): number {
  return bits | (1 << index);
}

/** The set without this member. */
export function withoutBit(bits: number, index: number): number {
  return bits & ~(1 << index);
}

/** The set of these members. */
export function bitsOf(indices: readonly number[]): number {
  return indices.reduce(withBit, 0);
}

/** How many members a set has. */
export function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** The highest number in a set that is not empty. */
export function highestBit(bits: number): number {
  return 31 - Math.clz32(bits);
}
