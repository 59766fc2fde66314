import { keptMatches } from './saved-match.ts';

const key = 'manigance.known-games';

/** Games whose first-match sheet this browser has shown. */
function knownGames(): readonly string[] {
  try {
    const games: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(games) ? games.map(String) : [];
  } catch {
    return [];
  }
}

/** Whether the first-match sheet of this game has been closed in this browser. */
export function isKnownGame(game: string): boolean {
  return knownGames().includes(game);
}

/** The first-match sheet of this game is not shown again by itself. */
export function markKnown(game: string): void {
  if (isKnownGame(game)) return;
  try {
    localStorage.setItem(key, JSON.stringify([...knownGames(), game]));
  } catch {
    // Storage is blocked: the sheet comes again with the next visit.
  }
}

/** Whether nobody has played this game in this browser. */
export function isFirstMatch(game: string): boolean {
  return !isKnownGame(game) && !keptMatches().some((match) => match.game === game);
}
