import { useState } from 'preact/hooks';
import { serverConnection } from '../../match/server-connection.ts';
import { useProfileWords } from './words.ts';

interface Choices {
  readonly shown: boolean;
  readonly listed: boolean;
}

/** Checkboxes: whether others may see my figures, and whether I am listed. */
export function SeenPart({ first }: { readonly first: Choices }) {
  const words = useProfileWords();
  const [choices, setChoices] = useState(first);
  const [isSaved, setSaved] = useState(false);
  const choose = async (chosen: Choices) => {
    setChoices(chosen);
    setSaved(false);
    await serverConnection().ask({ type: 'showProfile', ...chosen });
    setSaved(true);
  };
  return (
    <section class="stat" aria-labelledby="seen">
      <h2 id="seen">{words.seen}</h2>
      {(['shown', 'listed'] as const).map((key) => (
        <label key={key} class="check">
          <input
            type="checkbox"
            checked={choices[key]}
            onChange={({ currentTarget: { checked } }) => void choose({ ...choices, [key]: checked })}
          />
          {words[key]}
        </label>
      ))}
      <p class="aside">{words.seenNote}</p>
      <p role="status">{isSaved ? words.saved : ''}</p>
    </section>
  );
}
