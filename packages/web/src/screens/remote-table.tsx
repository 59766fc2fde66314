import { connection } from '../remote/connection.ts';
import { type Followed, useRemote } from '../remote/use-remote.ts';
import { go } from '../router.ts';
import { hrefOf } from '../routes.ts';
import { useSettings } from '../settings.ts';
import { Opening, Table } from '../table/table.tsx';
import { useWords } from '../text/index.ts';
import { useScreenWords } from '../text/screens/index.ts';
import { Frame } from './frame.tsx';
import { lazyScreen } from './lazy.tsx';
import { TableNotices } from './table-notices.tsx';

const Lobby = lazyScreen(async () => (await import('./lobby.tsx')).Lobby);
const RemoteMenu = lazyScreen(async () => (await import('./table-menu/index.tsx')).RemoteMenu);

/** A table on the server: those who gather, then the match. */
export function RemoteTableScreen({ id }: { readonly id: string }) {
  const words = useWords();
  const { lobby } = useScreenWords();
  const { name } = useSettings();
  const followed = useRemote(id, { chosen: name, guest: words.guest });
  if (followed === undefined) return <Opening />;
  if (followed === 'missing' || followed === 'unanswered') {
    return (
      <Frame>
        <div role="status">
          <h1>{followed === 'missing' ? lobby.missing : lobby.unanswered}</h1>
        </div>
        <p>
          <a class="btn" href={hrefOf({ at: 'home' })}>
            {words.toHome}
          </a>
        </p>
      </Frame>
    );
  }
  return <GatheredOrPlaying followed={followed} />;
}

function GatheredOrPlaying({ followed }: { readonly followed: Followed }) {
  const { table, info } = followed;
  const { after } = useScreenWords();
  if (info.stage === 'gathering') return <Lobby followed={followed} />;
  const goOn = async () => {
    if (info.rematch !== undefined) return go({ at: 'table', id: info.rematch });
    const made = await connection().ask({ type: 'rematch', table: info.id });
    if (made.type === 'created') go({ at: 'table', id: made.table });
  };
  const mayGoOn = info.rematch !== undefined || table.mySeat !== undefined;
  return (
    <Table
      host={table}
      {...(mayGoOn ? { onRematch: () => void goOn().catch(() => undefined) } : {})}
      rematchWords={info.rematch === undefined ? undefined : after.toRematch}
      menu={<RemoteMenu followed={followed} />}
      notices={<TableNotices followed={followed} onRematch={mayGoOn ? goOn : undefined} />}
    />
  );
}
