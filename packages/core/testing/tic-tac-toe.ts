import {
  at,
  copyRng,
  finish,
  type Game,
  push,
  type QuestionRule,
  type Seat,
  type State,
  tell,
} from '../src/index.ts';

/** A minimal game, written for speed: it measures the cost of the core itself. */
interface Vocabulary {
  readonly state: TicTacToe;
  readonly frame: Turn;
  readonly move: Mark;
  readonly event: Marked;
  readonly view: TicTacToeView;
  readonly options: Record<never, never>;
}
interface Turn {
  readonly kind: 'turn';
  readonly seat: Seat;
}
interface Mark {
  readonly do: 'mark';
  readonly cell: number;
}
interface Marked {
  readonly type: 'marked';
  readonly seat: Seat;
  readonly cell: number;
}
/** A cell holds the seat that marked it, or -1. */
interface TicTacToe extends State<Turn, Mark, Marked> {
  cells: number[];
  marks: number;
}
interface TicTacToeView {
  readonly cells: readonly number[];
  readonly turn: Seat;
}

const marks: readonly Mark[] = Array.from({ length: 9 }, (_, cell) => ({ do: 'mark', cell }));
const taken = { rule: 'TTT-1', code: 'taken' };
/** Three cells in a row, column or diagonal. */
export const winningLines: readonly (readonly number[])[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];
/** The lines through each cell, as pairs of the other two cells. */
const lines: readonly (readonly (readonly [number, number])[])[] = marks.map(({ cell }) =>
  winningLines
    .filter((line) => line.includes(cell))
    .map((line) => {
      const [one = -1, other = -1] = line.filter((part) => part !== cell);
      return [one, other] as const;
    }),
);

const turn: QuestionRule<Vocabulary, 'turn'> = {
  asks: (_state, { seat }) => seat,
  options({ cells }, _frame, _seat, list) {
    for (let cell = 0; cell < 9; cell++)
      list.offerUnless(at(marks, cell), cells[cell] === -1 ? undefined : taken);
  },
  resolve(draft, _frame, { cell }, seat) {
    draft.cells[cell] = seat;
    draft.marks++;
    tell(draft, { type: 'marked', seat, cell });
    if (completesLine(draft.cells, cell, seat)) finish(draft, { winners: [seat], how: 'line' });
    else if (draft.marks === 9) finish(draft, { winners: [0, 1], how: 'full' });
    else push(draft, { kind: 'turn', seat: 1 - seat });
  },
};

function completesLine(cells: readonly number[], cell: number, seat: Seat): boolean {
  for (const [one, other] of at(lines, cell)) if (cells[one] === seat && cells[other] === seat) return true;
  return false;
}

/** Tic-tac-toe with all its functions written out, for tests and measurements. */
export const ticTacToe: Game<Vocabulary> = {
  id: 'tic-tac-toe',
  seats: { min: 2, max: 2 },
  rulesVersion: 1,
  settings: {},
  setup: (seats, _options, rng) => ({
    seats,
    rng,
    question: 0,
    pending: [{ kind: 'turn', seat: 0 }],
    answers: [],
    events: [],
    outcome: undefined,
    cells: [-1, -1, -1, -1, -1, -1, -1, -1, -1],
    marks: 0,
  }),
  copy: (state) => ({
    seats: state.seats,
    rng: copyRng(state.rng),
    question: state.question,
    pending: state.pending.slice(),
    answers: state.answers.slice(),
    events: [],
    outcome: state.outcome,
    cells: state.cells.slice(),
    marks: state.marks,
  }),
  frames: { turn },
  view: ({ cells, pending }) => ({ cells: [...cells], turn: pending[0]?.seat ?? -1 }),
  witness: (event) => event,
  reveals: () => false,
  imagine: ({ cells, turn: seat }, rng) => ({
    seats: 2,
    rng,
    question: 0,
    pending: seat === -1 ? [] : [{ kind: 'turn', seat }],
    answers: [],
    events: [],
    outcome: undefined,
    cells: [...cells],
    marks: cells.filter((cell) => cell !== -1).length,
  }),
  faults: ({ cells, marks: count }) =>
    cells.filter((cell) => cell !== -1).length === count ? [] : ['marks are not counted'],
};
