import { expect, test } from 'vitest';
import { distinctNames } from './play-now.ts';

test('everybody at a shared screen has a name of their own', () => {
  expect(distinctNames(['Anna', 'Bruno'])).toEqual(['Anna', 'Bruno']);
  expect(new Set(distinctNames(['Noor', 'Noor', '', 'Odilon'])).size).toBe(4);
  expect(distinctNames(['Noor', 'Noor'])[0]).toBe('Noor');
  expect(distinctNames(['', '']).every((name) => name !== '')).toBe(true);
});
