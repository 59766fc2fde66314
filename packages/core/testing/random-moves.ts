import { canonical } from '../src/canonical.ts';
import type { Move, Seat, Vocabulary } from '../src/game.ts';
import type { Match } from '../src/match.ts';
import { legalMoves } from '../src/play.ts';
import { pick, type Rng } from '../src/rng.ts';
import { seatsAsked } from '../src/runner.ts';

/** A move of a match: the position before it, its seat and the events it caused. */
export interface PlayedMove<W extends Vocabulary> {
  readonly before: W['state'];
  readonly seat: Seat;
  readonly move: W['move'];
  readonly events: readonly W['event'][];
}

/** Plays a match to its end by random moves, and yields each of them. */
export function* randomMoves<W extends Vocabulary>(match: Match<W>, rng: Rng): Generator<PlayedMove<W>> {
  const { game } = match;
  while (match.state.outcome === undefined) {
    const before = match.state;
    const seat = pick(rng, seatsAsked(game, before));
    const move: Move = pick(rng, legalMoves(game, before, seat));
    const played = match.play(seat, move);
    if (!played.ok) throw new Error(canonical(played.rejection));
    yield { before, seat, move, events: played.events };
  }
}
