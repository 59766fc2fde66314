import { useEffect, useRef, useState } from 'preact/hooks';

interface Page<T> {
  readonly rows: readonly T[];
  readonly isLastPage: boolean;
}

/** Waits until somebody has typed; ms. */
const typingPause = 200;

/** A list that is read page by page, and anew when `key` changes: as many pages as were there. */
export function usePages<T>(read: (page: number) => Promise<Page<T>>, key: string) {
  const [pages, setPages] = useState<readonly Page<T>[]>([]);
  const count = useRef(1);
  const latest = useRef(read);
  latest.current = read;
  const load = async () => {
    const wanted = latest.current;
    const found: Page<T>[] = [];
    for (let page = 0; page < count.current; page++) {
      found.push(await wanted(page));
      if (found.at(-1)?.isLastPage !== false) break;
    }
    return found;
  };
  useEffect(() => {
    let stale = false;
    const timer = setTimeout(() => {
      load().then(
        (found) => {
          if (!stale) setPages(found);
        },
        () => undefined,
      );
    }, typingPause);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [key]);
  const again = () => void load().then(setPages, () => undefined);
  return {
    rows: pages.flatMap(({ rows }) => rows),
    isLastPage: pages.at(-1)?.isLastPage ?? true,
    load: again,
    more: () => {
      count.current++;
      again();
    },
  };
}
