import { beforeEach, expect, test, vi } from 'vitest';
import { markChatRead, readChatMarks } from './read-chat.ts';

const items = new Map<string, string>();
beforeEach(() => {
  items.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  });
});

test('the last line read is remembered for each table and never goes back', () => {
  markChatRead('one', 3);
  markChatRead('two', 1);
  markChatRead('one', 2);
  expect([...readChatMarks()]).toEqual([
    ['one', 3],
    ['two', 1],
  ]);
});

test('marks of the tables used longest ago are dropped', () => {
  markChatRead('first', 1);
  markChatRead('second', 1);
  for (let at = 0; at < 299; at++) markChatRead(`t${at}`, 1);
  expect(readChatMarks().has('first')).toBe(false);
  expect(readChatMarks().has('second')).toBe(true);
});

test('damaged storage counts as empty', () => {
  items.set('manigance.read-chat', '{');
  expect(readChatMarks().size).toBe(0);
});
