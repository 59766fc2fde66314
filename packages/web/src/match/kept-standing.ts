const prefix = 'manigance.standing.';

/** My standing answers at a table, as this browser remembers them. */
export function keptStanding(table: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(prefix + table) ?? '[]');
  } catch {
    return [];
  }
}

/** Stores my standing answers at a table. */
export function keepStanding(table: string, answers: unknown): void {
  try {
    localStorage.setItem(prefix + table, JSON.stringify(answers));
  } catch {
    // The table has them all the same.
  }
}
