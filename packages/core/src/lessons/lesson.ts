import type { Answer, Game, GameEvent, Move, State, Vocabulary } from '../game.ts';
import { at } from '../lists.ts';
import { legalMoves, play } from '../play.ts';
import { Runner } from '../runner.ts';
import { saysTheSame } from '../same.ts';
import { type Shown, show, witnessed } from '../show.ts';
import type { Chapter, LessonStep } from './course.ts';

/** `right`: it was played. `wrong`: it was not, for this reason. `unasked`: nothing was asked, or the move is not offered. */
export type Verdict =
  | { readonly is: 'right' }
  | { readonly is: 'wrong'; readonly why: string }
  | { readonly is: 'unasked' };

/** A position of the lesson with the events that led to it. */
interface Point {
  readonly state: State;
  readonly log: readonly GameEvent[];
}

/** A chapter as it is taken, on the rules of the game. The learner is shown what their seat would be. */
export class Lesson {
  /** Index of the current step. */
  at = 0;
  /** Whether the current step is a try that has been answered. */
  isAnswered = false;
  private readonly game: Game;
  readonly chapter: Chapter;
  /** The position at the beginning of every step reached. */
  private readonly reached: Point[] = [];
  private now: Point;

  constructor(game: Game, chapter: Chapter) {
    this.game = game;
    this.chapter = chapter;
    const state = game.copy(chapter.position());
    new Runner(game).settle(state);
    this.now = this.begin({ state, log: this.seen(state.events) });
  }

  get step(): LessonStep {
    return at(this.chapter.steps, this.at);
  }

  get state(): State {
    return this.now.state;
  }

  /** Events the learner has witnessed, oldest first. */
  get log(): readonly GameEvent[] {
    return this.now.log;
  }

  /** The learner's view: a question only while one is to be tried, and of its answers those of the step. */
  get shown(): Shown<Vocabulary> {
    const { asked, ...shown } = show(this.game, this.state, this.chapter.seat);
    if (asked === undefined || this.step.kind !== 'try' || this.isAnswered) return shown;
    const { isForced, ...question } = asked;
    return { ...shown, asked: { ...question, options: this.offered() } };
  }

  /** The moves the learner may try now. */
  offered(): readonly Move[] {
    const { step } = this;
    if (step.kind !== 'try' || this.isAnswered) return [];
    const view = this.game.view(this.state, this.chapter.seat);
    const legal = legalMoves(this.game, this.state, this.chapter.seat);
    return legal.filter((move) => step.among?.(move, view) ?? true);
  }

  /** The moves that are taken. */
  accepted(): readonly Move[] {
    return this.offered().filter((move) => this.whyWrong(move) === undefined);
  }

  /** Tries a move: it is played if it teaches, and else refused with the reason. */
  answer(input: Move): Verdict {
    const move = this.offered().find((option) => saysTheSame(option, input));
    if (move === undefined) return { is: 'unasked' };
    const why = this.whyWrong(move);
    if (why !== undefined) return { is: 'wrong', why };
    this.now = this.played({ seat: this.chapter.seat, move }, this.now);
    this.isAnswered = true;
    return { is: 'right' };
  }

  /** Goes to the next step; false at the end of the chapter, and where a try is still open. */
  next(): boolean {
    const isOpen = this.step.kind === 'try' && !this.isAnswered;
    if (isOpen || this.at + 1 >= this.chapter.steps.length) return false;
    this.at++;
    this.now = this.begin(this.now);
    return true;
  }

  /** Goes back to the beginning of this step, if it is answered, or of the one before. */
  back(): void {
    if (!this.isAnswered && this.at > 0) this.at--;
    this.isAnswered = false;
    this.now = at(this.reached, this.at);
    this.reached.length = this.at + 1;
  }

  /** Goes to a step by the answers that are taken first; for a learner who comes back. */
  skipTo(step: number): void {
    while (this.at < Math.min(step, this.chapter.steps.length - 1)) {
      const [move] = this.accepted();
      if (move !== undefined) this.answer(move);
      if (!this.next()) return;
    }
  }

  private whyWrong(move: Move): string | undefined {
    const { step } = this;
    const view = this.game.view(this.state, this.chapter.seat);
    if (step.kind !== 'try' || step.accept(move, view)) return undefined;
    const reason = step.wrong.find(({ when }) => when?.(move, view) ?? true);
    if (reason === undefined)
      throw new RangeError(`step ${step.id} has no reason against ${JSON.stringify(move)}`);
    return reason.id;
  }

  /** Begins the current step: the moves of its script are played. */
  private begin(from: Point): Point {
    this.isAnswered = false;
    const point = (this.step.plays ?? []).reduce((before, one) => this.played(one, before), from);
    this.reached[this.at] = point;
    return point;
  }

  private played({ seat, move }: Answer<Move>, before: Point): Point {
    const result = play(this.game, before.state, seat, move);
    if (!result.ok) {
      const said = `${JSON.stringify(move)} of seat ${seat} is refused: ${JSON.stringify(result.rejection)}`;
      throw new RangeError(`step ${this.step.id} of ${this.chapter.id}: ${said}`);
    }
    return { state: result.state, log: [...before.log, ...this.seen(result.events)] };
  }

  private seen(events: readonly GameEvent[]): readonly GameEvent[] {
    return witnessed(this.game, events, this.chapter.seat);
  }
}
