import type { SettingWords } from '@manigance/games';
import { optionTerm } from '@manigance/protocol/changed-terms';
import type { ScreenWords } from './en.ts';

/** The names of the terms of a table, by the ids of `changedTerms`. */
export function termNames(
  terms: readonly string[],
  { newTable }: ScreenWords,
  settings: Readonly<Record<string, SettingWords>> = {},
): readonly string[] {
  const names: Readonly<Record<string, string>> = {
    seats: newTable.players,
    pace: newTable.pace,
    atZero: newTable.atZero,
    access: newTable.access,
    spectators: newTable.spectators,
    namesInRecord: newTable.record,
    openFor: newTable.openFor,
    ...Object.fromEntries(Object.entries(settings).map(([id, { name }]) => [optionTerm(id), name])),
  };
  return terms.map((term) => names[term] ?? term);
}
