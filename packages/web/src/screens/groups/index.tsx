import '../friends/style/index.css';
import { catalog } from '@manigance/games';
import { useServer } from '../../remote/use-server.ts';
import { hrefOf } from '../../routes.ts';
import { Frame } from '../frame.tsx';
import { HomeLink } from '../home-link.tsx';
import { LoadingLine } from '../loading-line.tsx';
import { GroupPage } from './group-page.tsx';
import { NewGroup } from './new-group.tsx';
import { useGroupWords } from './words.ts';

/** My groups, a new one, or the one of a link. */
export function GroupScreen({ id }: { readonly id: string | undefined }) {
  if (id === 'new') return <NewGroup />;
  return id === undefined ? <MyGroups /> : <GroupPage id={id} />;
}

function MyGroups() {
  const words = useGroupWords();
  const { known } = useServer({ type: 'groups' });
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
          {known.groups.length === 0 ? (
            <p>{words.none}</p>
          ) : (
            <ul class="person-list">
              {known.groups.map(({ group, title, game, people, tables }) => (
                <li key={group}>
                  <p>
                    <a href={hrefOf({ at: 'group', id: group })}>{title}</a>{' '}
                    <span class="aside">
                      {[catalog.find(game)?.title ?? game, words.people(people), words.tables(tables)].join(
                        ' · ',
                      )}
                    </span>
                  </p>
                </li>
              ))}
            </ul>
          )}
          <p class="buttons is-end">
            <a class="btn main" href={hrefOf({ at: 'group', id: 'new' })}>
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
