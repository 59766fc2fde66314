import { type Mind, playerOf, type Roster } from '@manigance/bots';
import type { Language, Vocabulary } from '@manigance/core';
import { catalog } from '@manigance/games';
import type { GameId } from '../games.ts';
import { usualOf } from './usual-level.ts';

/** A level as a table offers it. */
export interface LevelCard {
  readonly id: string;
  readonly words: Readonly<Record<Language, { readonly name: string; readonly portrait: string }>>;
}

/** A player of this level for this game. */
export async function mindFor(game: GameId, level: string): Promise<Mind<Vocabulary>> {
  const roster = await botsOf(game);
  const ids = roster.levels.map(({ id }) => id);
  const known = ids.includes(level) ? level : usualOf(ids);
  return playerOf(roster, known ?? level);
}

/** The levels of a game, weakest first. */
export async function levelsOf(game: GameId): Promise<LevelCard[]> {
  const { levels, portraits } = await botsOf(game);
  const nobody = { name: '', portrait: '' };
  return levels.map(({ id }) => ({
    id,
    words: { en: portraits.en[id] ?? nobody, fr: portraits.fr[id] ?? nobody },
  }));
}

async function botsOf(game: GameId): Promise<Roster<Vocabulary>> {
  const module = await catalog.get(game).bot?.();
  if (module === undefined) throw new RangeError(`${game} has no bots`);
  return module.bots;
}
