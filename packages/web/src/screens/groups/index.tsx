import '../friends/style/index.css';
import { useServer } from '../../remote/use-server.ts';
import { LinkList } from '../link-list.tsx';
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
  const rows =
    typeof known === 'object'
      ? known.groups.map(({ group, title, game, people, tables }) => ({
          id: group,
          title,
          game,
          facts: [words.people(people), words.tables(tables)],
        }))
      : known;
  return <LinkList at="group" words={words} rows={rows} />;
}
