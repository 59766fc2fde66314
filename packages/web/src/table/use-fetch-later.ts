import { whenIdle } from '@manigance/ui/draw-queue.ts';
import { useEffect } from 'preact/hooks';

/** How long after the table; ms. */
const fetchesAfter = 4000;

interface Fetched {
  fetch(): Promise<void>;
}

/** Fetches the code of these parts a while after the table stands: with a lost connection a player still opens them. */
export function useFetchLater(parts: readonly Fetched[]): void {
  useEffect(() => {
    let leave = () => {};
    const fetchFrom = (at: number) => {
      const part = parts[at];
      if (part === undefined) return;
      leave = whenIdle(() => {
        void part.fetch().then(
          () => fetchFrom(at + 1),
          () => undefined,
        );
      });
    };
    const timer = setTimeout(() => fetchFrom(0), fetchesAfter);
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, []);
}
