import type { Vocabulary } from '@manigance/core';
import { brainOf, type Roster, skillOf } from './level.ts';
import { type Bot, Player } from './player.ts';

/** A new player of this level for one seat of one match; `share` reduces its budget. */
export async function playerOf<W extends Vocabulary>(
  roster: Roster<W>,
  id: string,
  share?: number,
): Promise<Bot<W>> {
  const { brain, levels } = roster;
  const level = levels.find((known) => known.id === id);
  if (level === undefined) throw new RangeError(`no level of ${brain.game.id} is called ${id}`);
  return new Player(await brainOf(roster, level), skillOf(level, share));
}
