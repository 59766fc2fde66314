import {
  type Answer,
  type Game,
  Match,
  type MatchSetup,
  RulesError,
  Runner,
  rngFrom,
  type Vocabulary,
} from '@manigance/core';
import type { Picker } from './chooser.ts';

/** A match longer than this counts as endless. */
const mostSteps = 100_000;

/** Starts a match on the fast path. */
export function startRandom(runner: Runner<Vocabulary>, setup: MatchSetup<Vocabulary>): Vocabulary['state'] {
  return runner.start(setup.seats, setup.options, rngFrom(setup.seed));
}

/** Receives events from the set-up on; without a listener the fast path drops them. */
export type Listener = (events: readonly Vocabulary['event'][]) => void;

/** Plays random moves to the end and returns the number of steps. */
export function playOut(
  runner: Runner<Vocabulary>,
  state: Vocabulary['state'],
  pick: Picker,
  listener?: Listener,
): number {
  let steps = 0;
  if (listener !== undefined) handOver(state, listener);
  while (state.outcome === undefined) {
    if (steps === mostSteps) throw new RulesError(`the match has not ended after ${mostSteps} steps`);
    const seat = runner.nextSeat(state);
    const count = runner.countOptions(state, seat);
    if (count === 0) throw new RulesError(`seat ${seat} is asked and has no move`);
    runner.play(state, seat, runner.optionAt(pick(runner, count)));
    if (listener !== undefined) handOver(state, listener);
    steps++;
  }
  return steps;
}

function handOver(state: Vocabulary['state'], listener: Listener): void {
  listener(state.events);
  state.events.length = 0;
}

/** The moves of the random match of a seed. */
function randomMoves(game: Game, setup: MatchSetup<Vocabulary>, pick: Picker): Answer<Vocabulary['move']>[] {
  const runner = new Runner(game);
  const state = startRandom(runner, setup);
  const moves: Answer<Vocabulary['move']>[] = [];
  while (state.outcome === undefined && moves.length < mostSteps) {
    const seat = runner.nextSeat(state);
    const move = runner.optionAt(pick(runner, runner.countOptions(state, seat)));
    moves.push({ seat, move });
    runner.play(state, seat, move);
  }
  return moves;
}

/** The random match of a seed, played move by move through the checks that people's moves go through. */
export function randomMatch(game: Game, setup: MatchSetup<Vocabulary>, pick: Picker): Match<Vocabulary> {
  const match = new Match(game, setup);
  for (const { seat, move } of randomMoves(game, setup, pick)) {
    const played = match.play(seat, move);
    if (!played.ok) throw new RulesError(`${JSON.stringify(move)} was offered and is refused`);
  }
  return match;
}
