import { expect, test } from 'vitest';
import { namesEn } from '../../text/names-en.ts';
import { namesFr } from '../../text/names-fr.ts';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import { legendWords, symbolGroups } from './symbols.ts';

const ids = Object.values(symbolGroups).flat();
const both = { en: legendWords(en, namesEn), fr: legendWords(fr, namesFr) };

test('no symbol is in the legend twice', () => {
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(Object.entries(both))('every symbol is explained in %s', (_, words) => {
  expect(Object.keys(words.symbols).toSorted()).toEqual(ids.toSorted());
  for (const { name, text } of Object.values(words.symbols)) expect(`${name}${text}`).toMatch(/^.{2,}\S\.$/);
});
