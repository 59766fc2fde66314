import type { TournamentView } from '@manigance/protocol';
import { formerName } from '@manigance/protocol/limits';
import type { LoadedGames } from '@manigance/table';
import { courseOf, sizesOf } from './course.ts';
import { roundsOf } from './rounds.ts';
import { standings } from './standings.ts';
import type { Tournament, TournamentTable } from './store.ts';

/** A tournament as one of these people sees it: everybody who has its link sees the same. */
export function viewOf(
  tournament: Tournament,
  me: readonly string[],
  games: LoadedGames,
): Omit<TournamentView, 'to'> {
  const { id, terms, stage, endsAt, seed, organiser, people } = tournament;
  const sizes = sizesOf(terms, games) ?? { least: 2, most: 6, wanted: terms.size };
  const course = courseOf(tournament, sizes);
  const allRounds = stage === 'gathering' ? undefined : roundsOf(course);
  const person = new Map(people.map((one) => [one.guest, one]));
  const nameOf = (guest: string) => person.get(guest)?.name ?? formerName;
  const own = (guest: string) => (me.includes(guest) ? { isYou: true } : {});
  const rows = standings(
    stage === 'gathering' ? people.map(({ guest }) => guest) : course.draw,
    course.played.flat(),
  );
  return {
    type: 'tournament',
    tournament: id,
    ...terms,
    stage,
    ...(allRounds === undefined ? {} : { allRounds }),
    ...(stage === 'playing' && endsAt !== undefined ? { endsAt } : {}),
    ...(stage === 'gathering' ? {} : { seed }),
    isMine: me.includes(organiser),
    isIn: people.some(({ guest }) => me.includes(guest)),
    standings: rows.map(({ guest, ...row }) => ({
      ...(person.get(guest)?.name === undefined ? {} : { who: guest }),
      name: nameOf(guest),
      ...row,
      ...(person.get(guest)?.withdrawn === undefined ? {} : { withdrawn: true }),
      ...own(guest),
    })),
    played: course.played.map((_, at) =>
      tournament.tables
        .filter(({ round }) => round === at + 1)
        .map(({ table, number, state, seats }: TournamentTable) => ({
          ...(table === undefined ? {} : { table }),
          ...(number < 0 ? { isBye: true } : {}),
          isOver: state === 'over',
          seats: seats.map(({ guest, points, won }) => ({
            name: nameOf(guest),
            ...(points === undefined ? {} : { points }),
            ...(won === undefined ? {} : { won }),
            ...own(guest),
          })),
        })),
    ),
  };
}
