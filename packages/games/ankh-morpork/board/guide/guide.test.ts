import { expect, test } from 'vitest';
import { cards } from '../../rules/cards.ts';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import { symbolGroups } from './symbols.ts';

const ids: readonly string[] = Object.values(symbolGroups).flat();

test('every symbol on a card is in the legend', () => {
  const printed = new Set(
    cards.flatMap(({ symbols }) => symbols.map((symbol) => symbol.split(':')[0] ?? '')),
  );
  expect(printed.size).toBeGreaterThan(5);
  expect([...printed].filter((id) => !ids.includes(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(Object.entries({ en, fr }))('every symbol is explained in %s', (_, words) => {
  expect(Object.keys(words.symbols).toSorted()).toEqual(ids.toSorted());
  for (const { name, text } of Object.values(words.symbols)) expect(`${name}${text}`).toMatch(/^.{2,}\S\.$/);
});
