import type { Moment, TurningPoint } from '@manigance/bots/story';
import { expect, test } from 'vitest';
import { accountOf } from './account.ts';
import { endWords } from './words.ts';

const moments: readonly Moment[] = [
  { move: 0, chances: [0.5, 0.5] },
  { move: 3, chances: [0.7, 0.3] },
  { move: 6, chances: [0.4, 0.6] },
  { move: 8, chances: [0.45, 0.55] },
  { move: 10, chances: [0, 1] },
];
const point: TurningPoint = { kind: 'move', seat: 0, from: 3, to: 6, peak: 5, change: [-0.3, 0.3] };
const names = (seat: number) => ['Camille', 'Odilon'][seat] ?? '';

test('the account tells who led, how often that changed, the largest turn and how it ended', () => {
  const told = accountOf({ moments, points: [point] }, [1], names, endWords.en.account);
  expect(told).toBe(
    'Camille leads early. The lead changes hands once. Move 5 counts most: Camille plays, and their chances drop by 30 points. Odilon takes the lead for good at move 6 of 10.',
  );
});

test('chance is told as chance, in both languages, and a lead from the start as one', () => {
  const always = moments.map(({ move, chances }) => ({ move, chances: chances.toReversed() }));
  const luck = { ...point, kind: 'chance', change: [0.3, -0.3] } as const;
  const calm = always.filter(({ move }) => move !== 3);
  const told = accountOf({ moments: calm, points: [luck] }, [0], names, endWords.fr.account);
  expect(told).toContain('le hasard');
  expect(told).toContain('les chances de Camille montent de 30 points');
  expect(told).toContain('Camille mène du début à la fin.');
  expect(accountOf({ moments: calm, points: [] }, [0], names, endWords.en.account)).not.toContain(
    'counts most',
  );
});

test('a shared win ends the account without a winner', () => {
  expect(accountOf({ moments, points: [] }, [0, 1], names, endWords.en.account)).not.toContain('for good');
});
