/** Random bytes in hex. `crypto.randomUUID` does not exist on a page served over plain HTTP. */
export function randomHex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A random whole number from least to most. */
export function randomWithin([least, most]: readonly [number, number]): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return least + (drawn % (most - least + 1));
}
