import type { Game, Outcome, Seat, Viewer, Vocabulary } from './game.ts';
import { mayAnswer } from './play.ts';
import { fork, pick, type Rng } from './rng.ts';
import { Runner } from './runner.ts';

/** What everybody may know of whom the table waits for. `seats` is absent where that is itself a secret. */
export interface Waiting {
  readonly kind: string;
  readonly seats?: readonly Seat[];
}

/** Everything a viewer is sent: no byte of it depends on what that viewer may not know. */
export interface Shown<W extends Vocabulary> {
  readonly viewer: Viewer;
  readonly view: W['view'];
  readonly waiting?: Waiting;
  /** Who has answered a question put to several at once; what they answered stays sealed. */
  readonly answered?: readonly Seat[];
  /** What this seat is asked, if it is. */
  readonly asked?: {
    readonly question: number;
    readonly kind: string;
    readonly options: readonly W['move'][];
    /** Its own sealed answer, which it may still replace. */
    readonly answer?: W['move'];
  };
  readonly outcome?: Outcome;
}

export function show<W extends Vocabulary>(game: Game<W>, state: W['state'], viewer: Viewer): Shown<W> {
  const shown = { viewer, view: game.view(state, viewer) };
  const frame = state.pending.at(-1);
  if (state.outcome !== undefined) return { ...shown, outcome: state.outcome };
  if (frame === undefined) return shown;
  const runner = new Runner(game);
  const rule = runner.ruleOf(frame);
  const hidden = 'asks' in rule && rule.asking === 'hidden';
  const waiting: Waiting = hidden ? { kind: 'hidden' } : { kind: frame.kind, seats: runner.waitsFor(state) };
  const answers = 'asksTogether' in rule ? state.answers : []; // under a question they belong to a frame below it
  const answered = answers.map(({ seat }) => seat).sort((one, other) => one - other);
  const sealed = 'asksTogether' in rule ? { answered } : {};
  if (viewer === 'spectator' || !mayAnswer(runner, state, viewer)) return { ...shown, waiting, ...sealed };
  const own = answers.find(({ seat }) => seat === viewer);
  const asked = {
    question: state.question,
    kind: frame.kind,
    options: [...runner.options(state, viewer)],
    ...(own === undefined ? {} : { answer: own.move }),
  };
  return { ...shown, waiting, ...sealed, asked };
}

/** A full state that would be shown just like this: what is hidden is made up, everything else is as it is. */
export function imagine<W extends Vocabulary>(game: Game<W>, shown: Shown<W>, rng: Rng): W['state'] {
  const state = game.imagine(shown.view, rng);
  state.rng = fork(rng);
  state.question = shown.asked?.question ?? 0;
  if (shown.outcome !== undefined) state.outcome = shown.outcome;
  const runner = new Runner(game);
  for (const seat of shown.answered ?? []) {
    const own = seat === shown.viewer ? shown.asked?.answer : undefined;
    state.answers.push({ seat, move: own ?? pick(rng, runner.options(state, seat)) });
  }
  return state;
}
