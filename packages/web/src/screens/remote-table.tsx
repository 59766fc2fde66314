import { lazy } from '@manigance/ui/lazy.tsx';
import { useSettings } from '@manigance/ui/settings.ts';
import { serverConnection } from '../match/server-connection.ts';
import { type Followed, useRemote } from '../remote/use-remote.ts';
import { go } from '../router.ts';
import { Loading } from '../table/loading.tsx';
import { TableScreen } from '../table/table-screen.tsx';
import { useWords } from '../text/index.ts';
import { useScreenWords } from '../text/screens/index.ts';
import { Frame } from './frame.tsx';
import { HomeLink } from './home-link.tsx';
import { openSoFar } from './open-so-far.ts';
import { TableNotices } from './table-notices.tsx';

const Lobby = lazy(async () => (await import('./lobby/index.tsx')).Lobby);
const RemoteMenu = lazy(async () => (await import('./table-menu/index.tsx')).RemoteMenu);

/** A table on the server: its lobby, then its match. */
export function RemoteTableScreen({ id }: { readonly id: string }) {
  const words = useWords();
  const { lobby } = useScreenWords();
  const { name } = useSettings();
  const followed = useRemote(id, { chosen: name, guest: words.guest });
  if (followed === undefined) return <Loading />;
  if (typeof followed === 'string') return <Apart said={lobby[followed]} />;
  return <GatheredOrPlaying followed={followed} />;
}

/** Why the table is not shown, and a link home. */
function Apart({ said }: { readonly said: string }) {
  return (
    <Frame>
      <div role="status">
        <h1>{said}</h1>
      </div>
      <p>
        <HomeLink />
      </p>
    </Frame>
  );
}

function GatheredOrPlaying({ followed }: { readonly followed: Followed }) {
  const { table, info } = followed;
  const { after, lobby } = useScreenWords();
  if (info.stage === 'expired') return <Apart said={lobby.expired} />;
  if (info.stage === 'gathering') return <Lobby followed={followed} />;
  // A spectator without a seat gets no updates once spectators are off.
  if (!info.spectators && table.mySeat === undefined && info.host !== followed.me)
    return <Apart said={lobby.noSpectators} />;
  const goOn = async () => {
    if (info.rematch !== undefined) {
      // People who follow to the rematch want to play it; its host begins it.
      await table.do({ type: 'ready', table: info.rematch, ready: true });
      return go({ at: 'table', id: info.rematch });
    }
    const made = await serverConnection().ask({ type: 'rematch', table: info.id });
    if (made.type === 'created') go({ at: 'table', id: made.table });
  };
  const mayGoOn = info.rematch !== undefined || table.mySeat !== undefined;
  return (
    <TableScreen
      client={table}
      openSoFar={openSoFar}
      {...(mayGoOn ? { onRematch: () => void goOn().catch(() => undefined) } : {})}
      rematchWords={info.rematch === undefined ? after.rematch : after.toRematch}
      menu={<RemoteMenu followed={followed} />}
      notices={(props) => (
        <TableNotices followed={followed} props={props} onRematch={mayGoOn ? goOn : undefined} />
      )}
    />
  );
}
