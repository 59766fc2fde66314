import type { Answer, Move, Setting } from '@manigance/core';
import { catalog } from '@manigance/games';

/** A seat of a match of this browser. */
export interface SavedSeat {
  readonly name: string;
  /** Level of the bot on this seat. Absent: the seat is mine. */
  readonly level?: string;
  /** The colour chosen for this seat. */
  readonly colour?: string | undefined;
}

/** Summary of a match against bots. It is in local storage, so that the first drawing of the page can use it. */
export interface MatchCard {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, Setting>>;
  readonly seats: readonly SavedSeat[];
  readonly over: boolean;
  /** Whether I was asked when the match was last open. */
  readonly mine: boolean;
  readonly touched: number;
}

/** A match that is not in the database yet: a new one, or one saved by a release without the database. */
export interface SavedMatch extends MatchCard {
  readonly seed: string;
  readonly salt: string;
  readonly rulesVersion?: number;
  readonly moves: readonly Answer<Move>[];
  /** Standing answers. */
  readonly standing?: unknown;
}

/** A match of this browser; without seed and moves once it is in the database. */
export type KeptMatch = MatchCard | SavedMatch;

const prefix = 'manigance.match.';

/** Stores the card of a match in this browser. */
export function keepMatch(match: KeptMatch): void {
  try {
    localStorage.setItem(prefix + match.id, JSON.stringify(match));
  } catch {
    // Without local storage the match can be played, but is not listed.
  }
}

/** The match of this id, if this browser has it. */
export function findMatch(id: string): KeptMatch | undefined {
  const text = localStorage.getItem(prefix + id);
  if (text === null) return undefined;
  try {
    const match = JSON.parse(text) as KeptMatch;
    return catalog.find(match.game) !== undefined ? match : undefined;
  } catch {
    return undefined;
  }
}

/** Deletes a match from this browser. */
export function forgetMatch(id: string): void {
  localStorage.removeItem(prefix + id);
  void import('./table-db.ts').then(({ deleteTable }) => deleteTable(id)).catch(() => undefined);
}

/** Matches in play first, those where I am asked before the others, then by when they were last touched. */
export function keptMatches(): KeptMatch[] {
  const ids = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  const found = ids.map((key) => findMatch(key.slice(prefix.length)));
  const matches = found.filter((match) => match !== undefined);
  const rank = (match: KeptMatch) => (match.over ? 2 : match.mine ? 0 : 1);
  return matches.sort((one, other) => rank(one) - rank(other) || other.touched - one.touched);
}

/** The card of a match. */
export function cardOf({ id, game, options, seats, over, mine, touched }: KeptMatch): MatchCard {
  return { id, game, options, seats, over, mine, touched };
}
