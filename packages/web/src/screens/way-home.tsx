import { hrefOf } from '../routes.ts';
import { useWords } from '../text/index.ts';

/** For a page from which nothing else leads on. */
export function WayHome() {
  const { toHome } = useWords();
  return (
    <a class="btn" href={hrefOf({ at: 'home' })}>
      {toHome}
    </a>
  );
}
