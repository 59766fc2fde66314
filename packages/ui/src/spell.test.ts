import { expect, test } from 'vitest';
import { grouped, listed } from './spell.ts';

test.each([
  ['en', 'conjunction', ', and '],
  ['en', 'disjunction', ', or '],
  ['fr', 'conjunction', ' et '],
  ['fr', 'disjunction', ' ou '],
] as const)('a list in %s, a %s, reads as the language writes it', (language, type, last) => {
  const usual = new Intl.ListFormat(language, { type });
  for (const parts of [[], ['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'b', 'c', 'd']])
    expect(listed(parts, last)).toBe(usual.format(parts));
});

test.each([
  ['en', ','],
  ['fr', '\u202f'],
] as const)('whole numbers in %s are grouped as the language groups them', (language, separator) => {
  const usual = new Intl.NumberFormat(language);
  for (const amount of [0, 7, 999, 1000, 20_000, 120_000, 1_234_567, -30, -5000])
    expect(grouped(amount, separator)).toBe(usual.format(amount));
});
