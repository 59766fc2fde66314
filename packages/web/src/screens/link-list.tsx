import { catalog } from '@manigance/games';
import type { UnavailableReason } from '../remote/use-server.ts';
import { hrefOf } from '../routes.ts';
import { Frame } from './frame.tsx';
import { HomeLink } from './home-link.tsx';
import { LoadingLine } from './loading-line.tsx';

/** Words of such a screen. */
export interface LinkListWords {
  readonly title: string;
  readonly about: string;
  readonly loading: string;
  readonly noServer: string;
  readonly none: string;
  readonly open: string;
}

/** A link to something with a title and a game, and facts about it. */
export interface LinkRow {
  readonly id: string;
  readonly title: string;
  readonly game: string;
  readonly facts: readonly string[];
}

type Place = 'group' | 'tournament';

/** The screen of my groups or of my tournaments: links to each of them and to the form of a new one. */
export function LinkList({
  at,
  words,
  rows,
}: {
  readonly at: Place;
  readonly words: LinkListWords;
  readonly rows: readonly LinkRow[] | UnavailableReason | undefined;
}) {
  return (
    <Frame title={words.title} class="narrow together">
      <h1>{words.title}</h1>
      <p>{words.about}</p>
      {typeof rows !== 'object' ? (
        <LoadingLine text={rows === undefined ? words.loading : words.noServer} isOver={rows !== undefined} />
      ) : (
        <section class="panel" aria-label={words.title}>
          {rows.length === 0 ? <p>{words.none}</p> : <Links at={at} rows={rows} />}
          <p class="buttons is-end">
            <a class="btn main" href={hrefOf({ at, id: 'new' })}>
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

function Links({ at, rows }: { readonly at: Place; readonly rows: readonly LinkRow[] }) {
  return (
    <ul class="person-list">
      {rows.map(({ id, title, game, facts }) => (
        <li key={id}>
          <p>
            <a href={hrefOf({ at, id })}>{title}</a>{' '}
            <span class="aside">{[catalog.find(game)?.title ?? game, ...facts].join(' · ')}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
