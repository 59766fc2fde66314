/** The keys of a table. Both the handler and the sheet that lists the keys read this list. */
export const shortcuts = [
  { id: 'answer', keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'] },
  { id: 'list', keys: ['0'] },
  { id: 'confirm', keys: ['Enter'] },
  { id: 'undo', keys: ['u'] },
  { id: 'hint', keys: ['h'] },
  { id: 'log', keys: ['l'] },
  { id: 'rules', keys: ['r'] },
  { id: 'thread', keys: ['ArrowLeft', 'ArrowRight'] },
  { id: 'keys', keys: ['?'] },
] as const satisfies readonly { readonly id: string; readonly keys: readonly string[] }[];

/** Id of a shortcut. */
export type ShortcutId = (typeof shortcuts)[number]['id'];

/** The parts of a key press that decide whether it is a shortcut. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** A shortcut that was pressed, and which of its keys. */
export interface Pressed {
  readonly id: ShortcutId;
  readonly at: number;
}

/** The shortcut of a key press; `undefined` for other keys and with modifiers. */
export function shortcutOf(press: KeyPress): Pressed | undefined {
  if (press.ctrlKey || press.metaKey || press.altKey) return undefined;
  const key = keyOf(press);
  for (const { id, keys } of shortcuts) {
    const at = (keys as readonly string[]).indexOf(key);
    if (at >= 0) return { id, at };
  }
  return undefined;
}

/** The key without regard to case. French keyboards have the digits on shifted keys: there the place of the key counts. */
function keyOf({ key, code, shiftKey }: KeyPress): string {
  const digit = /^Digit(\d)$/.exec(code)?.[1];
  if (digit !== undefined && !shiftKey) return digit;
  return key.length === 1 ? key.toLowerCase() : key;
}

/** A key as it is printed on a keyboard. */
function keyCap(key: string): string {
  return arrows[key] ?? (key.length === 1 ? key.toUpperCase() : key);
}

const arrows: Readonly<Record<string, string>> = { ArrowLeft: '←', ArrowRight: '→' };

/** First and last of several keys in a row, or the key itself. */
export function keyCaps(keys: readonly string[]): readonly string[] {
  const [first = '', last = first] = [keys[0], keys.at(-1)];
  return keys.length > 2 ? [keyCap(first), keyCap(last)] : keys.map(keyCap);
}
