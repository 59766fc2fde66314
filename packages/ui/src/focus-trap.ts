interface Held {
  readonly element: HTMLElement;
  readonly onEscape: () => void;
}

/** Open traps, the topmost last. */
const held: Held[] = [];
/** Elements hidden from screen readers while a trap is open. */
const silenced = new Set<Element>();
/** Whether the last Tab press went backwards. */
let back = false;

/**
 * Keeps keyboard and screen reader inside this child of `body`; returns a function that releases them. `showModal` does
 * the same but restyles every element of the page, which takes longer than a frame.
 */
export function focusTrap(element: HTMLElement, onEscape: () => void): () => void {
  if (held.length === 0) {
    addEventListener('focus', keepInside, true);
    addEventListener('keydown', press, true);
  }
  const one = { element, onEscape };
  held.push(one);
  silenceOthers();
  return () => {
    held.splice(held.indexOf(one), 1);
    silenceOthers();
    if (held.length > 0) return;
    removeEventListener('focus', keepInside, true);
    removeEventListener('keydown', press, true);
  };
}

/** Whether focus may move to this element. */
function isWithin(place: Element): boolean {
  return held.at(-1)?.element.contains(place) ?? true;
}

function silenceOthers(): void {
  const top = held.at(-1)?.element;
  for (const one of silenced) one.removeAttribute('aria-hidden');
  silenced.clear();
  if (top === undefined) return;
  for (const child of document.body.children) {
    if (child === top || child.hasAttribute('aria-hidden')) continue;
    child.setAttribute('aria-hidden', 'true');
    silenced.add(child);
  }
}

function keepInside(event: FocusEvent): void {
  const { target } = event;
  if (!(target instanceof Element) || isWithin(target)) return;
  event.stopImmediatePropagation();
  goRound();
}

/** Moves focus to the first stop inside, or to the last when going backwards. */
function goRound(): void {
  stops()
    .at(back ? -1 : 0)
    ?.focus();
}

function stops(): HTMLElement[] {
  const all = held.at(-1)?.element.querySelectorAll<HTMLElement>(reachable) ?? [];
  return [...all].filter((one) => !one.matches(':disabled') && one.checkVisibility());
}

const reachable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

function press(event: KeyboardEvent): void {
  if (event.key === 'Tab') {
    back = event.shiftKey;
    if (!isSameStop(document.activeElement, stops().at(back ? 0 : -1))) return;
    event.preventDefault();
    goRound();
  }
  if (event.key !== 'Escape' || isListOpen(event.target)) return;
  event.preventDefault();
  held.at(-1)?.onEscape();
}

/** Radio buttons of a group are one tab stop. */
function isSameStop(one: Element | null, other: Element | undefined): boolean {
  if (!(one instanceof HTMLInputElement && other instanceof HTMLInputElement)) return one === other;
  return one === other || (one.type === 'radio' && other.type === 'radio' && one.name === other.name);
}

/** An open select list takes Esc first. */
function isListOpen(target: EventTarget | null): boolean {
  return target instanceof HTMLSelectElement && CSS.supports('selector(:open)') && target.matches(':open');
}
