import type { Game, Vocabulary } from './game.ts';

/** Erases a game's own types: tables, threads and commands pass moves on without knowing what they mean. */
export function anyGame<W extends Vocabulary>(game: Game<W>): Game {
  return game as unknown as Game; // its frames take only frames of their own kind, and the core hands them no others
}
