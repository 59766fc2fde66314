import { expect, test } from 'vitest';
import { glyphOf } from './glyph-outline.ts';

test('a glyph is written on half the grid, outer contours first', () => {
  const hole = 'M200 200h100v100h-100z';
  const square = 'M100 100H400V400H100z';
  const { d, n, box } = glyphOf(hole + square);
  expect(d.slice(0, n)).toBe('M50 50h150v150h-150z');
  expect(d.slice(n)).toBe('M100 100h50v50h-50z');
  expect(box).toEqual([50, 50, 150, 150]);
});

test('arc flags that stick together are read', () => {
  const { box } = glyphOf('M100 256a100 100 0 01200 0a100 100 0 01-200 0z');
  expect(box[0]).toBe(50);
  expect(box[2]).toBe(100);
});

test('contours too small to print are left out', () => {
  expect(glyphOf('M0 0h100v100h-100zM300 300h4v4h-4z').d).toBe('M0 0h50v50h-50z');
});
