import { useScreenWords } from '../text/screens/index.ts';
import { Frame } from './frame.tsx';
import { HomeLink } from './home-link.tsx';

/** Shown if a kept match cannot be opened, with the reason. */
export function NoMatch({
  why,
  onHere,
}: {
  readonly why: 'notFound' | 'outdated' | 'elsewhere';
  readonly onHere: () => void;
}) {
  const { match } = useScreenWords();
  return (
    <Frame class="narrow">
      <h1>{match[why]}</h1>
      <p class="buttons">
        {why === 'elsewhere' && (
          <button type="button" class="btn main" onClick={onHere}>
            {match.here}
          </button>
        )}
        <HomeLink />
      </p>
    </Frame>
  );
}
