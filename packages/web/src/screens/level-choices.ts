import { defaultLevel } from '@manigance/table/default-level';
import { useSettings } from '@manigance/ui/settings.ts';
import { useLevels } from '../local/level-cards.ts';

interface LevelChoices {
  readonly values: readonly { readonly value: string; readonly name: string }[];
  /** The middle level. */
  readonly usual: string;
  /** `undefined` until the names are loaded. */
  nameOf(level: string | undefined): string | undefined;
}

/** The bot levels of a game, weakest first. */
export function useLevelChoices(game: string): LevelChoices {
  const levels = useLevels(game);
  const { language } = useSettings();
  const values = levels.map(({ id, words }) => ({ value: id, name: words[language].name }));
  return {
    values,
    usual: defaultLevel(values)?.value ?? '',
    nameOf: (level) => values.find(({ value }) => value === level)?.name,
  };
}
