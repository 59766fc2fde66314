import { expect, test } from 'vitest';
import { placeBeside } from './place.ts';

const phone = { width: 360, height: 740 };
const desktop = { width: 1440, height: 900 };
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

test('a preview of a hand card stands above it, within the screen', () => {
  const placed = placeBeside(box(8, 600, 104, 118), { width: 340, height: 380 }, phone);
  expect(placed).toEqual({ left: 8, top: 212, maxHeight: 380 });
});

test('a preview stands beside its anchor where it does not fit above', () => {
  const placed = placeBeside(box(1200, 200, 200, 40), { width: 340, height: 420 }, desktop);
  expect(placed).toEqual({ left: 1200 - 8 - 340, top: 10, maxHeight: 420 });
});

test('a preview leaves the prompt free where another side has room', () => {
  const prompt = box(0, 60, 1100, 60);
  const anchor = box(500, 500, 100, 100);
  const size = { width: 340, height: 430 };
  expect(placeBeside(anchor, size, desktop).top).toBe(62);
  expect(placeBeside(anchor, size, desktop, prompt).left).toBe(608);
});

test('a preview higher than the room is cut to it and never covers its anchor', () => {
  const anchor = box(100, 150, 200, 60);
  const placed = placeBeside(anchor, { width: 340, height: 900 }, { width: 400, height: 400 });
  expect(placed).toEqual({ left: 30, top: 218, maxHeight: 174 });
});
