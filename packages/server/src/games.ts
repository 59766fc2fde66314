import { bots as ankhMorporkBots } from '@manigance/games/ankh-morpork/bot/index.ts';
import { game as ankhMorpork } from '@manigance/games/ankh-morpork/rules/index.ts';
import { bots as edgarEtLucienBots } from '@manigance/games/edgar-et-lucien/bot/index.ts';
import { game as edgarEtLucien } from '@manigance/games/edgar-et-lucien/rules/index.ts';
import { prodigalsClubBots } from '@manigance/games/prodigals-club/bot/index.ts';
import { prodigalsClub } from '@manigance/games/prodigals-club/rules/index.ts';
import { anyGame, type Offered, type Shelf } from './shelf.ts';

/** The games there are, each with the names of its bots. */
export const shelf: Shelf = {
  'ankh-morpork': offer(anyGame(ankhMorpork), ankhMorporkBots.levels),
  'edgar-et-lucien': offer(anyGame(edgarEtLucien), edgarEtLucienBots.levels),
  'prodigals-club': offer(anyGame(prodigalsClub), prodigalsClubBots.levels),
};

function offer(game: Offered['game'], levels: readonly { readonly id: string }[]): Offered {
  return { game, older: [], levels: levels.map(({ id }) => id) };
}
