import { useEffect, useState } from 'preact/hooks';
import { LocalHost } from '../host/local.ts';
import { findMatch } from '../host/saved-match.ts';
import { hrefOf } from '../routes.ts';
import { Table } from '../table/table.tsx';
import { useWords } from '../text/index.ts';
import { Frame } from './frame.tsx';
import { playAgain } from './play-now.ts';

/** A match kept in this browser. */
export function MatchScreen({ id }: { readonly id: string }) {
  const words = useWords();
  const [host, setHost] = useState<LocalHost | 'missing' | 'outdated' | undefined>(undefined);
  useEffect(() => {
    const saved = findMatch(id);
    if (saved === undefined) {
      setHost('missing');
      return undefined;
    }
    const opened = new LocalHost(saved, () => setHost('outdated'));
    setHost(opened);
    return () => opened.close();
  }, [id]);
  if (host === undefined) return undefined;
  if (typeof host === 'string') {
    return (
      <Frame>
        <p>{host === 'missing' ? words.table.notFound : words.table.outdated}</p>
        <a class="btn" href={hrefOf({ at: 'home' })}>
          {words.after.home}
        </a>
      </Frame>
    );
  }
  const again = () => {
    const saved = findMatch(id);
    if (saved !== undefined) playAgain(saved);
  };
  return <Table key={id} host={host} onRematch={again} />;
}
