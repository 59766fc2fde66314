import { expect, test } from 'vitest';
import type { AmMove } from '../rules/index.ts';
import { areasAsked, cardsAsked } from './prompt-detail.ts';

const mossyLawn: AmMove = { do: 'react', card: 'doctor-mossy-lawn' };

test('areas are counted where an area is asked for, not where a piece in it is', () => {
  const power: AmMove = { do: 'power', area: 'longwall' };
  expect(areasAsked([{ do: 'place', area: 'dimwell' }, { do: 'place', area: 'the-hippo' }, power])).toBe(2);
  expect(areasAsked([{ do: 'move', area: 'the-scours', piece: 2, to: 'the-hippo' }])).toBe(0);
  expect(areasAsked([{ do: 'remove', area: 'the-shades', piece: 'troll' }])).toBe(0);
  expect(areasAsked([{ do: 'stop' }, { do: 'godsAt', area: 'the-shades' }])).toBe(0);
});

test('cards are counted where a card is asked for; an interrupt beside the question is none', () => {
  expect(cardsAsked([{ do: 'play', card: 'ruby' }, { do: 'discard', card: 'ruby' }, mossyLawn])).toBe(1);
  expect(cardsAsked([{ do: 'act' }, { do: 'skip' }, mossyLawn])).toBe(0);
});
