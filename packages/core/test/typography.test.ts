import { expect, test } from 'vitest';
import {
  deFrench,
  groupDigits,
  inBothLanguages,
  joinList,
  spaceFrench,
  spaceFrenchWords,
} from '../src/typography.ts';

test.each([
  ['fr', 'conjunction', 'et'],
  ['fr', 'disjunction', 'ou'],
  ['en-GB', 'conjunction', 'and'],
  ['en-GB', 'disjunction', 'or'],
] as const)('a list in %s, a %s, reads as Intl formats it', (language, type, conjunction) => {
  const format = new Intl.ListFormat(language, { type });
  for (const parts of [[], ['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'b', 'c', 'd']])
    expect(joinList(parts, conjunction)).toBe(format.format(parts));
});

test.each(['en', 'fr'] as const)('whole numbers in %s are grouped as Intl groups them', (language) => {
  const format = new Intl.NumberFormat(language);
  for (const amount of [0, 7, 999, 1000, 20_000, 120_000, 1_234_567, -30, -5000])
    expect(groupDigits(amount, language)).toBe(format.format(amount));
});

test('French punctuation, currency and percent signs never begin a line', () => {
  expect(spaceFrench('Qui : « moi » ? Non ; 5 $, 3 £ et 50 % !')).toBe(
    'Qui\u00a0: «\u00a0moi\u00a0»\u202f? Non\u202f; 5\u00a0$, 3\u00a0£ et 50\u00a0%\u202f!',
  );
});

test('a number of several groups of digits stays on one line in French', () => {
  expect(spaceFrench('de 150 000 à 1 000 000 de Cogs, en 3 600 coups, 5 cartes')).toBe(
    'de 150\u202f000 à 1\u202f000\u202f000 de Cogs, en 3\u202f600 coups, 5 cartes',
  );
});

test('French spacing reaches nested words, lists and what functions return', () => {
  const words = spaceFrenchWords({
    a: { b: 'Oui !' },
    list: ['Non ?'],
    say: (name: string) => `${name} : oui`,
  });
  expect([words.a.b, words.list[0], words.say('Ada')]).toEqual([
    'Oui\u202f!',
    'Non\u202f?',
    'Ada\u00a0: oui',
  ]);
});

test('words in both languages are spaced in French only', () => {
  const words = inBothLanguages({ ask: 'Sure?' }, { ask: 'Bien sûr ?' });
  expect([words.en.ask, words.fr.ask]).toEqual(['Sure?', 'Bien sûr\u202f?']);
});

test.each([
  ['Alix', 'd’Alix'],
  ['Yves', 'd’Yves'],
  ['Hélène', 'd’Hélène'],
  ['Camille', 'de Camille'],
  ['Yann', 'de Yann'],
])('"de" before %s gives %s', (name, phrase) => {
  expect(deFrench(name)).toBe(phrase);
});
