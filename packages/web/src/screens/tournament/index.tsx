import './style/index.css';
import { catalog } from '@manigance/games';
import { useServer } from '../../remote/use-server.ts';
import { hrefOf } from '../../routes.ts';
import { Frame } from '../frame.tsx';
import { HomeLink } from '../home-link.tsx';
import { LoadingLine } from '../loading-line.tsx';
import { NewTournament } from './new-tournament.tsx';
import { TournamentPage } from './tournament-page.tsx';
import { useTournamentWords } from './words.ts';

/** My tournaments, a new one, or the one of a link. */
export function TournamentScreen({ id }: { readonly id: string | undefined }) {
  if (id === 'new') return <NewTournament />;
  return id === undefined ? <MyTournaments /> : <TournamentPage id={id} />;
}

function MyTournaments() {
  const words = useTournamentWords();
  const { known } = useServer({ type: 'tournaments' });
  return (
    <Frame title={words.title} class="narrow together">
      <h1>{words.title}</h1>
      <p>{words.about}</p>
      {typeof known !== 'object' ? (
        <LoadingLine
          text={known === undefined ? words.loading : words.noServer}
          isOver={known !== undefined}
        />
      ) : (
        <section class="panel" aria-label={words.title}>
          {known.tournaments.length === 0 ? (
            <p>{words.none}</p>
          ) : (
            <ul class="person-list">
              {known.tournaments.map(({ tournament, title, game, stage, people, round }) => (
                <li key={tournament}>
                  <p>
                    <a href={hrefOf({ at: 'tournament', id: tournament })}>{title}</a>{' '}
                    <span class="aside">
                      {[
                        catalog.find(game)?.title ?? game,
                        words.people(people),
                        stage === 'playing' ? words.roundOf(round, undefined) : words.stages[stage],
                      ].join(' · ')}
                    </span>
                  </p>
                </li>
              ))}
            </ul>
          )}
          <p class="buttons is-end">
            <a class="btn main" href={hrefOf({ at: 'tournament', id: 'new' })}>
              {words.open}
            </a>
          </p>
        </section>
      )}
      <p>
        <HomeLink />
      </p>
    </Frame>
  );
}
