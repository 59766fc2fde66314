import type { BoardProps } from '@manigance/ui/board-props.ts';
import { lazy } from '@manigance/ui/lazy.tsx';
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { isCoached } from '../coach/coached.ts';
import { isShared } from '../local/local-player.ts';
import { openLocalMatch } from '../local/open-local-match.ts';
import { findMatch, forgetMatch, type KeptMatch } from '../local/saved-match.ts';
import type { TableClient } from '../match/table-client.ts';
import { TableScreen } from '../table/table-screen.tsx';
import { openSoFar } from './open-so-far.ts';

const NoMatch = lazy(async () => (await import('./no-match.tsx')).NoMatch);

const Coach = lazy(async () => (await import('../coach/coach.tsx')).Coach);
const SharedMatchScreen = lazy(async () => (await import('./shared-match/index.tsx')).SharedMatchScreen);

/** Opens the next match with the same seats. A table is drawn without the code for it. */
async function playAgain(match: KeptMatch, how?: { readonly replacing: boolean }): Promise<void> {
  (await import('./play-now.ts')).playAgain(match, how);
}

/** A match kept in this browser: against bots, or of several people at this screen. */
export function MatchScreen({ id }: { readonly id: string }) {
  const match = useMemo(() => findMatch(id), [id]);
  if (match === undefined || !isShared(match)) return <OwnMatch id={id} />;
  const again = (how?: { readonly replacing: boolean }) => playAgain(match, how);
  return (
    <SharedMatchScreen
      key={id}
      match={match}
      onRematch={() => void again()}
      onAgain={() => void again({ replacing: true }).then(() => forgetMatch(id))}
    />
  );
}

/** A match of one person against bots. */
function OwnMatch({ id }: { readonly id: string }) {
  const [client, setClient] = useState<TableClient | 'notFound' | 'outdated' | 'elsewhere' | undefined>(
    undefined,
  );
  const [opened, setOpened] = useState(0);
  // Runs again when the player takes the match back from another tab.
  useLayoutEffect(() => {
    const saved = findMatch(id);
    if (saved === undefined) {
      setClient('notFound');
      return undefined;
    }
    const local = openLocalMatch(saved, {
      onOutdated: () => setClient('outdated'),
      onElsewhere: () => setClient('elsewhere'),
    });
    setClient(local);
    return () => local.close();
  }, [id, opened]);
  if (client === undefined) return undefined;
  if (typeof client === 'string') return <NoMatch why={client} onHere={() => setOpened(opened + 1)} />;
  const again = async (how = { replacing: false }) => {
    const saved = findMatch(id);
    if (saved !== undefined) await playAgain(saved, how);
  };
  const startAgain = async () => {
    client.close();
    await again({ replacing: true });
    forgetMatch(id);
  };
  const comments = (props: BoardProps) => <Coach match={id} game={client.game} props={props} />;
  return (
    <TableScreen
      key={`${id} ${opened}`}
      client={client}
      onRematch={() => void again()}
      onAgain={() => void startAgain()}
      openSoFar={openSoFar}
      {...(isCoached(id) ? { notices: comments } : {})}
    />
  );
}
