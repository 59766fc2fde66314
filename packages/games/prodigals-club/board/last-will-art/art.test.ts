import { subjectsUsedOften } from '@manigance/ui/art/ink.ts';
import { expect, test } from 'vitest';
import { lwCards } from '../../rules/competitions/last-will/cards.ts';
import { cards } from './rows.ts';

test('LW-2.1 every card of Last Will has a picture of its own', () => {
  expect(Object.keys(cards).toSorted()).toEqual(lwCards.map(({ id }) => id).toSorted());
  expect(subjectsUsedOften(Object.values(cards))).toEqual([]);
  const drawn = Object.values(cards).map(({ subject, props = [] }) => [subject, ...props].join());
  expect(new Set(drawn).size).toBe(drawn.length);
});
