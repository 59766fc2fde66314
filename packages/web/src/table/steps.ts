import type { Motion } from '@manigance/ui/motion.ts';
import type { Update } from '../host/host.ts';

/** ART.md 7.2 How long a step is looked at, at least and at most; how long a burst of them may last before the rest comes at once. */
const lookAt = 650;
const longestLook = 1200;
const longestBurst = 4000;
/** After so long without a step the next begins a burst of its own. */
const lull = 2 * longestLook;
/** How long until one looks again whether a step has come to rest. */
const again = 30;

/** Where steps are seen. */
export interface Stage {
  motion(): Motion;
  show(steps: readonly Update[]): void;
  /** All that was told so far has been seen; absent where nobody waits for it. */
  readonly seen: (() => void) | undefined;
  /** Nobody looks: nothing moves, and timers are slow. */
  isHidden(): boolean;
  /** Something else comes up: a step would have to share its frames. */
  isRising(): boolean;
  isStill(): boolean;
}

/** Shows a match one step at a time, so that each can be seen, and all at once when somebody is in a hurry. */
export class Steps {
  private readonly stage: Stage;
  private readonly queue: Update[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private shownAt = Number.NEGATIVE_INFINITY;
  private burstBegan = Number.NEGATIVE_INFINITY;
  private wasLast = true;
  private isUnseen = false;

  constructor(stage: Stage) {
    this.stage = stage;
  }

  add(update: Update): void {
    const now = performance.now();
    if (this.wasLast || now - this.shownAt > lull) this.burstBegan = now;
    this.wasLast = isLast(update);
    this.isUnseen = true;
    if (update.afresh) {
      this.queue.length = 0;
      this.shownAt = Number.NEGATIVE_INFINITY;
    }
    this.queue.push(update);
    const nothingMoves = !this.stage.motion().on && !update.afresh; // only that the table is drawn is worth waiting for
    if (this.stage.isHidden() || nothingMoves) this.see();
    if (this.timer === undefined || update.afresh) this.goOn();
  }

  /** Whoever touches something does not want to wait: what is left comes at once. */
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
    const { queue, stage } = this;
    const age = performance.now() - this.shownAt;
    const isAtRest = stage.isStill() || age > stage.motion().ms(longestLook);
    if (isAtRest && (queue.length === 0 || this.isLate)) this.see();
    const isLookedAt = isAtRest && age >= stage.motion().ms(lookAt);
    if (!isLookedAt || stage.isRising() || this.isGathering(age)) this.timer = setTimeout(this.goOn, again);
    else if (queue.length > 0) this.showNext();
  };

  private showNext(): void {
    clearTimeout(this.timer);
    const { queue, stage } = this;
    const steps = queue.splice(0, this.isLate || !stage.motion().on ? queue.length : 1);
    if (steps.some(({ events }) => events.length > 0)) this.shownAt = performance.now();
    stage.show(steps);
    this.timer = setTimeout(this.goOn, again);
  }

  private get isLate(): boolean {
    return performance.now() - this.burstBegan > longestBurst;
  }

  /** What comes at once comes when those who wait for us have no more of it, if that is soon. */
  private isGathering(age: number): boolean {
    const { seen, motion } = this.stage;
    const last = this.queue.at(-1);
    if (seen === undefined || last === undefined || isLast(last)) return false;
    return this.isLate && age < motion().ms(longestLook);
  }

  private see(): void {
    if (!this.isUnseen) return;
    this.isUnseen = false;
    this.stage.seen?.();
  }
}

/** Whether nothing more comes unless I answer. */
function isLast({ shown: { asked, outcome } }: Update): boolean {
  return outcome !== undefined || (asked !== undefined && asked.answer === undefined);
}
