import type { Answer, Move, Setting } from '@manigance/core';
import { catalog } from '@manigance/games';

export interface SavedSeat {
  readonly name: string;
  /** Of the bot that sits there. Absent: it is mine. */
  readonly level?: string;
}

/** A match against bots, as it is kept in this browser: its seed and its moves. */
export interface SavedMatch {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, Setting>>;
  readonly seats: readonly SavedSeat[];
  readonly seed: string;
  readonly salt: string;
  readonly rulesVersion?: number;
  readonly moves: readonly Answer<Move>[];
  /** Answers I have given beforehand. */
  readonly standing?: unknown;
  readonly over: boolean;
  /** Whether I was asked when it was last put away. */
  readonly mine: boolean;
  readonly touched: number;
}

const prefix = 'manigance.match.';

export function keepMatch(match: SavedMatch): void {
  try {
    localStorage.setItem(prefix + match.id, JSON.stringify(match));
  } catch {
    // A full or forbidden storage costs the match its memory, not its play.
  }
}

export function findMatch(id: string): SavedMatch | undefined {
  const text = localStorage.getItem(prefix + id);
  if (text === null) return undefined;
  try {
    const match = JSON.parse(text) as SavedMatch;
    return catalog.find(match.game) !== undefined ? match : undefined;
  } catch {
    return undefined;
  }
}

export function forgetMatch(id: string): void {
  localStorage.removeItem(prefix + id);
}

/** Matches in play first, those where I am asked before the others, then by when they were last touched. */
export function keptMatches(): SavedMatch[] {
  const ids = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  const found = ids.map((key) => findMatch(key.slice(prefix.length)));
  const matches = found.filter((match) => match !== undefined);
  const rank = (match: SavedMatch) => (match.over ? 2 : match.mine ? 0 : 1);
  return matches.sort((one, other) => rank(one) - rank(other) || other.touched - one.touched);
}
