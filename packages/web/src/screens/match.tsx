import { lazy } from '@manigance/ui/lazy.tsx';
import { useLayoutEffect, useState } from 'preact/hooks';
import { LocalHost } from '../host/local.ts';
import { findMatch } from '../host/saved-match.ts';
import { TableScreen } from '../table/table-screen.tsx';
import { playAgain } from './play-now.ts';

const NoMatch = lazy(async () => (await import('./no-match.tsx')).NoMatch);

/** A match against bots, kept in this browser. */
export function MatchScreen({ id }: { readonly id: string }) {
  const [host, setHost] = useState<LocalHost | 'notFound' | 'outdated' | 'elsewhere' | undefined>(undefined);
  const [opened, setOpened] = useState(0);
  // Runs again when the player takes the match back from another tab.
  useLayoutEffect(() => {
    const saved = findMatch(id);
    if (saved === undefined) {
      setHost('notFound');
      return undefined;
    }
    const local = new LocalHost(saved, {
      onOutdated: () => setHost('outdated'),
      onElsewhere: () => setHost('elsewhere'),
    });
    setHost(local);
    return () => local.close();
  }, [id, opened]);
  if (host === undefined) return undefined;
  if (typeof host === 'string') return <NoMatch why={host} onHere={() => setOpened(opened + 1)} />;
  const again = () => {
    const saved = findMatch(id);
    if (saved !== undefined) playAgain(saved);
  };
  return <TableScreen key={`${id} ${opened}`} host={host} onRematch={again} />;
}
