/** The level for those who do not choose: neither the weakest nor the strongest of the game. */
export const usualLevel = 'usual';

/** Which of a game's levels, weakest first, that is. */
export function usualOf<T>(levels: readonly T[]): T | undefined {
  return levels[Math.floor((levels.length - 1) / 2)];
}
