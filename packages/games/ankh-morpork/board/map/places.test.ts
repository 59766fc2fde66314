import { expect, test } from 'vitest';
import { groupsIn, placesOf } from './places.ts';

const area = {
  id: 'dimwell',
  minions: [0, 2, 0, 1],
  trolls: 1,
  demons: 0,
  trouble: false,
  bringsTrouble: true,
  cardOut: false,
  gained: 0,
  used: false,
} as const;

test('every owner present is one group, neutral pieces last', () => {
  expect(groupsIn(area)).toEqual([
    { piece: 1, count: 2 },
    { piece: 3, count: 1 },
    { piece: 'troll', count: 1 },
  ]);
});

test('a group stays where it stands when others come and go', () => {
  const first = placesOf(new Map(), [1, 3]);
  expect([...first]).toEqual([
    [1, 0],
    [3, 1],
  ]);
  const second = placesOf(first, [0, 3]);
  expect(second.get(3)).toBe(1);
  expect(second.get(0)).toBe(0);
});
