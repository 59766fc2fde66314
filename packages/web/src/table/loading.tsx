import { useWords } from '../text/index.ts';
import { useDelayedTrue } from './use-delayed-true.ts';

/** Delay before the loading text appears; ms. */
const patience = 600;

/** Shown until a table is loaded. Uses no font of its own, so that none is fetched for it. */
export function Loading() {
  const words = useWords();
  const isLate = useDelayedTrue(true, patience, { initially: false });
  return (
    <main class="page loading" aria-busy="true">
      <p role="status">{isLate && words.loading}</p>
    </main>
  );
}
