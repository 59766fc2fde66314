import { subjectsUsedOften } from '@manigance/ui/art/ink.ts';
import { expect, test } from 'vitest';
import { levels } from '../../bot/levels.ts';
import { schemeIds } from '../../rules/cards.ts';
import { conditionIds } from '../../rules/victory.ts';
import { busts } from './busts.ts';
import * as rows from './rows.ts';

test('every scheme card and certificate has a picture of its own', () => {
  expect(Object.keys(rows.cards).toSorted()).toEqual(schemeIds.toSorted());
  expect(Object.keys(rows.certificates).toSorted()).toEqual(
    conditionIds.map((id) => `cert_${id}`).toSorted(),
  );
  expect(subjectsUsedOften([...Object.values(rows.cards), ...Object.values(rows.certificates)])).toEqual([]);
});

test('every bot has a portrait', () => {
  expect(Object.keys(rows.botPortraits).toSorted()).toEqual(levels.map(({ id }) => id).toSorted());
  const drawn = Object.values(rows.botPortraits).map(({ bust }) => bust);
  expect(drawn.filter((bust) => !Object.hasOwn(busts, bust))).toEqual([]);
});
