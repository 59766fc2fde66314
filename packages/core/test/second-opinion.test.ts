import { expect, test } from 'vitest';
import type { Game, Seat, Vocabulary } from '../src/index.ts';
import { anyGame, at, seedFromNumber } from '../src/index.ts';
import {
  compareMatch,
  type ModelMatch,
  noOpinionTotals,
  type SecondOpinion,
} from '../testing/second-opinion.ts';
import { ticTacToe, winningLines } from '../testing/tic-tac-toe.ts';

type Mark = { readonly do: 'mark'; readonly cell: number };

/** Tic-tac-toe as a model, with room for a mistake. */
class Model implements ModelMatch {
  readonly cells: number[] = Array<number>(9).fill(-1);
  private readonly changes: Partial<ModelMatch>;

  constructor(changes: (model: Model) => Partial<ModelMatch> = () => ({})) {
    this.changes = changes(this);
  }

  get turn(): Seat {
    return this.empty.length % 2 === 1 ? 0 : 1;
  }
  get empty(): Mark[] {
    return this.cells.flatMap((seat, cell) => (seat === -1 ? [{ do: 'mark', cell }] : []));
  }
  get outcome() {
    const line = winningLines.find(([one = 0, ...rest]) =>
      rest.every((cell) => this.cells[cell] !== -1 && this.cells[cell] === this.cells[one]),
    );
    if (line !== undefined) return { winners: [at(this.cells, line[0] ?? 0)], how: 'line' };
    return this.empty.length === 0 ? { winners: [0, 1], how: 'full' } : undefined;
  }
  get asked() {
    const { turn, empty } = this;
    const legal = (seat: Seat) => (seat === turn ? empty : []);
    return 'asked' in this.changes ? this.changes.asked : { kind: 'turn', seats: [turn], legal };
  }
  anytime(seat: Seat) {
    return this.changes.anytime?.(seat) ?? [];
  }
  position() {
    return this.changes.position?.() ?? this.cells;
  }
  answer(seat: Seat, move: Mark) {
    if (this.cells[move.cell] !== -1) throw new RangeError('this cell is taken');
    this.cells[move.cell] = seat;
  }
}

function opinion(begin: () => ModelMatch): SecondOpinion {
  return { begin, positionOf: (_game, state) => Reflect.get(state, 'cells') };
}

const game: Game<Vocabulary> = anyGame(ticTacToe);
const setup = { seats: 2, options: {}, seed: seedFromNumber(1) };

test('a model that agrees is compared at every decision', () => {
  const totals = noOpinionTotals();
  compareMatch(
    game,
    opinion(() => new Model()),
    setup,
    totals,
  );
  const moves = totals.moves.mark ?? 0;
  expect(moves).toBeGreaterThan(4);
  expect(totals.decisions).toBe(moves + 1);
  expect(totals.answers).toBe((moves * (19 - moves)) / 2);
  expect(Object.values(totals.endings)).toEqual([1]);
});

const question = { kind: 'turn', seats: [0], legal: () => [] };
const mistakes: readonly [string, (model: Model) => Partial<ModelMatch>, string][] = [
  ['a question', () => ({ asked: { ...question, kind: 'dice' } }), 'what is asked'],
  ['a seat', () => ({ asked: { ...question, seats: [1] } }), 'who is asked'],
  [
    'a missing answer',
    (model) => ({ asked: { ...question, legal: () => model.empty.slice(1) } }),
    'legal answers of 0 to turn (rules / model): offered only: {"cell":0,"do":"mark"}; by the model only: \n',
  ],
  [
    'a surplus answer',
    (model) => ({ asked: { ...question, legal: () => [...model.empty, { do: 'pass' }] } }),
    'legal answers of 0 to turn (rules / model): offered only: ; by the model only: {"do":"pass"}\n',
  ],
  ['a move at any time', () => ({ anytime: () => [{ do: 'leave' }] }), 'legal answers of 0'],
  ['the position', () => ({ position: () => [0] }), 'the position'],
];
test.each(mistakes)('%s that differs is found', (_what, changes, says) => {
  expect(() =>
    compareMatch(
      game,
      opinion(() => new Model(changes)),
      setup,
    ),
  ).toThrow(says);
});

test('an end that differs is found, and the message replays', () => {
  const endless = opinion(() => Object.defineProperty(new Model(), 'outcome', { value: undefined }));
  expect(() => compareMatch(game, endless, setup)).toThrow(
    /^the end .*\nreplay: \{"game":"tic-tac-toe","seats":2,"options":\{\},"seed":"\w{32}","moves":\[\{"seat":0,/s,
  );
});

test('an error of the model is a disagreement', () => {
  const throwing = opinion(() => {
    const model = new Model();
    model.answer = () => {
      throw new RangeError('no such card');
    };
    return model;
  });
  expect(() => compareMatch(game, throwing, setup)).toThrow(/^the model throws .*no such card/);
});
