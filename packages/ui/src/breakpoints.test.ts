import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { roomyScreen, sidewaysScreen, wideScreen } from './use-media.ts';

const sheet = readFileSync(new URL('./style/breakpoints.css', import.meta.url), 'utf8');
const breakpoints = new Map(
  [...sheet.matchAll(/@custom-media\s+--([\w-]+)\s+([^;]+);/g)].map(([, name, query]) => [name, query]),
);

test('scripts and style sheets use the same breakpoints', () => {
  expect(breakpoints.get('wide')).toBe(wideScreen);
  expect(breakpoints.get('sideways')).toBe(sidewaysScreen);
  expect(breakpoints.get('roomy')).toBe(roomyScreen);
});
