import { anyRoster, type Minds, playerOf, type Roster } from '@manigance/bots';
import type { Vocabulary } from '@manigance/core';

/** The bots of every game, loaded when they are asked for. */
export const rosters = {
  'ankh-morpork': async () => anyRoster((await import('./ankh-morpork/bot/index.ts')).bots),
  'edgar-et-lucien': async () => anyRoster((await import('./edgar-et-lucien/bot/index.ts')).bots),
  'prodigals-club': async () => anyRoster((await import('./prodigals-club/bot/index.ts')).prodigalsClubBots),
} satisfies Readonly<Record<string, () => Promise<Roster<Vocabulary>>>>;

/** Every level of every game. */
export const everyMind: Minds = async (game, level) => {
  if (!Object.hasOwn(rosters, game)) throw new RangeError(`${game} has no bots`);
  return playerOf(await rosters[game as keyof typeof rosters](), level);
};
