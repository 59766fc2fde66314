import { catalog } from '@manigance/games';
import { useSettings } from '@manigance/ui/settings.ts';
import { useScreenWords } from '../text/screens/index.ts';
import { Frame } from './frame.tsx';

/** The screen of credits and accessibility. */
export function About() {
  const words = useScreenWords();
  const { language } = useSettings();
  return (
    <Frame title={words.about.title} class="narrow">
      <h1>{words.about.title}</h1>
      <p>{words.about.what}</p>
      <h2>{words.about.games}</h2>
      <ul class="prose">
        {catalog.manifests.map(({ id, words: said }) => (
          <li key={id}>{said[language].credits}</li>
        ))}
      </ul>
      <h2>{words.about.art}</h2>
      <p>{words.about.artText}</p>
      <h2>{words.about.access}</h2>
      <p>{words.about.accessText}</p>
      <h2>{words.about.software}</h2>
      <p>{words.about.softwareText}</p>
    </Frame>
  );
}
