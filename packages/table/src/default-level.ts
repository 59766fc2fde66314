/** The level for people who do not choose: the middle one, the weaker of the two where the number is even. */
export function defaultLevel<T>(levels: readonly T[]): T | undefined {
  return levels[Math.floor((levels.length - 1) / 2)];
}
