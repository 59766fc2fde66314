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
  witnessed,
} from '@manigance/core';
import type { Bot } from './player.ts';

/** A question put to a seat during a match. */
export interface Position<W extends Vocabulary> {
  /** The whole state, for tests. Bots are handed `shown` and `history` alone. */
  readonly state: W['state'];
  readonly seat: Seat;
  /** Number of moves before it. */
  readonly moves: number;
  readonly shown: Shown<W>;
  readonly history: readonly W['event'][];
  /** Random seed of the answer. */
  readonly seed: string;
}

/** Plays a match, one bot per seat, and yields every question before it is answered. */
export function* playPositions<W extends Vocabulary>(
  game: Game<W>,
  setup: MatchSetup<W>,
  bots: readonly Bot<W>[],
): Generator<Position<W>, Match<W>> {
  const match = new Match(game, setup);
  const runner = new Runner(game);
  const histories = bots.map((_, seat) => witnessed(game, match.opening, seat));
  while (match.state.outcome === undefined) {
    const seat = runner.nextSeat(match.state);
    const history = histories[seat] ?? [];
    const seed = sha256(`${setup.seed}:${match.moves.length}`).slice(0, 32);
    const shown = show(game, match.state, seat);
    yield { state: match.state, seat, moves: match.moves.length, shown, history, seed };
    const { move } = (bots[seat] as Bot<W>).decide(shown, { seed, history });
    const played = match.play(seat, move);
    if (!played.ok)
      throw new Error(`a bot chose a refused move: ${JSON.stringify([move, played.rejection])}`);
    for (const [viewer, kept] of histories.entries()) kept.push(...witnessed(game, played.events, viewer));
  }
  return match;
}

/** Whether the seat has more than one option. */
export function isChoice({ shown }: Position<Vocabulary>): boolean {
  return (shown.asked?.options.length ?? 0) > 1;
}
