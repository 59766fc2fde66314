import type { Answer, Outcome, Seat } from '../src/game.ts';
import { at } from '../src/lists.ts';
import type { ModelMatch, ModelQuestion } from './second-opinion.ts';

/** A decision in a model that is a generator: who has yet to answer, and what each of them may answer. */
export interface QuestionOf<M extends object> extends ModelQuestion {
  readonly legal: (seat: Seat) => readonly M[];
}

/** A part of a match: it stops at every question and goes on with the answer. */
export type ModelPart<M extends object, T = void> = Generator<QuestionOf<M>, T, Answer<M>>;

/** Thrown where a match ends in the middle of a part: nothing further is resolved. */
export class MatchEnds extends Error {
  readonly outcome: Outcome;

  constructor(outcome: Outcome) {
    super('the match ends');
    this.outcome = outcome;
  }
}

/** A question that is put even if it has one answer. */
export function* askSeat<M extends object>(seat: Seat, kind: string, moves: readonly M[]): ModelPart<M, M> {
  if (moves.length === 0) throw new RangeError(`nothing to answer to ${kind}`);
  const { move } = yield { kind, seats: [seat], legal: (who) => (who === seat ? moves : []) };
  return move;
}

/** A choice: one legal answer is taken without a question. */
export function* chooseMove<M extends object>(
  seat: Seat,
  kind: string,
  moves: readonly M[],
): ModelPart<M, M> {
  return moves.length === 1 ? at(moves, 0) : yield* askSeat(seat, kind, moves);
}

/** The field of a move that its kind always has. */
export function given<M extends { readonly do: string }, K extends keyof M>(
  move: M,
  field: K,
): NonNullable<M[K]> {
  const value = move[field];
  if (value === undefined || value === null) throw new TypeError(`${move.do} lacks ${String(field)}`);
  return value;
}

/** The match of a model that is a generator, which ends by a returned or a thrown outcome. */
export function generatorModel<M extends object>(
  match: ModelPart<M, Outcome>,
  { position, anytime = () => [] }: { position(): unknown; anytime?(seat: Seat): readonly M[] },
): ModelMatch {
  return new GeneratorModel(match, position, anytime);
}

class GeneratorModel<M extends object> implements ModelMatch {
  asked: QuestionOf<M> | undefined;
  outcome: Outcome | undefined;
  readonly position: () => unknown;
  readonly anytime: (seat: Seat) => readonly M[];
  private readonly match: ModelPart<M, Outcome>;

  constructor(match: ModelPart<M, Outcome>, position: () => unknown, anytime: (seat: Seat) => readonly M[]) {
    this.match = match;
    this.position = position;
    this.anytime = anytime;
    this.go();
  }

  answer(seat: Seat, move: M): void {
    this.go({ seat, move });
  }

  private go(...answer: [] | [Answer<M>]): void {
    this.asked = undefined;
    try {
      const step = this.match.next(...answer);
      if (step.done === true) this.outcome = step.value;
      else this.asked = step.value;
    } catch (error) {
      if (!(error instanceof MatchEnds)) throw error;
      this.outcome = error.outcome;
    }
  }
}
