import { type Subject, subjectAt } from './subject.ts';

/** How a preview was asked for. */
type Way = 'hover' | 'hold' | 'focus';

/** A preview on the screen: its subject, and how it was opened. */
export interface Preview {
  readonly subject: Subject;
  readonly way: Way;
}

type Timer = ReturnType<typeof setTimeout> | undefined;

/** Rest of the pointer or of the focus before a preview opens; ms. A space of a map waits longer: it is crossed often. */
const rest = 350;
const restOnMap = 700;
/** Time a finger is held; ms. */
const held = 400;
/** Time to move the pointer from the subject onto its preview; ms. */
const grace = 200;
/** Pointer movement that counts as none; px. */
const slack = 8;

/**
 * Watches the whole page for subjects of previews: hovered, held or focused. Shows one preview at a time. Esc, a press
 * and a scroll around the subject close it; the pointer may rest on it (WCAG 1.4.13).
 */
export class PreviewWatch {
  private readonly stopping = new AbortController();
  private open: Preview | undefined;
  private next: Preview | undefined;
  private opening: Timer;
  private closing: Timer;
  /** Where the pointer was pressed last: what appears under a resting pointer opens nothing. */
  private pressed: readonly [number, number] | undefined;
  /** Whether the click that ends a long press is still to come. */
  private swallowsClick = false;

  private readonly show: (preview: Preview | undefined) => void;

  /** `first` is the event that came before the watch. */
  constructor(show: (preview: Preview | undefined) => void, first?: Event) {
    this.show = show;
    const { signal } = this.stopping;
    // Capturing, so that a key or a click is taken before the table or a sheet acts on it.
    const early = { capture: true, passive: false, signal };
    window.addEventListener('pointerover', (event) => this.hover(event), early);
    document.documentElement.addEventListener('pointerleave', () => this.leave(), { signal });
    window.addEventListener('pointerdown', (event) => this.press(event), early);
    window.addEventListener('pointermove', (event) => this.move(event), { ...early, passive: true });
    window.addEventListener('pointerup', () => this.release(), early);
    window.addEventListener('pointercancel', () => this.release(), early);
    window.addEventListener('click', (event) => this.click(event), early);
    window.addEventListener('contextmenu', (event) => this.menu(event), early);
    window.addEventListener('focusin', ({ target }) => this.focus(target), early);
    window.addEventListener('focusout', () => this.blur(), early);
    window.addEventListener('keydown', (event) => this.key(event), early);
    window.addEventListener('scroll', (event) => this.scroll(event), { ...early, passive: true });
    if (first instanceof PointerEvent) {
      if (first.type === 'pointerdown') this.press(first);
      else this.hover(first);
    }
    // A key that woke the watch has moved the focus while the watch was loading.
    if (first instanceof KeyboardEvent) this.focus(document.activeElement);
  }

  stop(): void {
    this.close();
    this.stopping.abort();
  }

  close(): void {
    this.set(undefined);
  }

  private set(preview: Preview | undefined): void {
    this.cancel();
    this.stay();
    if (preview === this.open) return;
    this.open = preview;
    this.show(preview);
  }

  private openSoon(subject: Subject, way: Way, after: number): void {
    this.cancel();
    const next = { subject, way };
    this.next = next;
    this.opening = setTimeout(() => {
      this.swallowsClick = way === 'hold';
      this.set(next);
    }, after);
  }

  /** Drops the preview that is about to open. */
  private cancel(): void {
    clearTimeout(this.opening);
    this.next = undefined;
  }

  private closeSoon(): void {
    this.closing ??= setTimeout(() => this.close(), grace);
  }

  /** Keeps the open preview. */
  private stay(): void {
    clearTimeout(this.closing);
    this.closing = undefined;
  }

  private hover({ pointerType, target }: PointerEvent): void {
    if (pointerType === 'touch' || this.pressed !== undefined || !(target instanceof Element)) return;
    const subject = subjectAt(target);
    if (this.open !== undefined && (isPreview(target) || subject?.anchor === this.open.subject.anchor)) {
      this.cancel();
      this.stay();
      return;
    }
    if (this.open?.way === 'hover') this.closeSoon();
    if (subject === undefined) {
      if (this.next?.way === 'hover') this.cancel();
    } else if (subject.anchor !== this.next?.subject.anchor) {
      this.openSoon(subject, 'hover', subject.says === undefined ? rest : restOnMap);
    }
  }

  /** The pointer leaves the page. */
  private leave(): void {
    if (this.next?.way === 'hover') this.cancel();
    if (this.open?.way === 'hover') this.closeSoon();
  }

  private press({ target, pointerType, clientX, clientY }: PointerEvent): void {
    this.swallowsClick = false;
    this.close();
    this.pressed = [clientX, clientY];
    const subject = target instanceof Element ? subjectAt(target) : undefined;
    if (pointerType !== 'mouse' && subject !== undefined) this.openSoon(subject, 'hold', held);
  }

  private move(event: PointerEvent): void {
    if (this.pressed === undefined) return;
    const [x, y] = this.pressed;
    if (Math.hypot(event.clientX - x, event.clientY - y) <= slack) return;
    if (event.pointerType === 'touch') return this.release();
    this.pressed = undefined;
    this.hover(event);
  }

  private release(): void {
    if (this.next?.way === 'hold') this.cancel();
  }

  /** The click that ends a long press chooses nothing. */
  private click(event: Event): void {
    if (!this.swallowsClick) return;
    this.swallowsClick = false;
    take(event);
  }

  private menu(event: Event): void {
    if (this.open?.way === 'hold' || this.next?.way === 'hold') event.preventDefault();
  }

  private focus(target: EventTarget | null): void {
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
    const subject = subjectAt(target);
    if (subject !== undefined && subject.anchor !== this.open?.subject.anchor)
      this.openSoon(subject, 'focus', rest);
  }

  private blur(): void {
    if (this.next?.way === 'focus') this.cancel();
    if (this.open?.way === 'focus') this.close();
  }

  private key(event: KeyboardEvent): void {
    if (event.key === 'Escape' && this.open !== undefined) {
      this.close();
      take(event);
    } else if (event.key === 'Enter' || event.key === ' ') this.close();
  }

  private scroll({ target }: Event): void {
    if (this.open && target instanceof Node && target.contains(this.open.subject.anchor)) this.close();
  }
}

function isPreview(element: Element): boolean {
  return element.closest('.preview') !== null;
}

/** Keeps an event from everything else on the page. */
function take(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
