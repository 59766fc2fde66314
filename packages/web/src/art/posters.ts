import type { GameId } from '../games.ts';
import ankhMorpork from './ankh-morpork.svg';
import edgarEtLucien from './edgar-et-lucien.svg';
import prodigalsClub from './prodigals-club.svg';

/** The picture of each game. */
export const posters: Readonly<Record<GameId, string>> = {
  'ankh-morpork': ankhMorpork,
  'edgar-et-lucien': edgarEtLucien,
  'prodigals-club': prodigalsClub,
};
