import type { Table } from '../table.ts';
import type { Person, RoomContext } from './context.ts';

type MomentContext = Pick<RoomContext, 'scheduler' | 'answerDelay' | 'beforeBot' | 'report'>;

/** Jobs held at a time. One answer is enough; a client may repeat it over new connections. */
const mostHeld = 8;

/**
 * The moment at which a secret question is answered, drawn when the question is put. Bots, standing answers, the clock and
 * people who are quicker all answer then, so that the time of an answer tells nothing about the hand it comes from.
 */
export class AnswerMoment {
  private readonly context: MomentContext;
  private readonly onCome: () => void;
  private draws = 0;
  private cancelTimer: () => void = () => undefined;
  private waiting: (() => void)[] = [];
  private held = 0;
  /** Whether answers may be given: the moment has come, or the table does not wait in secret. */
  isCome = true;

  constructor(context: MomentContext, onCome: () => void) {
    this.context = context;
    this.onCome = onCome;
  }

  /** A public change of who answers draws a new moment, but does not put off one that is still to come. */
  drawAgain(table: Table): void {
    if (this.isCome) this.draw(table);
  }

  /** Draws the moment of the question that is put now. */
  draw(table: Table): void {
    const { context } = this;
    const draw = ++this.draws;
    this.cancelTimer();
    if (table.stage !== 'playing' || table.match?.views?.isSecret !== true) return this.come();
    const delay = context.answerDelay();
    if (delay <= 0) return this.come();
    this.isCome = false;
    context.beforeBot(table).then(
      () => {
        if (draw === this.draws) this.cancelTimer = context.scheduler.after(delay, () => this.arrive());
      },
      (error: unknown) => context.report(error, table.id),
    );
  }

  /** Resolves when the moment has come. */
  async until(): Promise<void> {
    while (!this.isCome) await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  /**
   * Runs a job when the moment has come, and again while it is still too early. Nothing of it is stored or acknowledged before:
   * after a restart its sender repeats it. `undefined` if too many wait already.
   */
  hold<T>(job: () => Promise<T | 'too-early'>): Promise<T> | undefined {
    if (this.held >= mostHeld) return undefined;
    this.held++;
    return this.repeat(job).finally(() => this.held--);
  }

  private async repeat<T>(job: () => Promise<T | 'too-early'>): Promise<T> {
    for (;;) {
      await this.until();
      const done = await job();
      if (done !== 'too-early') return done;
    }
  }

  /** Ends every wait: the room closes. */
  close(): void {
    this.draws++;
    this.cancelTimer();
    this.come();
  }

  private arrive(): void {
    this.come();
    this.onCome();
  }

  private come(): void {
    this.isCome = true;
    for (const resolve of this.waiting.splice(0)) resolve();
  }
}

/** Whether others could learn from the time of this person's answer to a secret question. */
export function tellsByTime({ match, seats, setup }: Table, person: Person): boolean {
  if (match?.views?.isSecret !== true) return false;
  const isAlone = seats.every((seat) => seat.person === undefined || seat.person.id === person.id);
  return setup.spectators || !isAlone;
}
