import type { GameEvent } from '@manigance/core';
import type { Motion } from '@manigance/ui/motion.ts';
import type { Update } from '../match/match-client.ts';

/** ART.md 7.2 Minimum time on screen of a step of the others and of one of mine; ms at normal speed. */
const lookAtTheirs = 1200;
const lookAtMine = 650;
/** After this time a step counts as at rest though something still moves; ms at normal speed. */
const longestLook = 2400;
/** With a clock running, the burst length after which the rest is shown at once; ms. */
const longestTimedBurst = 4000;
/** A pause this long ends a burst; ms. */
const lull = 2400;
/** While the rest is shown at once, the time between two redraws; ms at normal speed. */
const gatherFor = 1200;
/** Idle poll interval; ms. */
const pollInterval = 30;

/** The page as the pacer sees it. */
export interface PacedPage {
  motion(): Motion;
  /** `isHurried`: the player skips, or a clock runs. */
  show(steps: readonly Update[], isHurried: boolean): void;
  /** Called when every update so far has been shown; absent if nobody waits for it. */
  readonly seen: (() => void) | undefined;
  /** Minimum time on screen of a step with these events, where the game asks for more; ms at normal speed. */
  lookAt?(events: readonly GameEvent[]): number | undefined;
  /** The page is in the background: nothing animates, and timers are throttled. */
  isHidden(): boolean;
  /** A sheet is opening; a step would compete for its frames. */
  isSheetOpening(): boolean;
  /** A high point is on the stage: everything else waits for its end. */
  isStaging?(): boolean;
  isIdle(): boolean;
}

/** Shows updates one step at a time so that each can be followed, or all at once when the player skips them. */
export class UpdatePacer {
  private readonly page: PacedPage;
  private readonly queue: Update[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private shownAt = Number.NEGATIVE_INFINITY;
  /** Minimum time on screen of the step shown last; ms at normal speed. */
  private look = lookAtMine;
  private burstBegan = Number.NEGATIVE_INFINITY;
  private wasLast = true;
  private isUnseen = false;
  private isPaused = false;
  private isSkipping = false;
  private lastAdded: Update['shown'] | undefined;

  constructor(page: PacedPage) {
    this.page = page;
  }

  add(update: Update): void {
    const now = performance.now();
    const isLull = now - this.shownAt > lull;
    if (this.wasLast || isLull) this.burstBegan = now;
    // Bots that wait for the page may think longer than a lull; people who do have begun something new.
    if (this.wasLast || (isLull && this.page.seen === undefined)) this.isSkipping = false;
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
    if (this.timer === undefined || update.afresh || update.isMine === true) this.goOn();
  }

  /** Shows everything at once until I am asked. */
  skip(): void {
    this.isSkipping = true;
    this.isPaused = false;
    if (this.queue.length > 0) this.showNext();
  }

  /** Holds the step on screen until `resume` or `skip`. Bots wait too. */
  pause(): void {
    this.isPaused = true;
  }

  resume(): void {
    this.isPaused = false;
    if (this.timer === undefined) this.goOn();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private readonly goOn = (): void => {
    clearTimeout(this.timer);
    this.timer = undefined;
    const { queue, page } = this;
    if ((this.isPaused || page.isStaging?.() === true) && queue[0]?.afresh !== true) {
      this.burstBegan = performance.now();
      this.timer = setTimeout(this.goOn, pollInterval);
      return;
    }
    const age = performance.now() - this.shownAt;
    const isAtRest = page.isIdle() || age > page.motion().pause(Math.max(longestLook, this.look));
    if (isAtRest && (queue.length === 0 || this.isLate)) this.see();
    if (!this.isLookedAt(isAtRest, age) || page.isSheetOpening() || this.isGathering(age))
      this.timer = setTimeout(this.goOn, pollInterval);
    else if (queue.length > 0) this.showNext();
  };

  /** My own move answers my tap: it does not wait for the step before it. */
  private isLookedAt(isAtRest: boolean, age: number): boolean {
    if (this.queue[0]?.isMine === true) return true;
    return isAtRest && (this.isLate || age >= this.page.motion().pause(this.look));
  }

  private showNext(): void {
    clearTimeout(this.timer);
    const { queue, page } = this;
    const { isLate } = this;
    const steps = queue.splice(0, isLate || this.isInstant ? queue.length : 1);
    const moved = steps.filter(({ events }) => events.length > 0);
    if (moved.length > 0) {
      this.shownAt = performance.now();
      this.look = Math.max(...moved.map((step) => this.lookAt(step)));
    }
    page.show(steps, isLate);
    this.timer = setTimeout(this.goOn, pollInterval);
  }

  private lookAt({ events, isMine }: Update): number {
    return this.page.lookAt?.(events) ?? (isMine === true ? lookAtMine : lookAtTheirs);
  }

  private get isInstant(): boolean {
    return this.page.motion().pause(lookAtTheirs) === 0;
  }

  /** Whether the rest is shown at once: the player skips it, or a clock of theirs runs meanwhile. */
  private get isLate(): boolean {
    if (this.isSkipping) return true;
    const isTimed = this.queue.some(
      ({ clocks, secretTime }) => clocks !== undefined || secretTime !== undefined,
    );
    return isTimed && performance.now() - this.burstBegan > longestTimedBurst;
  }

  /** Hold a skipped burst until the bots finish, up to a while. */
  private isGathering(age: number): boolean {
    const { seen, motion } = this.page;
    const last = this.queue.at(-1);
    if (seen === undefined || last === undefined || isLast(last)) return false;
    return this.isLate && age < motion().pause(gatherFor);
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
