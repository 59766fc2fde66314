import type { SavedMatch } from './saved-match.ts';
import { WorkerLine } from './worker-line.ts';

let begun: { readonly id: string; readonly line: WorkerLine } | undefined;

/** Begins a kept match before the table that will show it is there. Its bots wait for that. */
export function beginEarly(match: SavedMatch): void {
  if (match.over) return;
  begun = { id: match.id, line: new WorkerLine() };
  begun.line.begin(match);
}

/** The worker that runs this match, listened to from now on. */
export function lineOf(match: SavedMatch): WorkerLine {
  const early = begun?.id === match.id ? begun.line : undefined;
  begun = undefined;
  if (early !== undefined) return early;
  const line = new WorkerLine();
  line.begin(match);
  return line;
}
