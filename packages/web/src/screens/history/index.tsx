import '../profile/style/index.css';
import type { AnswerTo, HistoryRow } from '@manigance/protocol';
import { useEffect, useState } from 'preact/hooks';
import { askAboutMatches, type NoMatchesReason } from '../../remote/ask-server.ts';
import { Frame } from '../frame.tsx';
import { HomeLink } from '../home-link.tsx';
import { NothingToShow } from '../profile/index.tsx';
import { useProfileWords } from '../profile/words.ts';
import { type Filters, HistoryFilters, queryOf } from './filters.tsx';
import { HistoryLine } from './row.tsx';

interface Found {
  readonly filters: Filters;
  readonly total: number;
  readonly matches: readonly HistoryRow[];
  readonly isLastPage: boolean;
}

/** Every finished match of mine, narrowed down and page by page. */
export function HistoryScreen() {
  const words = useProfileWords();
  const [filters, setFilters] = useState<Filters>({});
  const { found, more } = useHistory(filters);
  return (
    <Frame title={words.history} class="history">
      <h1>{words.history}</h1>
      {typeof found === 'string' || found === undefined ? (
        <NothingToShow why={found} />
      ) : (
        <>
          <HistoryFilters filters={filters} onFilters={setFilters} />
          <p role="status">{words.found(found.total)}</p>
          <ol class="history-list">
            {found.matches.map((match) => (
              <HistoryLine key={match.table} match={match} />
            ))}
          </ol>
          {!found.isLastPage && (
            <button type="button" class="btn" onClick={more}>
              {words.older}
            </button>
          )}
        </>
      )}
      <p>
        <a class="btn" href="/api/records" download="manigance.jsonl">
          {words.downloadAll}
        </a>{' '}
        <HomeLink />
      </p>
    </Frame>
  );
}

/** Matches that fit, with those of later pages added on demand. */
function useHistory(filters: Filters) {
  const [found, setFound] = useState<Found | NoMatchesReason | undefined>(undefined);
  useEffect(() => {
    let stale = false;
    const ask = () =>
      askAboutMatches({ type: 'history', ...queryOf(filters) }).then((answer) => {
        if (!stale) setFound(typeof answer === 'string' ? answer : { filters, ...answer });
      });
    // A name is typed letter by letter.
    const timer = setTimeout(() => void ask().catch(() => undefined), typingPause);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [filters]);
  const more = () => {
    if (typeof found !== 'object') return;
    const last = found.matches.at(-1);
    if (last === undefined) return;
    const after = { endedAt: last.endedAt, table: last.table };
    void askAboutMatches({ type: 'history', ...queryOf(found.filters), after }).then((answer) => {
      if (typeof answer === 'object') setFound((now) => withPage(now, found.filters, answer));
    });
  };
  return { found, more };
}

const typingPause = 200;

function withPage(
  now: Found | NoMatchesReason | undefined,
  filters: Filters,
  page: AnswerTo<'history'>,
): Found | NoMatchesReason | undefined {
  if (typeof now !== 'object' || now.filters !== filters) return now;
  const known = new Set(now.matches.map(({ table }) => table));
  const matches = [...now.matches, ...page.matches.filter(({ table }) => !known.has(table))];
  return { ...now, matches, isLastPage: page.isLastPage };
}
