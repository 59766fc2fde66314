const key = 'manigance.hidden-tables';
const mostHidden = 500;

/** Tables the player has hidden in this browser. */
export function hiddenTables(): ReadonlySet<string> {
  try {
    return new Set(JSON.parse(localStorage.getItem(key) ?? '[]') as string[]);
  } catch {
    return new Set();
  }
}

/** Hides a table in this browser, or shows it again. */
export function hideTable(id: string, hidden: boolean): void {
  const others = [...hiddenTables()].filter((one) => one !== id);
  const ids = hidden ? [...others, id].slice(-mostHidden) : others;
  try {
    localStorage.setItem(key, JSON.stringify(ids));
  } catch {
    // Without local storage the table stays in the list.
  }
}
