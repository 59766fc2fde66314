import type { GameManifest } from '@manigance/games';
import { useSettings } from '@manigance/ui/settings.ts';
import type { LevelCard } from '../../local/bots.ts';
import { type PlayChoice, ranksOf } from './play-choice.ts';
import { usePlayMenuWords } from './words.ts';

/** Every choice in one sentence, and how long the match takes. */
export function Summary({
  manifest,
  levels,
  choice,
}: {
  readonly manifest: GameManifest;
  readonly levels: readonly LevelCard[];
  readonly choice: PlayChoice;
}) {
  const words = usePlayMenuWords();
  const { language } = useSettings();
  const ranks = ranksOf(choice);
  const [first = 0] = ranks;
  const isEven = ranks.every((rank) => rank === first);
  const names = ranks.map((rank) => levels[rank]?.words[language].name ?? '');
  // Words for strengths fit five levels.
  const byStrength = isEven && (levels.length === 0 || levels.length === 5);
  return (
    <p class="play-summary" role="status">
      <b>{byStrength ? words.summary(ranks.length, first) : words.summaryOf(names)}</b>{' '}
      {words.terms(useTerms(manifest, choice), manifest.minutes)}
    </p>
  );
}

/** The chosen options: a single one by its value, several by name and value. */
function useTerms({ settings, words }: GameManifest, { options }: PlayChoice): string {
  const { allRules, setting } = usePlayMenuWords();
  const { language } = useSettings();
  const chosen = Object.keys(settings).map((name) => {
    const said = words[language].settings[name];
    const value = `${options[name]}`;
    return { name: said?.name ?? name, value: said?.values[value]?.name ?? value };
  });
  const [only] = chosen;
  if (only === undefined) return allRules;
  if (chosen.length === 1) return only.value;
  const all = chosen.map(({ name, value }) => setting(name, value)).join(', ');
  return `${all.slice(0, 1).toUpperCase()}${all.slice(1)}`;
}
