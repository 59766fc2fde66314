import { ankhMorpork } from '@manigance/ankh-morpork';
import { ankhMorporkBots } from '@manigance/bots/ankh-morpork';
import { edgarEtLucienBots } from '@manigance/bots/edgar-et-lucien';
import { prodigalsClubBots } from '@manigance/bots/prodigals-club';
import { edgarEtLucien } from '@manigance/edgar-et-lucien';
import { prodigalsClub } from '@manigance/prodigals-club';
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
