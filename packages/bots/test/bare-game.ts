import { copyRng, finish, type Game, push, type QuestionRule, type Seat, type State } from '@manigance/core';

/** Each in turn gives a point to a seat; who has two points first wins. */
interface Words {
  readonly state: Points;
  readonly frame: { readonly kind: 'give'; readonly seat: Seat };
  readonly move: { readonly do: 'give'; readonly to: Seat };
  readonly event: { readonly type: 'given' };
  readonly view: { readonly points: readonly number[]; readonly turn: Seat };
  readonly options: Record<never, never>;
}
interface Points extends State<Words['frame'], Words['move'], Words['event']> {
  points: number[];
}

const give: QuestionRule<Words, 'give'> = {
  asks: (_state, { seat }) => seat,
  options(state, _frame, _seat, list) {
    for (let to = 0; to < state.seats; to++) list.offer({ do: 'give', to });
  },
  resolve(draft, { seat }, { to }) {
    draft.points[to] = (draft.points[to] as number) + 1;
    if (draft.points[to] === 2) finish(draft, { winners: [to], how: 'points' });
    else push(draft, { kind: 'give', seat: (seat + 1) % draft.seats });
  },
};

export const giving: Game<Words> = {
  id: 'giving',
  seats: { min: 3, max: 3 },
  rulesVersion: 1,
  settings: {},
  setup: (seats, _options, rng) => table(seats, rng, [0, 0, 0], 0),
  copy: (state) => ({
    ...state,
    rng: copyRng(state.rng),
    pending: state.pending.slice(),
    answers: [],
    events: [],
    points: state.points.slice(),
  }),
  frames: {
    give,
  },
  view: ({ points, pending }) => ({ points: points.slice(), turn: pending[0]?.seat ?? -1 }),
  witness: (event) => event,
  reveals: () => false,
  imagine: ({ points, turn }, rng) => table(3, rng, points.slice(), turn),
  faults: () => [],
};

function table(seats: number, rng: Points['rng'], points: number[], turn: Seat): Points {
  return {
    seats,
    rng,
    question: 0,
    pending: [{ kind: 'give', seat: turn }],
    answers: [],
    events: [],
    outcome: undefined,
    points,
  };
}
