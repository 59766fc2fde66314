const key = 'manigance.coached';
/** Matches remembered, at most. */
const most = 20;

/** Ids of the matches that a coach comments on, oldest first. */
function coached(): readonly string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(ids) ? ids.map(String) : [];
  } catch {
    return [];
  }
}

function keep(ids: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(ids.slice(-most)));
  } catch {
    // Storage is blocked: there is no coach.
  }
}

/** Whether a match has a coach. */
export function isCoached(match: string): boolean {
  return coached().includes(match);
}

/** Gives a match a coach. */
export function callCoach(match: string): void {
  keep([...coached(), match]);
}

/** Ends the coaching of a match. */
export function dismissCoach(match: string): void {
  keep(coached().filter((id) => id !== match));
}
