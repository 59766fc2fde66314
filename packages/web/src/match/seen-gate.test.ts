import { expect, test, vi } from 'vitest';
import { SeenGate } from './seen-gate.ts';

test('steps shown meanwhile are reported once, when the last hold ends', () => {
  const tell = vi.fn();
  const gate = new SeenGate(tell);
  gate.seen();
  expect(tell).toHaveBeenCalledTimes(1);
  const [first, second] = [gate.hold(), gate.hold()];
  gate.seen();
  gate.seen();
  first();
  first();
  expect(tell).toHaveBeenCalledTimes(1);
  second();
  expect(tell).toHaveBeenCalledTimes(2);
});

test('a hold during which nothing was shown tells nothing', () => {
  const tell = vi.fn();
  new SeenGate(tell).hold()();
  expect(tell).not.toHaveBeenCalled();
});
