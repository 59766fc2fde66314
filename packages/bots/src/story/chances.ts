import { type Game, type MatchRecord, type Outcome, replay, type Vocabulary } from '@manigance/core';
import { type Brain, certaintyIn } from '../brain.ts';

/** Chances of the seats to win, each from 0 to 1. */
export type Chances = readonly number[];

/** The part of a brain that judges positions. */
export type Judge<W extends Vocabulary> = Pick<Brain<W>, 'evaluate' | 'certainty'>;

/** Every position of a finished match, and the chances in it. */
export interface Course<W extends Vocabulary> {
  /** The state after each number of moves; the first is the opening. */
  readonly states: readonly W['state'][];
  readonly chances: readonly Chances[];
}

/** Smallest chance of a seat that is still in the match: a judge may be wrong. */
const leastChance = 1e-6;
/** Most seats at a table. */
const mostSeats = 8;

/** Each seat's chance in a position. Once the match is over the winners share it. */
export function chancesIn<W extends Vocabulary>(judge: Judge<W>, state: W['state']): Chances {
  const { seats, outcome } = state;
  if (outcome !== undefined) return sharesOf(outcome, seats);
  const worth = new Float64Array(mostSeats);
  judge.evaluate(state, worth);
  return fittedChances([...worth.slice(0, seats)], certaintyIn(judge, state));
}

/** Chances raised to the exponent that fits their judge, and shared out anew. */
export function fittedChances(chances: Chances, certainty = 1): Chances {
  const raised = chances.map((chance) => Math.max(chance, leastChance) ** certainty);
  const sum = raised.reduce((all, chance) => all + chance, 0);
  return raised.map((chance) => chance / sum);
}

function sharesOf({ winners }: Outcome, seats: number): Chances {
  return Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}

/** Replays a record and judges each of its positions. */
export function courseOf<W extends Vocabulary>(
  game: Game<W>,
  judge: Judge<W>,
  record: MatchRecord,
): Course<W> {
  const opening = replay(game, record, { to: 0 }).state;
  const states = [opening];
  replay(game, record, {
    after: ({ state }) => {
      states.push(state);
    },
  });
  return { states, chances: states.map((state) => chancesIn(judge, state)) };
}
