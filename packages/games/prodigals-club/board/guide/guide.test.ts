import { expect, test } from 'vitest';
import { boroughs, symbols } from '../../rules/effects/language.ts';
import { lastWillOutlines } from '../last-will/outlines.ts';
import { outlines } from '../outlines.ts';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import { symbolGroups } from './symbols.ts';

const ids = Object.values(symbolGroups).flat();

test('every glyph of the board but those of buttons is in the legend', () => {
  const buttons = ['check', 'rotate'];
  const drawn = [...Object.keys({ ...outlines, ...lastWillOutlines }), ...symbols, ...boroughs].filter(
    (id) => !buttons.includes(id),
  );
  expect(drawn.filter((id) => !ids.includes(id as never))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(Object.entries({ en, fr }))('every symbol is explained in %s', (_, words) => {
  expect(Object.keys(words.symbols).toSorted()).toEqual(ids.toSorted());
  for (const { name, text } of Object.values(words.symbols)) expect(`${name}${text}`).toMatch(/^.{2,}\S\.$/);
});
