import { rosters } from '@manigance/games';
import { anyGame, anyTexts, type Shelf } from './shelf.ts';

/** Every game there is, loaded when it is asked for. */
export const shelf: Shelf = {
  url: import.meta.url,
  games: {
    'ankh-morpork': {
      bots: rosters['ankh-morpork'],
      game: async () => anyGame((await import('@manigance/games/ankh-morpork/rules/index.ts')).game),
      texts: async () => anyTexts((await import('@manigance/games/ankh-morpork/text/index.ts')).texts),
    },
    'edgar-et-lucien': {
      bots: rosters['edgar-et-lucien'],
      game: async () => anyGame((await import('@manigance/games/edgar-et-lucien/rules/index.ts')).game),
      texts: async () => anyTexts((await import('@manigance/games/edgar-et-lucien/text/index.ts')).texts),
    },
    'prodigals-club': {
      bots: rosters['prodigals-club'],
      game: async () =>
        anyGame((await import('@manigance/games/prodigals-club/rules/index.ts')).prodigalsClub),
      texts: async () =>
        anyTexts((await import('@manigance/games/prodigals-club/text/index.ts')).prodigalsClubTexts),
      reporter: () => import('@manigance/games/prodigals-club/rules/report.ts'),
    },
  },
};
