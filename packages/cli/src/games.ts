import { rosters } from '@manigance/bots';
import { anyGame, anyTexts, type Shelf } from './shelf.ts';

/** Every game there is, loaded when it is asked for. */
export const shelf: Shelf = {
  url: import.meta.url,
  games: {
    'ankh-morpork': {
      bots: rosters['ankh-morpork'],
      game: async () => anyGame((await import('@manigance/ankh-morpork')).ankhMorpork),
      texts: async () => anyTexts((await import('@manigance/ankh-morpork/text')).ankhMorporkTexts),
    },
    'edgar-et-lucien': {
      bots: rosters['edgar-et-lucien'],
      game: async () => anyGame((await import('@manigance/edgar-et-lucien')).edgarEtLucien),
      texts: async () => anyTexts((await import('@manigance/edgar-et-lucien/text')).edgarEtLucienTexts),
    },
    'prodigals-club': {
      bots: rosters['prodigals-club'],
      game: async () => anyGame((await import('@manigance/prodigals-club')).prodigalsClub),
      texts: async () => anyTexts((await import('@manigance/prodigals-club/text')).prodigalsClubTexts),
      reporter: () => import('@manigance/prodigals-club/report'),
    },
  },
};
