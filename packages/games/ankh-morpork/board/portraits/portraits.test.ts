import { expect, test } from 'vitest';
import { levels } from '../../bot/levels.ts';
import { busts } from './busts.ts';
import { botPortraits } from './rows.ts';

test('every bot has a portrait', () => {
  expect(Object.keys(botPortraits).toSorted()).toEqual(levels.map(({ id }) => id).toSorted());
  const drawn = Object.values(botPortraits).map(({ bust }) => bust);
  expect(drawn.toSorted()).toEqual(Object.keys(busts).toSorted());
});
