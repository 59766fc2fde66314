import { subjectsUsedOften } from '@manigance/ui/art/ink.ts';
import { expect, test } from 'vitest';
import { cards } from '../../rules/cards.ts';
import { personalities } from '../../rules/personalities.ts';
import { randomEvents } from '../../rules/random-events.ts';
import { busts } from './busts.ts';
import * as rows from './rows.ts';

const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id).toSorted();

test('every card and random event has a picture of its own', () => {
  expect(Object.keys(rows.cards).toSorted()).toEqual(idsOf(cards));
  expect(Object.keys(rows.events).toSorted()).toEqual(idsOf(randomEvents));
  expect(subjectsUsedOften([...Object.values(rows.cards), ...Object.values(rows.events)])).toEqual([]);
});

test('every Personality has a portrait', () => {
  expect(Object.keys(rows.portraits).toSorted()).toEqual(idsOf(personalities));
  const drawn = Object.values(rows.portraits);
  expect(drawn.map(({ bust }) => bust).filter((bust) => !Object.hasOwn(busts, bust))).toEqual([]);
});
