import { expect, test } from 'vitest';
import { type AudibleUpdate, cueBetween } from './cues.ts';
import { tunes, vibrations } from './tunes.ts';

const nothing: readonly unknown[] = [];
const quiet: AudibleUpdate = { shown: { viewer: 0, view: {} }, events: nothing, isStaged: false };
const asked = (question: number): AudibleUpdate => ({
  ...quiet,
  shown: { viewer: 0, view: {}, asked: { question, kind: 'act', options: [] } },
});
const over = (winner: number): AudibleUpdate => ({
  ...quiet,
  shown: { viewer: 0, view: {}, outcome: { winners: [winner], how: '' } },
});

test('a table that opens makes no sound, nor does a redraw without news', () => {
  expect(cueBetween(undefined, asked(3))).toBeUndefined();
  expect(cueBetween(asked(3), asked(3))).toBeUndefined();
});

test('a new question, a move, a high point and the end are heard, the most important first', () => {
  const moved = { ...quiet, events: [{}] };
  expect(cueBetween(quiet, asked(3))).toBe('asked');
  expect(cueBetween(quiet, moved)).toBe('moved');
  expect(cueBetween(quiet, { ...asked(4), events: [{}] })).toBe('asked');
  expect(cueBetween(quiet, { ...asked(4), events: [{}], isStaged: true })).toBe('staged');
  expect(cueBetween(asked(4), over(0))).toBe('won');
  expect(cueBetween(asked(4), over(1))).toBe('over');
});

test('the question behind a high point is heard once the stage is empty', () => {
  const staged = { ...asked(4), isStaged: true };
  expect(cueBetween(staged, staged)).toBeUndefined();
  expect(cueBetween(staged, asked(4))).toBe('asked');
});

test('every cue is short and quiet, and no two sound or feel the same', () => {
  for (const tones of Object.values(tunes)) {
    for (const { after, lasts } of tones) expect(after + lasts).toBeLessThan(1);
    // Even all at once they do not clip.
    expect(tones.reduce((sum, { volume }) => sum + volume, 0)).toBeLessThan(0.8);
  }
  const alike = (all: readonly unknown[]) => all.length - new Set(all.map((one) => JSON.stringify(one))).size;
  expect(alike(Object.values(tunes))).toBe(0);
  expect(alike(Object.values(vibrations))).toBe(0);
});
