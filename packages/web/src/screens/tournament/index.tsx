import './style/index.css';
import { useServer } from '../../remote/use-server.ts';
import { LinkList } from '../link-list.tsx';
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
  const rows =
    typeof known === 'object'
      ? known.tournaments.map(({ tournament, title, game, stage, people, round }) => ({
          id: tournament,
          title,
          game,
          facts: [
            words.people(people),
            stage === 'playing' ? words.roundOf(round, undefined) : words.stages[stage],
          ],
        }))
      : known;
  return <LinkList at="tournament" words={words} rows={rows} />;
}
