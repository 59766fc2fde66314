import { subjectsUsedOften } from '@manigance/ui/art/ink.ts';
import { expect, test } from 'vitest';
import { schemeIds } from '../../rules/cards.ts';
import { conditionIds } from '../../rules/victory.ts';
import * as rows from './rows.ts';

test('every scheme card and certificate has a picture of its own', () => {
  expect(Object.keys(rows.cards).toSorted()).toEqual(schemeIds.toSorted());
  expect(Object.keys(rows.certificates).toSorted()).toEqual(
    conditionIds.map((id) => `cert_${id}`).toSorted(),
  );
  expect(subjectsUsedOften([...Object.values(rows.cards), ...Object.values(rows.certificates)])).toEqual([]);
});
