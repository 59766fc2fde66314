import type { Game, Vocabulary } from '@manigance/core';

/** A game the server offers. */
export interface Offered {
  /** By the rules new matches are played by. */
  readonly game: Game;
  /** Rules of before, for matches begun under them. */
  readonly older: readonly Game[];
  /** What bots of this game are called, the weakest first. */
  readonly levels: readonly string[];
}

export type Shelf = Readonly<Record<string, Offered>>;

export function offered(shelf: Shelf, id: string): Offered | undefined {
  return Object.hasOwn(shelf, id) ? shelf[id] : undefined;
}

/** The rules of that number, if they are here. */
export function rulesOf(shelf: Shelf, id: string, rulesVersion: number): Game | undefined {
  const found = offered(shelf, id);
  return found && [found.game, ...found.older].find((game) => game.rulesVersion === rulesVersion);
}

/** Forgets a game's own words: the server handles every game without knowing what its moves mean. */
export function anyGame<W extends Vocabulary>(game: Game<W>): Game {
  return game as unknown as Game; // its frames take only frames of their own kind, and the core hands them no others
}
