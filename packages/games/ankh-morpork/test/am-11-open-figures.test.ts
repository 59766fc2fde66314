import { at, everyViewer } from '@manigance/core';
import { expect, test } from 'vitest';
import { game } from '../rules/index.ts';
import { position } from './position.ts';

test('AM-11.2, AM-11.3, AM-11.6 the figures of every goal are public, and warn one step before the end', () => {
  const state = position({
    seats: 4,
    areas: {
      'dolly-sisters': { minions: [0, 0, 1] },
      'unreal-estate': { minions: [0], building: 0 },
      'dragons-landing': { minions: [0] },
      'small-gods': { minions: [0], demons: 1 },
      'the-scours': { minions: [0, 1], trouble: true },
    },
    money: [27, 10, 44, 45],
    personalities: ['commander-vimes', 'lord-vetinari', 'lord-rust', 'dragon-king-of-arms'],
  });
  for (const viewer of everyViewer(4)) {
    const { players, trouble } = game.view(state, viewer);
    expect(at(players, 0).figures).toEqual({
      control: { have: 3, need: 4, isNear: true },
      spread: { have: 4, need: 9, isNear: false },
      wealth: { have: 45, need: 50, isNear: true },
    });
    expect(at(players, 1).figures.control).toEqual({ have: 0, need: 4, isNear: false });
    expect([2, 3].map((seat) => at(players, seat).figures.wealth?.isNear)).toEqual([false, true]);
    expect(trouble).toEqual({ have: 1, need: 8, isNear: false });
  }
});

test('AM-11.5 seven areas in trouble are one step from the end, and so are eight', () => {
  const troubled = (count: number) => {
    const { trouble } = game.view({ ...position({}), trouble: 2 ** count - 1 }, 'spectator');
    return trouble;
  };
  expect([6, 7, 8].map((count) => troubled(count).isNear)).toEqual([false, true, true]);
});

test('AM-2.1 with two players nobody wins by wealth, and it is not counted', () => {
  const { players } = game.view(position({ seats: 2 }), 0);
  expect(players.map(({ figures }) => Object.keys(figures))).toEqual([
    ['control', 'spread'],
    ['control', 'spread'],
  ]);
  expect(at(players, 0).figures.control?.need).toBe(7);
});
