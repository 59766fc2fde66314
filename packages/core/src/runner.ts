import type { Answer, Game, Question, SealedQuestion, Seat, State, Step, Vocabulary } from './game.ts';
import { MoveList } from './move-list.ts';

/** A bug in a game's rules. A player's input never causes one. */
export class RulesError extends Error {
  override readonly name = 'RulesError';
}

/**
 * The rule of any frame. The caller promises to pass only frames of the rule's own kind. The properties that a rule never
 * has tell the kinds of rule apart by a read: `in` takes several times as long on objects of many shapes.
 */
type Rule<W extends Vocabulary> =
  | (Step<W, W['frame']> & { readonly asks?: never; readonly asksTogether?: never; readonly options?: never })
  | (Question<W, W['frame']> & { readonly asksTogether?: never })
  | Sealed<W>;
type Sealed<W extends Vocabulary> = SealedQuestion<W, W['frame']> & { readonly asks?: never };

/** Events kept before they are dropped. A search never reads them, and dropping them after every move would cost more. */
const eventsKept = 200;

const noSeats: readonly Seat[] = [];

/**
 * Plays a game in place on the caller's own state, without checking moves: the fast path. Search copies a state once and
 * plays on; the function `play` checks the move and runs this on a copy. One runner serves any number of states in turn.
 */
export class Runner<W extends Vocabulary> {
  readonly game: Game<W>;
  private readonly list = new MoveList<W['move']>({ explains: false });
  /** The question the list was last filled for: a frame lists its options once per question. */
  private listState: W['state'] | undefined;
  private listQuestion = -1;
  private listSeat: Seat = -1;
  /** The frame whose rule was last looked up: a question is read several times before it is answered. */
  private frame: W['frame'] | undefined;
  private rule: Rule<W> | undefined;

  constructor(game: Game<W>) {
    this.game = game;
  }

  /** Sets up a match and runs it to its first question. */
  start(seats: number, options: W['options'], rng: W['state']['rng']): W['state'] {
    const state = this.game.setup(seats, options, rng);
    this.settle(state);
    return state;
  }

  /** Resolves frames until somebody has a real choice or the match is over. */
  settle(state: W['state']): void {
    while (state.outcome === undefined) {
      const { pending } = state;
      const frame = topFrame(pending);
      const rule = this.ruleOf(frame);
      if (rule.asks !== undefined) {
        if (rule.onlyOption !== 'taken') return;
        const seat = rule.asks(state, frame);
        if (this.countOptions(state, seat) !== 1) return;
        pending.pop();
        state.question++;
        rule.resolve(state, frame, this.list.at(0), seat);
      } else if (rule.asksTogether !== undefined) {
        if (!this.open(state, frame, rule)) return;
      } else {
        pending.pop();
        rule.resolve(state, frame);
      }
    }
  }

  /** The seats the match waits for. */
  seatsAsked(state: W['state']): readonly Seat[] {
    return seatsAsked(this.game, state);
  }

  /** The first seat the match waits for. */
  nextSeat(state: W['state']): Seat {
    const frame = topFrame(state.pending);
    const rule = this.ruleOf(frame);
    if (rule.asks !== undefined) return rule.asks(state, frame);
    // Without a list of all the seats asked: a search asks this before every move.
    for (const seat of rule.asksTogether?.(state, frame) ?? noSeats)
      if (!hasAnswered(state, seat)) return seat;
    throw new RulesError('the match waits for nobody');
  }

  /** The options of a seat that is asked. */
  options(state: W['state'], seat: Seat): readonly W['move'][] {
    this.countOptions(state, seat);
    return this.list.offered();
  }

  /** Number of options of a seat that is asked. `optionAt` returns them until the next move. */
  countOptions(state: W['state'], seat: Seat): number {
    const { list } = this;
    if (this.listState !== state || this.listQuestion !== state.question || this.listSeat !== seat) {
      const frame = topFrame(state.pending);
      list.clear();
      fillFrom(this.ruleOf(frame), state, frame, seat, list);
      this.listState = state;
      this.listQuestion = state.question;
      this.listSeat = seat;
    }
    return list.count;
  }

  /** One of the options counted last. */
  optionAt(index: number): W['move'] {
    return this.list.at(index);
  }

  /** Plays a move that was offered to this seat, and resolves frames up to the next question. */
  play(state: W['state'], seat: Seat, move: W['move']): void {
    if (state.events.length > eventsKept) state.events.length = 0;
    const { pending } = state;
    const frame = topFrame(pending);
    const rule = this.ruleOf(frame);
    if (rule.asks !== undefined) {
      pending.pop();
      state.question++;
      rule.resolve(state, frame, move, seat);
    } else if (rule.asksTogether !== undefined) this.seal(state, frame, rule, { seat, move });
    this.settle(state);
  }

  /** Plays a move of the game's `anytime` rule. */
  playAnytime(state: W['state'], seat: Seat, move: W['move']): void {
    this.listState = undefined;
    const frame = state.pending.at(-1);
    this.game.anytime?.resolve(state, seat, move);
    // A late answer to the question that is gone must not count as an answer to the next one.
    if (state.pending.at(-1) !== frame) state.question++;
    this.settle(state);
  }

