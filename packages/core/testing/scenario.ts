import type { Game, Reason, Seat, Vocabulary } from '../src/game.ts';
import { legalMoves, play, type Rejection, refusedMoves, timeoutMove } from '../src/play.ts';
import { Runner, seatsAsked } from '../src/runner.ts';
import { saysTheSame } from '../src/same.ts';

/** A match started from a given position and continued by real moves only. */
export interface Scenario<W extends Vocabulary> {
  readonly state: W['state'];
  /** The events of the last move, or of setting up the position. */
  readonly events: readonly W['event'][];
  /** The seats that are asked. */
  readonly asked: readonly Seat[];
  /** The legal moves of a seat. */
  options(seat: Seat): readonly W['move'][];
  /** Whether a move is among them. */
  offers(seat: Seat, move: W['move']): boolean;
  /** Plays a move that must be legal. */
  play(seat: Seat, move: W['move']): void;
  /** Plays the timeout move of a seat. */
  timeout(seat: Seat): void;
  /** Tries a move that must be refused; the position stays unchanged. */
  refused(seat: Seat, input: unknown): Rejection;
  /** The reason a move is refused for; `undefined` if it is legal or not among the moves a player might try. */
  whyNot(seat: Seat, move: W['move']): Reason | undefined;
  /** The same reason in one line, such as `EX-4 too-far` or `EX-5 cannot-pay cost=3`. */
  ruleAgainst(seat: Seat, move: W['move']): string | undefined;
}

/** Starts from a position, resolving the frames that ask nobody. */
export function scenario<W extends Vocabulary>(game: Game<W>, position: W['state']): Scenario<W> {
  let state = game.copy(position);
  new Runner(game).settle(state);
  return {
    get state() {
      return state;
    },
    get events() {
      return state.events;
    },
    get asked() {
      return seatsAsked(game, state);
    },
    options: (seat) => legalMoves(game, state, seat),
    offers: (seat, move) => legalMoves(game, state, seat).some((option) => saysTheSame(option, move)),
    play(seat, move) {
      const played = play(game, state, seat, move);
      if (!played.ok) {
        const options = legalMoves(game, state, seat).map((option) => JSON.stringify(option));
        throw new Error(
          `${JSON.stringify(move)} of seat ${seat} is refused: ${JSON.stringify(played.rejection)}; asked: ` +
            `${seatsAsked(game, state)}, pending: ${JSON.stringify(state.pending.at(-1))}, options: ${options.join(' ')}`,
        );
      }
      state = played.state;
    },
    timeout(seat) {
      this.play(seat, timeoutMove(game, state, seat));
    },
    refused(seat, input) {
      const played = play(game, state, seat, input);
      if (played.ok) throw new Error(`${JSON.stringify(input)} of seat ${seat} is accepted`);
      return played.rejection;
    },
    whyNot: (seat, move) =>
      refusedMoves(game, state, seat).find((refusal) => saysTheSame(refusal.move, move))?.why,
    ruleAgainst(seat, move) {
      const why = this.whyNot(seat, move);
      return why && inOneLine(why);
    },
  };
}

function inOneLine({ rule, code, ...figures }: Reason): string {
  return [rule, code, ...Object.entries(figures).map(([name, value]) => `${name}=${value}`)].join(' ');
}
