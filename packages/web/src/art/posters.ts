import ankhMorpork from '@manigance/games/ankh-morpork/poster.svg';
import edgarEtLucien from '@manigance/games/edgar-et-lucien/poster.svg';
import prodigalsClub from '@manigance/games/prodigals-club/poster.svg';
import type { GameId } from '../games.ts';

/** The picture of each game. */
export const posters: Readonly<Record<GameId, string>> = {
  'ankh-morpork': ankhMorpork,
  'edgar-et-lucien': edgarEtLucien,
  'prodigals-club': prodigalsClub,
};
