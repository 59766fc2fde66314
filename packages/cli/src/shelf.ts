import type { Roster } from '@manigance/bots';
import type { Game, GameTexts, Vocabulary } from '@manigance/core';
import { UsageError } from './command.ts';

/** A game as the command line takes it down: nothing of it is loaded before it is asked for. */
export interface Shelved {
  game(): Promise<Game>;
  texts(): Promise<GameTexts<Vocabulary>>;
  /** What `simulate --report` says of this game, if it says anything. */
  reporter?(): Promise<Reporter>;
  /** Who plays it when nobody else does. */
  bots?(): Promise<Roster<Vocabulary>>;
}

/** Makes a report of finished matches: plain data that threads can send and that adds up. */
export interface Reporter {
  startReport(): object;
  addMatch(report: object, state: Vocabulary['state'], events: readonly Vocabulary['event'][]): void;
  addReport(sum: object, part: object): void;
  renderReport(report: object): string;
}

export interface Shelf {
  /** The module that exports this shelf as `shelf`: how another thread finds it. */
  readonly url: string;
  readonly games: Readonly<Record<string, Shelved>>;
}

/** Forgets a game's own words: commands handle every game without knowing what its moves mean. */
export function anyGame<W extends Vocabulary>(game: Game<W>): Game {
  return game as unknown as Game; // its frames take only frames of their own kind, and the core hands them no others
}

export function takeDown(shelf: Shelf, id: string | undefined): Shelved {
  const shelved = id !== undefined && Object.hasOwn(shelf.games, id) ? shelf.games[id] : undefined;
  if (shelved !== undefined) return shelved;
  const names = Object.keys(shelf.games).join(', ');
  throw new UsageError(
    id === undefined ? `name a game: ${names}` : `there is no game ${id}; the games are ${names}`,
  );
}

/** In a thread of its own: the game of that id on the shelf behind that address. */
export async function fetchShelved(url: string, id: string): Promise<Shelved> {
  const { shelf } = (await import(url)) as { readonly shelf: Shelf };
  return takeDown(shelf, id);
}

/** The bots of the game of that id. */
export async function botsOf(shelf: Shelf, id: string | undefined): Promise<Roster<Vocabulary>> {
  const roster = await takeDown(shelf, id).bots?.();
  if (roster === undefined) throw new UsageError(`${id} has no bots`);
  return roster;
}
