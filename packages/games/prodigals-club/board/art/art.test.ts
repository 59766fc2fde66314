import { subjectsUsedOften } from '@manigance/ui/art/ink.ts';
import { expect, test } from 'vitest';
import { bonusTiles } from '../../rules/board.ts';
import { cards } from '../../rules/cards.ts';
import { possessionTiles } from '../../rules/competitions/possessions/tiles.ts';
import { dameTiles } from '../../rules/competitions/society/dame-tiles.ts';
import * as rows from './rows.ts';

test('every card has a picture of its own', () => {
  expect(Object.keys(rows.cards).toSorted()).toEqual(cards.map(({ id }) => id).toSorted());
  expect(subjectsUsedOften(Object.values(rows.cards))).toEqual([]);
});

test('every tile with a text or a value has a picture of its own', () => {
  const idsOf = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id).toSorted();
  expect(Object.keys(rows.possessions).toSorted()).toEqual(idsOf(possessionTiles));
  expect(Object.keys(rows.bonusTiles).toSorted()).toEqual(idsOf(bonusTiles));
  expect(Object.keys(rows.dameTiles).toSorted()).toEqual(idsOf(dameTiles));
  expect(subjectsUsedOften(Object.values(rows.possessions))).toEqual([]);
});
