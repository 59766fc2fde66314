import { expect, test } from 'vitest';
import { type KeyPress, keyCaps, shortcutOf, shortcuts } from './shortcuts.ts';

function press(key: string, rest: Partial<KeyPress> = {}): KeyPress {
  return { key, code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...rest };
}

test('every listed key runs its shortcut, and no key runs two', () => {
  const all = shortcuts.flatMap(({ keys }) => [...keys] as string[]);
  expect(new Set(all).size).toBe(all.length);
  for (const { id, keys } of shortcuts)
    for (const [at, key] of keys.entries()) expect(shortcutOf(press(key))).toEqual({ id, at });
});

test('a key with a modifier is no shortcut; an upper-case letter is', () => {
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey'] as const)
    expect(shortcutOf(press('u', { [modifier]: true }))).toBeUndefined();
  expect(shortcutOf(press('U', { shiftKey: true }))?.id).toBe('undo');
  expect(shortcutOf(press('x'))).toBeUndefined();
});

test('digits work on a French keyboard, with and without shift', () => {
  expect(shortcutOf(press('é', { code: 'Digit2' }))).toEqual({ id: 'answer', at: 1 });
  expect(shortcutOf(press('2', { code: 'Digit2', shiftKey: true }))).toEqual({ id: 'answer', at: 1 });
  expect(shortcutOf(press('@', { code: 'Digit2', shiftKey: true }))).toBeUndefined();
  expect(shortcutOf(press('9', { code: 'Numpad9' }))).toEqual({ id: 'answer', at: 8 });
});

test('several keys in a row are shown by the first and the last', () => {
  expect(keyCaps(['1', '2', '3'])).toEqual(['1', '3']);
  expect(keyCaps(['u'])).toEqual(['U']);
  expect(keyCaps(['ArrowLeft', 'ArrowRight'])).toEqual(['←', '→']);
});
