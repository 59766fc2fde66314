import { beforeEach, expect, test, vi } from 'vitest';
import { firstChoice, keepChoice, ranksOf } from './play-choice.ts';

const game = {
  id: 'chess',
  seats: { min: 2, max: 4 },
  settings: { board: ['small', 'large'] },
  colours: ['red', 'blue'],
} as const;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test('a first match begins with two opponents of the weakest level, whatever was chosen before', () => {
  keepChoice('chess', { strength: 4, opponents: 3, options: {} });
  expect(firstChoice(game, true)).toEqual({ strength: 0, opponents: 2, options: { board: 'small' } });
});

test('the last choice for a game comes back', () => {
  const choice = { strength: 3, each: [3, 0], opponents: 2, colour: 'blue', options: { board: 'large' } };
  keepChoice('chess', choice);
  expect(firstChoice(game, false)).toEqual(choice);
  expect(firstChoice({ ...game, id: 'draughts' }, false)).toMatchObject({ strength: 2, opponents: 2 });
});

test('a choice that the game no longer has gives way to its default', () => {
  keepChoice('chess', {
    strength: 1,
    opponents: 7,
    colour: 'pink',
    options: { board: 'round', clock: 'on' },
  });
  expect(firstChoice(game, false)).toEqual({
    strength: 1,
    each: undefined,
    opponents: 3,
    colour: undefined,
    options: { board: 'small' },
  });
});

test('each bot has its own strength where one is given, else that of all', () => {
  expect(ranksOf({ strength: 1, opponents: 3, options: {} })).toEqual([1, 1, 1]);
  expect(ranksOf({ strength: 1, each: [4, 0], opponents: 3, options: {} })).toEqual([4, 0, 1]);
});
