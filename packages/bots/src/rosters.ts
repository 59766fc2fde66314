import type { Vocabulary } from '@manigance/core';
import { type Roster, skillOf } from './level.ts';
import { type Mind, Player } from './player.ts';

/** Forgets a game's own words: whoever seats bots hands them views without knowing what is in them. */
export function anyRoster<W extends Vocabulary>(roster: Roster<W>): Roster<Vocabulary> {
  return roster as unknown as Roster<Vocabulary>;
}

/** A fresh player of this level, for one seat of one match; with less than its whole budget if a share is named. */
export function playerOf<W extends Vocabulary>(
  { brain, levels }: Roster<W>,
  id: string,
  share?: number,
): Mind<W> {
  const level = levels.find((known) => known.id === id);
  if (level === undefined) throw new RangeError(`no level of ${brain.game.id} is called ${id}`);
  return new Player(brain, skillOf(level, share));
}
