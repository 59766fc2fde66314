const key = 'manigance.read-chat';
/** Tables whose mark is kept; the oldest goes first. */
const marksKept = 300;

/** Number of the last chat line read at each table, in this browser. */
export function readChatMarks(): ReadonlyMap<string, number> {
  try {
    return new Map(JSON.parse(localStorage.getItem(key) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}

/** Notes the last chat line read at a table. */
export function markChatRead(table: string, number: number): void {
  const marks = new Map(readChatMarks());
  if ((marks.get(table) ?? -1) >= number) return;
  marks.delete(table);
  marks.set(table, number);
  try {
    localStorage.setItem(key, JSON.stringify([...marks].slice(-marksKept)));
  } catch {
    // Without local storage every line counts as unread after a reload.
  }
}
