import { useTableLists } from '../../remote/table-lists.ts';
import { hrefOf } from '../../routes.ts';
import { useScreenWords } from '../../text/screens/index.ts';
import { Frame } from '../frame.tsx';
import { HomeLink } from '../home-link.tsx';
import { useProfileWords } from '../profile/words.ts';
import { type MyTable, useMyTables } from './mine.ts';
import { MyTableRow } from './row.tsx';

/** All tables of the player: waiting for them, in play, finished, and hidden ones. */
export function AllTables() {
  const { home } = useScreenWords();
  const { mine: remote } = useTableLists();
  const mine = useMyTables(remote);
  const shown = mine.filter(({ isHidden }) => !isHidden);
  const hidden = mine.filter(({ isHidden }) => isHidden);
  return (
    <Frame title={home.mineNone} class="home">
      <h1>{home.mineNone}</h1>
      {mine.length === 0 && <p>{home.noTables}</p>}
      <Group title={home.mine} tables={shown.filter(({ isWaiting }) => isWaiting)} />
      <Group title={home.underWay} tables={shown.filter(({ isWaiting, isGoing }) => !isWaiting && isGoing)} />
      <Group title={home.finished} tables={shown.filter(({ isGoing }) => !isGoing)} />
      {hidden.length > 0 && (
        <details class="mine">
          <summary>{home.hiddenTables(hidden.length)}</summary>
          <Rows tables={hidden} />
        </details>
      )}
      <p>
        <ProfileLinks /> <HomeLink />
      </p>
    </Frame>
  );
}

/** Link to the results of the finished ones. */
function ProfileLinks() {
  const words = useProfileWords();
  return (
    <>
      <a class="btn" href={hrefOf({ at: 'history' })}>
        {words.history}
      </a>{' '}
      <a class="btn" href={hrefOf({ at: 'profile' })}>
        {words.profile}
      </a>
    </>
  );
}

function Group({ title, tables }: { readonly title: string; readonly tables: readonly MyTable[] }) {
  if (tables.length === 0) return undefined;
  return (
    <section class="mine is-all" aria-label={title}>
      <h2>{title}</h2>
      <Rows tables={tables} />
    </section>
  );
}

function Rows({ tables }: { readonly tables: readonly MyTable[] }) {
  return (
    <ul>
      {tables.map((one) => (
        <MyTableRow key={one.id} mine={one} isWhole />
      ))}
    </ul>
  );
}
