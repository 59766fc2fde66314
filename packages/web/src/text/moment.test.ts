import { expect, test } from 'vitest';
import { agoText, leftText, timeText } from './moment.ts';

const now = Date.UTC(2026, 10, 18, 12, 0);
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

test.each([
  ['en', 30_000, 'this minute'],
  ['en', 5 * minute, '5 min. ago'],
  ['fr', 59 * minute, 'il y a 59 min'],
  ['en', 3 * hour, '3 hr. ago'],
  ['en', day, 'yesterday'],
  ['fr', 4 * day, 'il y a 4 j'],
])('%s: %d ms ago is %s', (language, ago, said) => {
  expect(agoText(now - ago, language, now).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(said);
});

test.each([
  [90_000, '1 min'],
  [hour + 5 * minute, '1 h 05'],
  [47 * hour, '47 h 00'],
  [3 * day + hour, '3 days'],
  [-hour, '0 min'],
])('%d ms are left: %s', (left, said) => {
  expect(leftText(now + left, (days) => `${days} days`, now)).toBe(said);
});

test('a time of another day has its date', () => {
  expect(timeText(now, 'en', now)).not.toContain('Nov');
  expect(timeText(now - 3 * day, 'en', now)).toContain('Nov 15');
});
