import {
  type AnytimeRule,
  copyRng,
  type FrameRule,
  type Game,
  type Seat,
  type State,
  type StepRule,
} from '../src/index.ts';

interface Frame {
  readonly kind: string;
  readonly seat?: Seat;
}
interface Move {
  readonly do: string;
}
interface Event {
  readonly type: string;
}

/** The state of a bare game: frames, and a list of what they did. */
export interface BareState extends State<Frame, Move, Event> {
  did: string[];
}

export interface BareWords {
  readonly state: BareState;
  readonly frame: Frame;
  readonly move: Move;
  readonly event: Event;
  readonly view: { readonly did: readonly string[]; readonly pending: readonly Frame[] };
  readonly options: Record<never, never>;
}

export interface BareUse {
  readonly pending: readonly Frame[];
  readonly frames: Readonly<Record<string, FrameRule<BareWords, string>>>;
  readonly anytime?: AnytimeRule<BareWords>;
  readonly seats?: number;
}

/** A game that has only the frames under test. */
export function bareGame({ pending, frames, anytime, seats = 3 }: BareUse): Game<BareWords> {
  const stateWith = (more: Pick<BareState, 'rng' | 'did' | 'pending'>): BareState => ({
    ...{ seats, question: 0, answers: [], events: [], outcome: undefined },
    ...more,
  });
  return {
    id: 'bare',
    seats: { min: seats, max: seats },
    rulesVersion: 1,
    settings: {},
    setup: (_seats, _options, rng) => stateWith({ rng, did: [], pending: [...pending] }),
    copy: (state) => ({
      ...state,
      rng: copyRng(state.rng),
      pending: [...state.pending],
      answers: [...state.answers],
      events: [],
      did: [...state.did],
    }),
    frames,
    ...(anytime && { anytime }),
    view: (state) => ({ did: [...state.did], pending: [...state.pending] }),
    witness: (event) => event,
    reveals: () => false,
    imagine: (view, rng) => stateWith({ rng, did: [...view.did], pending: [...view.pending] }),
    faults: () => [],
  };
}

/** A question rule that offers these moves and records the answer. */
export function question(moves: readonly string[], more: object = {}): FrameRule<BareWords, string> {
  return {
    asks: (_state, { seat }) => seat ?? 0,
    options(_state, _frame, _seat, list) {
      for (const move of moves) list.offer({ do: move });
    },
    resolve: (draft, { kind }, move, seat) => {
      draft.did.push(`${kind} ${seat}: ${move.do}`);
    },
    ...more,
  };
}

/** A step rule that records that it was resolved. */
export function step(then: (draft: BareState) => void = () => {}): StepRule<BareWords, string> {
  return {
    resolve(draft, { kind }) {
      draft.did.push(kind);
      then(draft);
    },
  };
}
