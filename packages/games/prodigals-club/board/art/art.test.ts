import { subjectsUsedOften } from '@manigance/ui/art/ink.ts';
import { expect, test } from 'vitest';
import { levels } from '../../bot/levels.ts';
import { cards } from '../../rules/cards.ts';
import { busts } from './busts.ts';
import * as rows from './rows.ts';

test('every card has a picture of its own', () => {
  expect(Object.keys(rows.cards).toSorted()).toEqual(cards.map(({ id }) => id).toSorted());
  expect(subjectsUsedOften(Object.values(rows.cards))).toEqual([]);
});

test('every bot has a portrait', () => {
  expect(Object.keys(rows.botPortraits).toSorted()).toEqual(levels.map(({ id }) => id).toSorted());
  const drawn = Object.values(rows.botPortraits).map(({ bust }) => bust);
  expect(drawn.filter((bust) => !Object.hasOwn(busts, bust))).toEqual([]);
});
