import type { Language, Setting } from '@manigance/core';
import { catalog } from '@manigance/games';

/** The settings of a match in words; empty for a game without any. */
export function optionText(
  game: string,
  options: Readonly<Record<string, Setting>>,
  language: Language,
): string {
  const said = catalog.find(game)?.words[language].settings ?? {};
  return Object.entries(options)
    .map(([setting, value]) => said[setting]?.values[`${value}`]?.name ?? `${value}`)
    .join(', ');
}
