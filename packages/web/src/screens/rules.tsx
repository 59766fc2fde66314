import { catalog } from '@manigance/games';
import { useGameTheme } from '../game-theme.ts';
import { go } from '../router.ts';
import { hrefOf } from '../routes.ts';
import { RuleReader } from '../rules/rule-reader.tsx';
import { useScreenWords } from '../text/screens/index.ts';
import { Frame } from './frame.tsx';

/** The rules of a game, or of all games. */
export function RulesScreen({
  game,
  rule,
}: {
  readonly game: string | undefined;
  readonly rule: string | undefined;
}) {
  const words = useScreenWords();
  const title = game === undefined ? words.rules.title : words.home.rulesLabel(catalog.get(game).title);
  useGameTheme(game === undefined ? undefined : catalog.get(game));
  return (
    <Frame title={title} class="narrow rules-page">
      <h1>{title}</h1>
      <nav class={`rule-books ${game === undefined ? 'with-posters' : ''}`} aria-label={words.rules.choose}>
        {catalog.manifests.map(({ id, title: name, poster }) => (
          <a
            key={id}
            class={`btn ${id === game ? 'main' : ''}`}
            aria-current={id === game ? 'page' : undefined}
            href={hrefOf({ at: 'rules', game: id, rule: undefined })}
          >
            {game === undefined && <img src={poster} alt="" width="360" height="190" />}
            {name}
          </a>
        ))}
      </nav>
      {game !== undefined && (
        <p class="rules-ways">
          {catalog.get(game).lessons && (
            <a class="btn" href={hrefOf({ at: 'learn', game })}>
              {words.home.learnLabel(catalog.get(game).title)}
            </a>
          )}
          {catalog.get(game).puzzles && (
            <a class="btn" href={hrefOf({ at: 'puzzles', game })}>
              {words.rules.puzzles}
            </a>
          )}
        </p>
      )}
      {game !== undefined && (
        <RuleReader game={game} rule={rule} onRule={(next) => go({ at: 'rules', game, rule: next })} />
      )}
    </Frame>
  );
}
