import {
  type Game,
  Match,
  type MatchSetup,
  Runner,
  type Seat,
  type Shown,
  sha256,
  show,
  type Vocabulary,
} from '@manigance/core';
import type { Mind } from './player.ts';

/** A question put to a seat in the course of a match: all there is, what the seat is shown of it, and what it has witnessed. */
export interface Position<W extends Vocabulary> {
  readonly state: W['state'];
  readonly seat: Seat;
  readonly shown: Shown<W>;
  readonly history: readonly W['event'][];
  /** For whatever chance is needed to answer. */
  readonly seed: string;
}

/** Plays a match, one mind to a seat, and stops at every question before it is answered. */
export function* walk<W extends Vocabulary>(
  game: Game<W>,
  setup: MatchSetup<W>,
  minds: readonly Mind<W>[],
): Generator<Position<W>, Match<W>> {
  const match = new Match(game, setup);
  const runner = new Runner(game);
  const histories = minds.map((_, seat) => witnessed(game, match.opening, seat));
  while (match.state.outcome === undefined) {
    const seat = runner.nextSeat(match.state);
    const history = histories[seat] ?? [];
    const seed = sha256(`${setup.seed}:${match.moves.length}`).slice(0, 32);
    const shown = show(game, match.state, seat);
    yield { state: match.state, seat, shown, history, seed };
    const { move } = (minds[seat] as Mind<W>).decide(shown, { seed, history });
    const played = match.play(seat, move);
    if (!played.ok)
      throw new Error(`a bot chose what is refused: ${JSON.stringify([move, played.rejection])}`);
    for (const [viewer, kept] of histories.entries()) kept.push(...witnessed(game, played.events, viewer));
  }
  return match;
}

/** What a seat has seen of what happened. */
export function witnessed<W extends Vocabulary>(
  game: Game<W>,
  events: readonly W['event'][],
  seat: Seat,
): W['event'][] {
  return events.map((event) => game.witness(event, seat)).filter((event) => event !== undefined);
}

/** Whether the seat has anything to choose. */
export function isChoice({ shown }: Position<Vocabulary>): boolean {
  return (shown.asked?.options.length ?? 0) > 1;
}