  /** Stores a sealed answer, replacing an earlier one of the same seat. */
  private seal(state: W['state'], frame: W['frame'], rule: Sealed<W>, answer: Answer<W['move']>): void {
    const { answers } = state;
    for (let index = 0; index < answers.length; index++) {
      if (answers[index]?.seat !== answer.seat) continue;
      answers[index] = answer;
      return;
    }
    answers.push(answer);
    rule.sealed?.(state, frame, answer.seat);
  }

  /** Resolves a sealed frame once all answers are in. Answers of seats no longer asked are dropped. */
  private open(state: W['state'], frame: W['frame'], rule: Sealed<W>): boolean {
    const asked = rule.asksTogether(state, frame);
    if (hasStray(state, asked)) state.answers = state.answers.filter((answer) => asked.includes(answer.seat));
    const { answers } = state;
    // Without strays, as many answers as seats are all the answers.
    if (answers.length < asked.length) return false;
    if (!isOrdered(answers)) answers.sort((one, other) => one.seat - other.seat);
    state.answers = [];
    state.pending.pop();
    state.question++;
    rule.resolve(state, frame, answers);
    return true;
  }

  ruleOf(frame: W['frame']): Rule<W> {
    if (frame === this.frame && this.rule !== undefined) return this.rule;
    const rule = ruleOf(this.game, frame);
    this.frame = frame;
    this.rule = rule;
    return rule;
  }
}

/** The frame resolved next, of a match that is not over. */
function topFrame<F>(pending: readonly F[]): F {
  const frame = pending[pending.length - 1];
  if (frame === undefined) throw new RulesError('nothing is pending, and the match is not over');
  return frame;
}

/** The rule for a frame. */
export function ruleOf<W extends Vocabulary>(game: Game<W>, frame: W['frame']): Rule<W> {
  const kind: W['frame']['kind'] = frame.kind;
  const rule = game.frames[kind];
  if (rule === undefined) throw new RulesError(`no frame rule is called ${kind}`);
  // The rule was looked up by the kind of this frame, so it accepts this frame: the one cast that frames need.
  return rule as Rule<W>;
}

/** The seats the match waits for. */
export function seatsAsked<W extends Vocabulary>(game: Game<W>, state: W['state']): readonly Seat[] {
  const frame = state.pending[state.pending.length - 1];
  if (frame === undefined || state.outcome !== undefined) return noSeats;
  const rule = ruleOf(game, frame);
  if (rule.asks !== undefined) return [rule.asks(state, frame)];
  if (rule.asksTogether === undefined) return noSeats;
  const asked = rule.asksTogether(state, frame);
  if (state.answers.length === 0) return asked;
  return asked.filter((seat) => !hasAnswered(state, seat));
}

/** Whether this seat is asked, or has given a sealed answer that it may still replace. */
export function mayAnswer<W extends Vocabulary>(game: Game<W>, state: W['state'], seat: Seat): boolean {
  const frame = state.pending.at(-1);
  if (frame === undefined || state.outcome !== undefined) return false;
  const rule = ruleOf(game, frame);
  if (rule.asks !== undefined) return rule.asks(state, frame) === seat;
  return rule.asksTogether?.(state, frame).includes(seat) === true;
}

/** Fills the list with the options of a seat that is asked. */
export function fill<W extends Vocabulary>(
  game: Game<W>,
  state: W['state'],
  seat: Seat,
  list: MoveList<W['move']>,
): void {
  const frame = topFrame(state.pending);
  fillFrom(ruleOf(game, frame), state, frame, seat, list);
}

function fillFrom<W extends Vocabulary>(
  rule: Rule<W>,
  state: W['state'],
  frame: W['frame'],
  seat: Seat,
  list: MoveList<W['move']>,
): void {
  if (rule.options === undefined) throw new RulesError(`a frame of kind ${frame.kind} asks nobody`);
  rule.options(state, frame, seat, list);
}

/** The options of a seat that is asked. */
export function optionsOf<W extends Vocabulary>(
  game: Game<W>,
  state: W['state'],
  seat: Seat,
): readonly W['move'][] {
  const list = new MoveList<W['move']>({ explains: false });
  fill(game, state, seat, list);
  return list.offered();
}

/** Whether a seat that is no longer asked has answered. */
function hasStray({ answers }: State, asked: readonly Seat[]): boolean {
  for (let index = 0; index < answers.length; index++) {
    const answer = answers[index];
    if (answer !== undefined && !asked.includes(answer.seat)) return true;
  }
  return false;
}

function isOrdered(answers: readonly Answer<unknown>[]): boolean {
  let last: Seat = -1;
  for (const { seat } of answers) {
    if (seat < last) return false;
    last = seat;
  }
  return true;
}

function hasAnswered(state: State, seat: Seat): boolean {
  for (const answer of state.answers) if (answer.seat === seat) return true;
  return false;
}
