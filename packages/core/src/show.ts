import type { Game, Outcome, Seat, Viewer, Vocabulary } from './game.ts';
import { MoveList } from './move-list.ts';
import { fork, pick, type Rng } from './rng.ts';
import { mayAnswer, optionsOf, ruleOf, seatsAsked } from './runner.ts';

/** The question and the seats the table waits for. `seats` is absent where they are secret. */
export interface Waiting {
  readonly kind: string;
  readonly seats?: readonly Seat[];
}

/** Everything a viewer is sent about a position. No byte of it depends on what the viewer may not know. */
export interface Shown<W extends Vocabulary> {
  readonly viewer: Viewer;
  readonly view: W['view'];
  readonly waiting?: Waiting;
  /** The seats that have answered a sealed question. Their answers stay hidden. */
  readonly answered?: readonly Seat[];
  /** The question this seat is asked. */
  readonly asked?: {
    readonly question: number;
    readonly kind: string;
    readonly options: readonly W['move'][];
    /** The seat's own sealed answer, which it may still replace. */
    readonly answer?: W['move'];
    /** Set where every viewer can see that the only option is the only one. */
    readonly isForced?: true;
  };
  /** Moves this seat may make at any time, asked or not, such as leaving. Absent: none. */
  readonly anytime?: readonly W['move'][];
  readonly outcome?: Outcome;
}

/** Every viewer of a table: its seats and the spectator. */
export function everyViewer(seats: number): Viewer[] {
  return [...Array(seats).keys(), 'spectator'];
}

/** The events as a viewer sees them, without those it does not see. */
export function witnessed<W extends Vocabulary>(
  game: Game<W>,
  events: readonly W['event'][],
  viewer: Viewer,
): W['event'][] {
  const seen: W['event'][] = [];
  for (const event of events) {
    const part = game.witness(event, viewer);
    if (part !== undefined) seen.push(part);
  }
  return seen;
}

/** Everything this viewer is sent about a position. `other`: the view of another viewer, if it is there already. */
export function show<W extends Vocabulary>(
  game: Game<W>,
  state: W['state'],
  viewer: Viewer,
  other?: W['view'],
): Shown<W> {
  const shown = showQuestion(game, state, viewer, other);
  if (viewer === 'spectator' || shown.waiting === undefined) return shown;
  const anytime = anytimeMoves(game, state, viewer);
  return anytime.length === 0 ? shown : { ...shown, anytime };
}

/** The moves a seat may make at any time, whether it is asked or not. */
function anytimeMoves<W extends Vocabulary>(
  game: Game<W>,
  state: W['state'],
  seat: Seat,
): readonly W['move'][] {
  if (game.anytime === undefined) return [];
  const list = new MoveList<W['move']>({ explains: false });
  game.anytime.options(state, seat, list);
  return list.offered();
}

function showQuestion<W extends Vocabulary>(
  game: Game<W>,
  state: W['state'],
  viewer: Viewer,
  other: W['view'] | undefined,
): Shown<W> {
  const view = game.view(state, viewer, other);
  const frame = state.pending.at(-1);
  if (state.outcome !== undefined) return { viewer, view, outcome: state.outcome };
  if (frame === undefined) return { viewer, view };
  const rule = ruleOf(game, frame);
  const hidden = rule.asks !== undefined && rule.asking === 'hidden';
  const waiting: Waiting = hidden ? { kind: 'hidden' } : { kind: frame.kind, seats: seatsAsked(game, state) };
  const isAsked = viewer !== 'spectator' && mayAnswer(game, state, viewer);
  if (rule.asksTogether === undefined) {
    if (!isAsked) return { viewer, view, waiting };
    // Sealed answers, if there are any, belong to a frame below this question.
    return { viewer, view, waiting, asked: ask(game, state, viewer, frame) };
  }
  const answered = state.answers.map(({ seat }) => seat).sort((one, other) => one - other);
  if (!isAsked) return { viewer, view, waiting, answered };
  const own = state.answers.find(({ seat }) => seat === viewer);
  const asked = ask(game, state, viewer, frame);
  return {
    viewer,
    view,
    waiting,
    answered,
    asked: own === undefined ? asked : { ...asked, answer: own.move },
  };
}

function ask<W extends Vocabulary>(game: Game<W>, state: W['state'], seat: Seat, frame: W['frame']) {
  const asked = { question: state.question, kind: frame.kind, options: optionsOf(game, state, seat) };
  const rule = ruleOf(game, frame);
  const isOpen = rule.asks !== undefined && rule.asking !== 'hidden' && asked.options.length === 1;
  if (!isOpen || rule.openlyForced?.(state, frame, seat) !== true) return asked;
  return { ...asked, isForced: true as const };
}

/** A random full state that would be shown exactly like this: hidden information is drawn, the rest is as shown. */
export function imagine<W extends Vocabulary>(game: Game<W>, shown: Shown<W>, rng: Rng): W['state'] {
  const state = game.imagine(shown.view, rng);
  state.rng = fork(rng);
  state.question = shown.asked?.question ?? 0;
  if (shown.outcome !== undefined) state.outcome = shown.outcome;
  for (const seat of shown.answered ?? []) {
    const own = seat === shown.viewer ? shown.asked?.answer : undefined;
    state.answers.push({ seat, move: own ?? pick(rng, optionsOf(game, state, seat)) });
  }
  return state;
}
