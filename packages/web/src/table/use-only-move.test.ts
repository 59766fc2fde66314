import { expect, test } from 'vitest';
import { takenBack } from '../match/taken-back.ts';
import type { Position } from './use-match.ts';
import { isSettled } from './use-only-move.ts';

const mine = [{ number: 1, from: 0, to: 1, isMine: true }];
const theirs = [{ number: 1, from: 0, to: 1, isMine: false }];
const at = (more: Partial<Position>) =>
  isSettled({
    log: [{ type: 'sold' }],
    steps: theirs,
    undo: undefined,
    whyNoUndo: undefined,
    ...more,
  } as Position);

test('the page answers by itself after a move of another, or after one of mine that cannot be taken back', () => {
  expect(at({})).toBe(true);
  expect(at({ steps: mine, whyNoUndo: 'learned' as Position['whyNoUndo'] })).toBe(true);
});

test('it does not while my move can be taken back, or before that is known', () => {
  expect(at({ steps: mine, undo: 'free' })).toBe(false);
  expect(at({ steps: mine })).toBe(false);
});

test('it does not after a move was taken back, nor in a replay', () => {
  expect(at({ log: [{ type: takenBack }] })).toBe(false);
  expect(at({ steps: [] })).toBe(false);
});
