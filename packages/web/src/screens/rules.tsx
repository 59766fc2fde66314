import { posters } from '../art/posters.ts';
import { type GameId, gameCards, gameIds } from '../games.ts';
import { go } from '../router.ts';
import { hrefOf } from '../routes.ts';
import { RuleReader } from '../rules/rule-reader.tsx';
import { useScreenWords } from '../text/screens/index.ts';
import { Frame } from './frame.tsx';

export function RulesScreen({
  game,
  rule,
}: {
  readonly game: GameId | undefined;
  readonly rule: string | undefined;
}) {
  const words = useScreenWords();
  const title = game === undefined ? words.rules.title : words.home.rulesLabel(gameCards[game].title);
  return (
    <Frame title={title} class="narrow rules-page">
      <h1>{title}</h1>
      <nav class={`rule-books ${game === undefined ? 'is-shelf' : ''}`} aria-label={words.rules.choose}>
        {gameIds.map((one) => (
          <a
            key={one}
            class={`btn ${one === game ? 'main' : ''}`}
            aria-current={one === game ? 'page' : undefined}
            href={hrefOf({ at: 'rules', game: one, rule: undefined })}
          >
            {game === undefined && <img src={posters[one]} alt="" width="360" height="190" />}
            {gameCards[one].title}
          </a>
        ))}
      </nav>
      {game !== undefined && (
        <RuleReader game={game} rule={rule} onRule={(next) => go({ at: 'rules', game, rule: next })} />
      )}
    </Frame>
  );
}
