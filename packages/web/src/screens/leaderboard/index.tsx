import '../profile/style/index.css';
import { catalog } from '@manigance/games';
import type { Leaderboard } from '@manigance/protocol';
import { SelectField } from '@manigance/ui/select-field.tsx';
import { useLoad } from '@manigance/ui/use-load.ts';
import { go } from '../../router.ts';
import { hrefOf, type Route } from '../../routes.ts';
import { Frame } from '../frame.tsx';
import { HomeLink } from '../home-link.tsx';
import { NothingToShow } from '../profile/index.tsx';
import { StatTable } from '../profile/stat-table.tsx';
import { useProfileWords } from '../profile/words.ts';

type Board = Omit<Extract<Route, { readonly at: 'leaderboard' }>, 'at'>;
const kinds = ['people', 'bots', 'hints'] as const;

/** The best players of a game with a number of players, among those who want to be listed. */
export function LeaderboardScreen(board: Board) {
  const words = useProfileWords();
  const { game, players, kind } = board;
  const { title, seats } = catalog.get(game);
  const answer = useLoad(() => places(board), [game, players, kind]);
  const show = (changed: Partial<Board>) => go({ at: 'leaderboard', ...board, ...changed });
  const counts = Array.from({ length: seats.max - seats.min + 1 }, (_, at) => seats.min + at);
  return (
    <Frame title={words.board} class="narrow">
      <h1>
        {words.board}, {title}
      </h1>
      <div class="history-filters">
        <SelectField
          label={words.game}
          values={catalog.manifests.map(({ id, title: name }) => ({ value: id, name }))}
          chosen={game}
          onChoose={(id) => show({ game: id, players: Math.min(players, catalog.get(id).seats.max) })}
        />
        <SelectField
          label={words.numberOfPlayers}
          values={counts.map((value) => ({ value, name: `${value}` }))}
          chosen={players}
          onChoose={(value) => show({ players: value })}
        />
        <SelectField
          label={words.kind}
          values={kinds.map((value) => ({ value, name: words.kinds[value] }))}
          chosen={kind}
          onChoose={(value) => show({ kind: value })}
        />
      </div>
      <p class="aside">{words.boardNote}</p>
      {answer === undefined || answer === 'noServer' ? (
        <NothingToShow why={answer} />
      ) : answer.length === 0 ? (
        <p>{words.noPlaces}</p>
      ) : (
        <Places places={answer} />
      )}
      <p>
        <HomeLink />
      </p>
    </Frame>
  );
}

async function places({ game, players, kind }: Board): Promise<Leaderboard['places'] | 'noServer'> {
  const answer = await fetch(`/api/leaderboards/${game}/${players}/${kind}`).catch(() => undefined);
  const isJson = answer?.headers.get('content-type')?.includes('json') ?? false;
  return answer?.ok === true && isJson ? ((await answer.json()) as Leaderboard).places : 'noServer';
}

function Places({ places: all }: Pick<Leaderboard, 'places'>) {
  const words = useProfileWords();
  return (
    <div class="stat-table">
      <StatTable columns={[words.rival, words.place, words.rating, words.met]}>
        {all.map(({ id, name = '', bot, isShown, isProvisional, rating, uncertainty, matches }, at) => (
          <tr key={id ?? bot}>
            <th scope="row">
              {id !== undefined && isShown ? (
                <a href={hrefOf({ at: 'profile', of: id })}>{name}</a>
              ) : bot === undefined ? (
                name
              ) : (
                words.bot(bot)
              )}
            </th>
            <td>{isProvisional ? '–' : at + 1}</td>
            <td>{words.within(rating, uncertainty)}</td>
            <td>{matches}</td>
          </tr>
        ))}
      </StatTable>
    </div>
  );
}
