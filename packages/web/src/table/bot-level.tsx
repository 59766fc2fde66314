import { defaultLevel } from '@manigance/table/default-level';
import { useSettings } from '@manigance/ui/settings.ts';
import { useLevels } from '../local/level-cards.ts';
import { useWords } from '../text/index.ts';

/** The character of a bot, by its level. */
export function BotLevel({ game, level }: { readonly game: string; readonly level: string }) {
  const words = useWords();
  const { language } = useSettings();
  const levels = useLevels(game);
  const found = (levels.find(({ id }) => id === level) ?? defaultLevel(levels))?.words[language];
  return (
    found && (
      <p class="aside bot-level">
        {words.table.botLike(found.name)} {found.portrait}
      </p>
    )
  );
}
