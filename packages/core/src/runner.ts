import type { Answer, Game, Question, SealedQuestion, Seat, State, Step, Vocabulary } from './game.ts';
import { last } from './lists.ts';
import { MoveList } from './move-list.ts';

/** A bug in a game's rules: never the answer to a player's input. */
export class RulesError extends Error {
  override readonly name = 'RulesError';
}

/** A rule together with the promise that it is only given frames of its own kind. */
type Rule<W extends Vocabulary> = Step<W, W['frame']> | Question<W, W['frame']> | Sealed<W>;
type Sealed<W extends Vocabulary> = SealedQuestion<W, W['frame']>;

/** Nobody reads the events of a search; they are dropped now and then, which costs less than dropping them always. */
const eventsKept = 200;

const noSeats: readonly Seat[] = [];

/**
 * The fast path: plays a game in place on a state that is the caller's own, without checking moves. Search copies a
 * state once and plays on; `play` is this on a copy, behind a check. One runner serves any number of states in turn.
 */
export class Runner<W extends Vocabulary> {
  readonly game: Game<W>;
  private readonly list = new MoveList<W['move']>({ explains: false });
  /** What the list was last filled for: a frame is asked for its options once per question. */
  private listState: W['state'] | undefined;
  private listQuestion = -1;
  private listSeat: Seat = -1;

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
      const frame = pending[pending.length - 1];
      if (frame === undefined) throw new RulesError('nothing is pending, and the match is not over');
      const rule = this.ruleOf(frame);
      if ('asks' in rule) {
        if (rule.onlyOption !== 'taken') return;
        const seat = rule.asks(state, frame);
        if (this.countOptions(state, seat) !== 1) return;
        pending.pop();
        state.question++;
        rule.resolve(state, frame, this.list.at(0), seat);
      } else if ('asksTogether' in rule) {
        if (!this.open(state, frame, rule)) return;
      } else {
        pending.pop();
        rule.resolve(state, frame);
      }
    }
  }

  seatsAsked(state: W['state']): readonly Seat[] {
    return seatsAsked(this.game, state);
  }

  /** The first seat whose answer the match waits for. */
  nextSeat(state: W['state']): Seat {
    const frame = last(state.pending);
    const rule = this.ruleOf(frame);
    if ('asks' in rule) return rule.asks(state, frame);
    const seat = this.seatsAsked(state)[0];
    if (seat === undefined) throw new RulesError('the match waits for nobody');
    return seat;
  }

  /** What a seat that is asked may answer. */
  options(state: W['state'], seat: Seat): readonly W['move'][] {
    this.countOptions(state, seat);
    return this.list.offered();
  }

  /** How many answers a seat that is asked has; `choice` gives them, until the state is played on. */
  countOptions(state: W['state'], seat: Seat): number {
    const { list } = this;
    if (this.listState !== state || this.listQuestion !== state.question || this.listSeat !== seat) {
      list.clear();
      fill(this.game, state, seat, list);
      this.listState = state;
      this.listQuestion = state.question;
      this.listSeat = seat;
    }
    return list.count;
  }

  optionAt(index: number): W['move'] {
    return this.list.at(index);
  }

  /** Plays a move that `options` offered to this seat, and whatever follows from it. */
  play(state: W['state'], seat: Seat, move: W['move']): void {
    if (state.events.length > eventsKept) state.events.length = 0;
    const { pending } = state;
    const frame = last(pending);
    const rule = this.ruleOf(frame);
    if ('asks' in rule) {
      pending.pop();
      state.question++;
      rule.resolve(state, frame, move, seat);
    } else if ('asksTogether' in rule) this.seal(state, frame, rule, { seat, move });
    this.settle(state);
  }

  /** Plays a move that is open at any moment. */
  playAnytime(state: W['state'], seat: Seat, move: W['move']): void {
    this.listState = undefined;
    const frame = state.pending.at(-1);
    this.game.anytime?.resolve(state, seat, move);
    // An answer that was on its way to a question now gone must not be taken for one to the next.
    if (state.pending.at(-1) !== frame) state.question++;
    this.settle(state);
  }

  /** Keeps a sealed answer, in place of an earlier one of that seat. */
  private seal(state: W['state'], frame: W['frame'], rule: Sealed<W>, answer: Answer<W['move']>): void {
    const at = state.answers.findIndex(({ seat }) => seat === answer.seat);
    if (at >= 0) {
      state.answers[at] = answer;
    } else {
      state.answers.push(answer);
      rule.sealed?.(state, frame, answer.seat);
    }
  }

  /** Resolves a sealed frame if its answers are all in. What a seat answered that is no longer asked falls away. */
  private open(state: W['state'], frame: W['frame'], rule: Sealed<W>): boolean {
    const asked = rule.asksTogether(state, frame);
    state.answers = state.answers.filter(({ seat }) => asked.includes(seat));
    if (asked.some((seat) => !hasAnswered(state, seat))) return false;
    const answers = state.answers.sort((one, other) => one.seat - other.seat);
    state.answers = [];
    state.pending.pop();
    state.question++;
    rule.resolve(state, frame, answers);
    return true;
  }

  ruleOf(frame: W['frame']): Rule<W> {
    return ruleOf(this.game, frame);
  }
}

export function ruleOf<W extends Vocabulary>(game: Game<W>, frame: W['frame']): Rule<W> {
  const kind: W['frame']['kind'] = frame.kind;
  const rule = game.frames[kind];
  if (rule === undefined) throw new RulesError(`no frame rule is called ${kind}`);
  // The rule stands under the kind of this frame, so it takes this frame: the one cast that frames need.
  return rule as Rule<W>;
}

/** The seats whose answer the match waits for. */
export function seatsAsked<W extends Vocabulary>(game: Game<W>, state: W['state']): readonly Seat[] {
  const frame = state.pending[state.pending.length - 1];
  if (frame === undefined || state.outcome !== undefined) return noSeats;
  const rule = ruleOf(game, frame);
  if ('asks' in rule) return [rule.asks(state, frame)];
  if (!('asksTogether' in rule)) return noSeats;
  const asked = rule.asksTogether(state, frame);
  if (state.answers.length === 0) return asked;
  return asked.filter((seat) => !hasAnswered(state, seat));
}

/** Whether this seat is asked: also one whose sealed answer is in and may still be replaced. */
export function mayAnswer<W extends Vocabulary>(game: Game<W>, state: W['state'], seat: Seat): boolean {
  const frame = state.pending.at(-1);
  if (frame === undefined || state.outcome !== undefined) return false;
  const rule = ruleOf(game, frame);
  if ('asks' in rule) return rule.asks(state, frame) === seat;
  return 'asksTogether' in rule && rule.asksTogether(state, frame).includes(seat);
}

/** Lets the frame on top write its options for this seat, which is asked. */
export function fill<W extends Vocabulary>(
  game: Game<W>,
  state: W['state'],
  seat: Seat,
  list: MoveList<W['move']>,
): void {
  const frame = last(state.pending);
  const rule = ruleOf(game, frame);
  if (!('options' in rule)) throw new RulesError(`a frame of kind ${frame.kind} asks nobody`);
  rule.options(state, frame, seat, list);
}

/** What a seat that is asked may answer. */
export function optionsOf<W extends Vocabulary>(
  game: Game<W>,
  state: W['state'],
  seat: Seat,
): readonly W['move'][] {
  const list = new MoveList<W['move']>({ explains: false });
  fill(game, state, seat, list);
  return list.offered();
}

function hasAnswered(state: State, seat: Seat): boolean {
  for (const answer of state.answers) if (answer.seat === seat) return true;
  return false;
}
