import { lazy } from '@manigance/ui/lazy.tsx';
import { useLayoutEffect, useState } from 'preact/hooks';
import { openLocalMatch } from '../local/open-local-match.ts';
import { findMatch } from '../local/saved-match.ts';
import type { TableClient } from '../match/table-client.ts';
import { TableScreen } from '../table/table-screen.tsx';
import { playAgain } from './play-now.ts';

const NoMatch = lazy(async () => (await import('./no-match.tsx')).NoMatch);

/** A match against bots, kept in this browser. */
export function MatchScreen({ id }: { readonly id: string }) {
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
  const again = () => {
    const saved = findMatch(id);
    if (saved !== undefined) playAgain(saved);
  };
  return <TableScreen key={`${id} ${opened}`} client={client} onRematch={again} />;
}
