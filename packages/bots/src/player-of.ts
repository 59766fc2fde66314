import type { Vocabulary } from '@manigance/core';
import { type Roster, skillOf } from './level.ts';
import { type Bot, Player } from './player.ts';

/** A new player of this level for one seat of one match; `share` reduces its budget. */
export function playerOf<W extends Vocabulary>(
  { brain, levels }: Roster<W>,
  id: string,
  share?: number,
): Bot<W> {
  const level = levels.find((known) => known.id === id);
  if (level === undefined) throw new RangeError(`no level of ${brain.game.id} is called ${id}`);
  return new Player(brain, skillOf(level, share));
}
