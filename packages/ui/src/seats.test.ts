import { expect, test } from 'vitest';
import { coloursOf, seatLooks } from './seats.tsx';

const style = { colours: ['red', 'yellow', 'blue', 'green'], shapes: 'hats' } as const;

test.each([
  [
    [undefined, undefined, undefined],
    ['red', 'yellow', 'blue'],
  ],
  [
    ['blue', undefined, undefined],
    ['blue', 'yellow', 'red'],
  ],
  [
    ['yellow', 'red', undefined],
    ['yellow', 'red', 'blue'],
  ],
  [
    [undefined, undefined, undefined, 'red'],
    ['green', 'yellow', 'blue', 'red'],
  ],
  [
    ['pink', undefined],
    ['red', 'yellow'],
  ],
])('with %j chosen the seats are %j', (chosen, colours) => {
  expect(coloursOf(style, chosen)).toEqual(colours);
});

test('the shape goes with the colour, wherever its player sits', () => {
  const looks = seatLooks(style, [{ name: 'Anna', colour: 'green' }, { name: 'Bruno' }]);
  const other = seatLooks(style, [{ name: 'Anna' }, { name: 'Bruno', colour: 'green' }]);
  expect([looks[0]?.colour, looks[0]?.shape]).toEqual(['green', 'block']);
  expect(other[1]?.shape).toBe(looks[0]?.shape);
});
