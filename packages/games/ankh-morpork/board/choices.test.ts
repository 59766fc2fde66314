import { expect, test } from 'vitest';
import type { AmMove } from '../rules/index.ts';
import { litAreas, movesWith, picksIn, plainMoves, tapArea } from './choices.ts';

const place: AmMove = { do: 'place', area: 'dimwell' };
const power: AmMove = { do: 'power', area: 'longwall' };
const kill: AmMove = { do: 'remove', area: 'the-shades', piece: 1 };
const killTroll: AmMove = { do: 'remove', area: 'the-shades', piece: 'troll' };
const east: AmMove = { do: 'move', area: 'the-scours', piece: 2, to: 'the-hippo' };
const south: AmMove = { do: 'move', area: 'the-scours', piece: 2, to: 'the-shades' };
const stay: AmMove = { do: 'stay', area: 'the-scours' };

test('an area with one whole answer is answered by one tap', () => {
  expect(tapArea([place, power, { do: 'skip' }], undefined, 'dimwell')).toEqual({ answer: place });
});

test('powers are no answer on the map', () => {
  expect([...litAreas([place, power], undefined)]).toEqual(['dimwell']);
  expect(tapArea([place, power], undefined, 'longwall')).toEqual({ point: undefined });
});

test('several pieces in an area are picked from, and a second tap lets go', () => {
  expect(tapArea([kill, killTroll], undefined, 'the-shades')).toEqual({ point: { area: 'the-shades' } });
  expect(picksIn([kill, killTroll], 'the-shades')).toEqual([{ move: kill }, { move: killTroll }]);
  expect(tapArea([kill, killTroll], { area: 'the-shades' }, 'the-shades')).toEqual({ point: undefined });
});

test('the only piece that can move is lifted at once, and its destinations light up', () => {
  const pointed = { area: 'the-scours', piece: 2 } as const;
  expect(tapArea([east, south], undefined, 'the-scours')).toEqual({ point: pointed });
  expect([...litAreas([east, south], pointed)]).toEqual(['the-hippo', 'the-shades']);
  expect(tapArea([east, south], pointed, 'the-shades')).toEqual({ answer: south });
  expect(tapArea([east, south], pointed, 'dimwell')).toEqual({ point: undefined });
});

test('paying to stay is picked beside moving out', () => {
  expect(tapArea([east, stay], undefined, 'the-scours')).toEqual({ point: { area: 'the-scours' } });
  expect(picksIn([east, stay], 'the-scours')).toEqual([{ piece: 2 }, { move: stay }]);
});

test('cards answer by themselves and the rest are buttons', () => {
  const react: AmMove = { do: 'react', card: 'igor' };
  expect(movesWith([place, react], 'igor')).toEqual([react]);
  expect(movesWith([place, react], 'susan')).toEqual([]);
  expect(plainMoves([place, power, react, { do: 'target', seat: 1 }])).toEqual([{ do: 'target', seat: 1 }]);
});
