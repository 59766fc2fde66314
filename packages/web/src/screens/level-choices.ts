import { defaultLevel } from '@manigance/table/default-level';
import { useSettings } from '@manigance/ui/settings.ts';
import { useLevels } from '../local/level-cards.ts';
import { namedLevel, useOpponentWords } from '../opponents/words.ts';

interface LevelChoices {
  /** Each named by its character and strength. */
  readonly values: readonly { readonly value: string; readonly name: string }[];
  /** The middle level. */
  readonly usual: string;
  /** The character; `undefined` until the names are loaded. */
  nameOf(level: string | undefined): string | undefined;
}

/** The bot levels of a game, weakest first. */
export function useLevelChoices(game: string): LevelChoices {
  const levels = useLevels(game);
  const words = useOpponentWords();
  const { language } = useSettings();
  return {
    values: levels.map(({ id, words: said }, rank) => ({
      value: id,
      name: namedLevel(words, said[language].name, rank, levels.length),
    })),
    usual: defaultLevel(levels)?.id ?? '',
    nameOf: (level) => levels.find(({ id }) => id === level)?.words[language].name,
  };
}
