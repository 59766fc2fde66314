import type { Motion } from '@manigance/ui/motion.ts';
import type { Update } from '../match/match-client.ts';

/** ART.md 7.2 Minimum and maximum time a step stays on screen, and the burst length after which the rest is shown at once; ms. */
const lookAt = 650;
const longestLook = 1200;
const longestBurst = 4000;
/** A pause this long ends a burst; ms. */
const lull = 2 * longestLook;
/** Idle poll interval; ms. */
const pollInterval = 30;

/** The page as the pacer sees it. */
export interface PacedPage {
  motion(): Motion;
  show(steps: readonly Update[]): void;
  /** Called when every update so far has been shown; absent if nobody waits for it. */
  readonly seen: (() => void) | undefined;
  /** The page is in the background: nothing animates, and timers are throttled. */
  isHidden(): boolean;
  /** A sheet is opening; a step would compete for its frames. */
  isSheetOpening(): boolean;
  isIdle(): boolean;
}

/** Shows updates one step at a time so that each can be followed, or all at once when the player acts. */
export class UpdatePacer {
  private readonly page: PacedPage;
  private readonly queue: Update[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private shownAt = Number.NEGATIVE_INFINITY;
  private burstBegan = Number.NEGATIVE_INFINITY;
  private wasLast = true;
  private isUnseen = false;
  private lastAdded: Update['shown'] | undefined;

  constructor(page: PacedPage) {
    this.page = page;
  }

  add(update: Update): void {
    const now = performance.now();
    if (this.wasLast || now - this.shownAt > lull) this.burstBegan = now;
    this.wasLast = isLast(update);
    // An update that changes nothing on the board, such as a name or an undo button, need not be waited for.
    if (update.afresh || update.events.length > 0 || update.shown !== this.lastAdded) this.isUnseen = true;
    this.lastAdded = update.shown;
    if (update.afresh) {
      this.queue.length = 0;
      this.shownAt = Number.NEGATIVE_INFINITY;
    }
    this.queue.push(update);
    const isInstant = this.isInstant && !update.afresh; // then only the first drawing is waited for
    if (this.page.isHidden() || isInstant) this.see();
    if (this.timer === undefined || update.afresh) this.goOn();
  }

  /** The player touched something: show the rest of the queue at once. */
  hurry(): void {
    this.burstBegan = Number.NEGATIVE_INFINITY;
    if (this.queue.length > 0) this.showNext();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private readonly goOn = (): void => {
    clearTimeout(this.timer);
    this.timer = undefined;
    const { queue, page } = this;
    const age = performance.now() - this.shownAt;
    const isAtRest = page.isIdle() || age > page.motion().pause(longestLook);
    if (isAtRest && (queue.length === 0 || this.isLate)) this.see();
    const isLookedAt = isAtRest && age >= page.motion().pause(lookAt);
    if (!isLookedAt || page.isSheetOpening() || this.isGathering(age))
      this.timer = setTimeout(this.goOn, pollInterval);
    else if (queue.length > 0) this.showNext();
  };

  private showNext(): void {
    clearTimeout(this.timer);
    const { queue, page } = this;
    const steps = queue.splice(0, this.isLate || this.isInstant ? queue.length : 1);
    if (steps.some(({ events }) => events.length > 0)) this.shownAt = performance.now();
    page.show(steps);
    this.timer = setTimeout(this.goOn, pollInterval);
  }

  private get isInstant(): boolean {
    return this.page.motion().pause(lookAt) === 0;
  }

  private get isLate(): boolean {
    return performance.now() - this.burstBegan > longestBurst;
  }

  /** Hold the burst until the bots finish, up to the longest look. */
  private isGathering(age: number): boolean {
    const { seen, motion } = this.page;
    const last = this.queue.at(-1);
    if (seen === undefined || last === undefined || isLast(last)) return false;
    return this.isLate && age < motion().pause(longestLook);
  }

  private see(): void {
    if (!this.isUnseen) return;
    this.isUnseen = false;
    this.page.seen?.();
  }
}

/** Whether no update follows until I answer. */
function isLast({ shown: { asked, outcome } }: Update): boolean {
  return outcome !== undefined || (asked !== undefined && asked.answer === undefined);
}
