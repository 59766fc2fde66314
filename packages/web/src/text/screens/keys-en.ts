import type { ShortcutId } from '../../table/shortcuts.ts';

/** English words of the keyboard shortcuts. */
export const keysEn = {
  title: 'Keyboard shortcuts',
  enter: 'Enter',
  does: {
    answer: 'Choose the answer with that number',
    list: 'List all answers',
    confirm: 'Confirm: press the coloured button',
    undo: 'Undo, or learn why not',
    hint: 'A hint, where the table allows it',
    log: 'Log',
    rules: 'Rules',
    thread: 'Go to what the others did',
    keys: 'This list',
  } satisfies Record<ShortcutId, string>,
  others:
    'Tab goes from one control to the next and Esc closes what lies on top. On a board the arrow keys go from space to space, and letters jump to a name.',
  off: 'You can turn these keys off in the settings.',
};

/** Words of the keyboard shortcuts. */
export type KeysWords = typeof keysEn;
