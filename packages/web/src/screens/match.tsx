import { useLayoutEffect, useState } from 'preact/hooks';
import { LocalHost } from '../host/local.ts';
import { findMatch } from '../host/saved-match.ts';
import { Table } from '../table/table.tsx';
import { lazyScreen } from './lazy.tsx';
import { playAgain } from './play-now.ts';

const NoMatch = lazyScreen(async () => (await import('./no-match.tsx')).NoMatch);

/** A match kept in this browser. */
export function MatchScreen({ id }: { readonly id: string }) {
  const [host, setHost] = useState<LocalHost | 'notFound' | 'outdated' | 'elsewhere' | undefined>(undefined);
  const [opened, setOpened] = useState(0);
  // Once more when it is wanted here again.
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
  return <Table key={`${id} ${opened}`} host={host} onRematch={again} />;
}
