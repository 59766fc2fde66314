import { hrefOf } from '../routes.ts';
import { useWords } from '../text/index.ts';

/** A link home, for screens without other links. */
export function HomeLink() {
  const { toHome } = useWords();
  return (
    <a class="btn" href={hrefOf({ at: 'home' })}>
      {toHome}
    </a>
  );
}
