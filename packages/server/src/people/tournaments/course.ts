import { gameIn, type LoadedGames } from '@manigance/table';
import type { TableSizes } from './pairing.ts';
import type { Course } from './rounds.ts';
import { drawOrder } from './rounds.ts';
import { playedIn, type Tournament, type TournamentTerms } from './store.ts';

/** How many people sit at the tables of a tournament: as its terms and the game say. `undefined` without such a game. */
export function sizesOf({ game, size }: TournamentTerms, games: LoadedGames): TableSizes | undefined {
  const seats = gameIn(games, game)?.game.seats;
  if (seats === undefined) return undefined;
  const least = Math.max(2, seats.min);
  const wanted = Math.min(Math.max(size, least), seats.max);
  // Tables of two stay tables of two: a third would change the game of all three.
  return { least, most: wanted === 2 ? 2 : seats.max, wanted };
}

/** The data that the next round of a tournament follows from. */
export function courseOf(tournament: Tournament, sizes: TableSizes): Course {
  const { terms, seed, stage, people } = tournament;
  const guests = people.map(({ guest }) => guest);
  return {
    kind: terms.kind,
    rounds: terms.rounds,
    sizes,
    seed,
    draw: stage === 'gathering' ? drawOrder(guests, seed) : guests,
    withdrawn: new Set(people.filter((one) => one.withdrawn !== undefined).map(({ guest }) => guest)),
    played: playedIn(tournament),
  };
}
