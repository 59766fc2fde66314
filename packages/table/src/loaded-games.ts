import type { Game } from '@manigance/core';

/** A game that tables can be opened for. */
export interface LoadedGame {
  /** The rules new matches are played by. */
  readonly game: Game;
  /** Earlier rules, for matches begun under them. */
  readonly older: readonly Game[];
  /** Ids of its bot levels, the weakest first. */
  readonly levels: readonly string[];
  /** The colours players choose from, those of the seats by default first. */
  readonly colours?: readonly string[];
}

/** The games of a process by id, with their rules loaded. */
export type LoadedGames = Readonly<Record<string, LoadedGame>>;

/** The game of this id, if it is loaded. */
export function gameIn(games: LoadedGames, id: string): LoadedGame | undefined {
  return Object.hasOwn(games, id) ? games[id] : undefined;
}

/** The rules of this version, if they are loaded. */
export function rulesOf(games: LoadedGames, id: string, rulesVersion: number): Game | undefined {
  const found = gameIn(games, id);
  return found && [found.game, ...found.older].find((game) => game.rulesVersion === rulesVersion);
}
