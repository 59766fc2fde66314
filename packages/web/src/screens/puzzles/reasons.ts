import type { PartNames } from '@manigance/bots';
import type { Puzzle } from '@manigance/bots/puzzle';
import type { Language, Move, NameOf } from '@manigance/core';
import { percentOf } from '../../table/hint/words.ts';
import type { usePuzzleWords } from './words.ts';

interface Said {
  readonly words: ReturnType<typeof usePuzzleWords>;
  readonly parts: PartNames;
  readonly names: NameOf;
  readonly language: Language;
}

/** Chances are estimates: to the nearest 5 %, and never certain. */
export function chanceText(share: number, language: Language): string {
  return percentOf(Math.min(0.95, Math.max(0.05, Math.round(share * 20) / 20)), language);
}

/** Why a move is worse than the best, in sentences that do not give the best away. */
export function whyWorse(
  { shown, others, worth }: Puzzle,
  move: Move,
  { words, parts, names, language }: Said,
): readonly string[] {
  const key = JSON.stringify(move);
  const at = shown.asked?.options.findIndex((option) => JSON.stringify(option) === key) ?? -1;
  const other = others[at] ?? {};
  const nameOf = (part: string) => parts[part] ?? part;
  const [mine, best] = [other.worth ?? worth, worth].map((share) => chanceText(share, language));
  return [
    words.better,
    mine !== undefined && best !== undefined && mine !== best && words.chance(mine, best),
    other.lacks !== undefined && words.lacks(nameOf(other.lacks)),
    other.leaves !== undefined && words.leaves(names(other.leaves.seat), nameOf(other.leaves.part)),
  ].filter((sentence) => typeof sentence === 'string');
}
