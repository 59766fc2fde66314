import { type Pressed, type ShortcutId, shortcutOf } from './shortcuts.ts';

/** The action of each shortcut; `at` says which of its keys was pressed. */
export type ShortcutActions = Partial<Readonly<Record<ShortcutId, (at: number) => void>>>;

/** Controls that use Enter themselves. */
const controls =
  'a[href], button, input, select, textarea, summary, [role="button"], [role="radio"], [role="tab"], [contenteditable]';
/** The answers that have a number: those of the open list, or the buttons of the prompt. */
const listedAnswers = '.list-sheet .option';
const promptAnswers = '.asked-buttons .btn:not(.round, [aria-disabled="true"], .asked-tools *)';

/** Runs the shortcut of a key press, unless somebody types, a dialog lies on top or the focused control uses the key. */
export function pressShortcut(event: KeyboardEvent, actions: ShortcutActions): void {
  const { target } = event;
  if (event.defaultPrevented || isTyping(target)) return;
  document.documentElement.toggleAttribute('data-keyboard', true);
  const pressed = shortcutOf(event);
  if (pressed === undefined || event.repeat || isTakenBy(target, pressed) || isCovered(pressed)) return;
  const all: ShortcutActions = { answer: pressAnswer, confirm: pressMain, thread: goToThread, ...actions };
  all[pressed.id]?.(pressed.at);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, select, textarea, [contenteditable]');
}

/** Enter belongs to the focused control. On a board, letters jump to a name. */
function isTakenBy(target: EventTarget | null, { id }: Pressed): boolean {
  if (!(target instanceof Element)) return false;
  if (id === 'confirm') return target.closest(controls) !== null;
  if (id === 'thread') return target !== document.body && target.id !== 'asked';
  return id !== 'answer' && id !== 'keys' && target.closest('.board-map') !== null;
}

/** The list of answers is a dialog whose answers are numbered; every other dialog keeps the keys from the table. */
function isCovered({ id }: Pressed): boolean {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  return dialog !== undefined && !(id === 'answer' && dialog.matches('.list-sheet'));
}

function pressAnswer(at: number): void {
  const listed = [...document.querySelectorAll<HTMLElement>(listedAnswers)];
  const answers = listed.length > 0 ? listed : [...document.querySelectorAll<HTMLElement>(promptAnswers)];
  answers[at]?.click();
}

/** Moves focus to the first or last step of the thread, which has arrow keys of its own. */
function goToThread(at: number): void {
  const steps = [...document.querySelectorAll<HTMLElement>('.thread-chip')];
  steps.at(at === 0 ? -1 : 0)?.focus();
}

/** Presses the accent button of the prompt. */
function pressMain(): void {
  document.querySelector<HTMLElement>('.asked-buttons .btn.main')?.click();
}
