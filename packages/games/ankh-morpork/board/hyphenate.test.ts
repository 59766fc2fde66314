import { expect, test } from 'vitest';
import { hyphenate } from './hyphenate.ts';

const shown = (name: string) => hyphenate(name).replaceAll('\u00ad', '|');

test('long words may break near their middle', () => {
  expect(shown('Le Bibliothécaire')).toBe('Le Bibliothé|caire');
  expect(shown('L’Archichancelier Ridculle')).toBe('L’Archichan|celier Ridculle');
});

test('short words are left alone', () => {
  expect(shown('Sir Charles Lavatory')).toBe('Sir Charles Lavatory');
});
