interface Held {
  readonly element: HTMLElement;
  readonly onEscape: () => void;
}

/** What lies over the page, the topmost last. */
const held: Held[] = [];
/** What is kept from screen readers meanwhile. */
const silenced = new Set<Element>();
/** The last Tab went backwards. */
let back = false;

/**
 * Keyboard and screen reader stay inside this child of `body` until the answer is called. `showModal` would do the same
 * by styling every element of the page anew, which takes longer than a frame each time.
 */
export function hold(element: HTMLElement, onEscape: () => void): () => void {
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

/** Whether the keyboard may go there now. */
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

/** To the first stop inside, or to the last when going backwards. */
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

/** The radio buttons of a group are one stop. */
function isSameStop(one: Element | null, other: Element | undefined): boolean {
  if (!(one instanceof HTMLInputElement && other instanceof HTMLInputElement)) return one === other;
  return one === other || (one.type === 'radio' && other.type === 'radio' && one.name === other.name);
}

/** Esc puts the list of a field away first. */
function isListOpen(target: EventTarget | null): boolean {
  return target instanceof HTMLSelectElement && CSS.supports('selector(:open)') && target.matches(':open');
}
