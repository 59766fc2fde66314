import { seedFromNumber, sha256 } from '@manigance/core';
import { text } from './arguments.ts';
import { type Given, UsageError } from './command.ts';

/** The seed given: a whole number, or the 32 hexadecimal digits of one match. */
export function seedGiven(given: Given, otherwise = '1'): string {
  const typed = text(given, 'seed') ?? otherwise;
  if (/^[0-9a-f]{32}$/.test(typed)) return typed;
  if (/^\d+$/.test(typed) && Number.isSafeInteger(Number(typed))) return seedFromNumber(Number(typed));
  throw new UsageError(`--seed is a whole number or 32 hexadecimal digits, not ${typed}`);
}

/** Match `index` of a seed: the seed with that much added to its last word, so that match 0 is the seed itself. */
export function matchSeed(seed: string, index: number): string {
  const last = (Number.parseInt(seed.slice(24), 16) + index) % 2 ** 32;
  return seed.slice(0, 24) + last.toString(16).padStart(8, '0');
}

/** Salt of a match without people, derived from the seed so that its record is reproducible. */
export function saltFor(seed: string): string {
  return sha256(`salt:${seed}`).slice(0, 32);
}
