import { useSettings } from '@manigance/ui/settings.ts';
import { useLevels } from '../local/level-cards.ts';
import { BotFace } from './bot-face.tsx';
import { rankOf } from './rank.ts';
import { Strength } from './strength.tsx';

/** A bot's character with its portrait and strength. */
export function Character({
  game,
  level,
  title = (name) => name,
}: {
  readonly game: string;
  /** An unknown level stands for the default one. */
  readonly level: string;
  /** The heading, by the name of the character. */
  readonly title?: (name: string) => string;
}) {
  const { language } = useSettings();
  const levels = useLevels(game);
  const found = levels[rankOf(level, levels)];
  if (found === undefined) return undefined;
  const { name, portrait } = found.words[language];
  return (
    <div class="character">
      <BotFace game={game} level={found.id} />
      <p>
        <b>{title(name)}</b>
        <Strength game={game} level={found.id} />
        <span class="aside">{portrait}</span>
      </p>
    </div>
  );
}
