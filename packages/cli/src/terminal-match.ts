import type { Bot } from '@manigance/bots';
import {
  type Game,
  Match,
  type MatchSetup,
  type Move,
  type Refusal,
  refusedMoves,
  type Seat,
  type Shown,
  seatsAsked,
  sha256,
  show,
  type Vocabulary,
  witnessed,
} from '@manigance/core';

/** The events of one move; those of the set-up come first. */
type Events = readonly Vocabulary['event'][];

/** A match of one person against bots, in one process. */
export class TerminalMatch {
  readonly me: Seat;
  private readonly match: Match<Vocabulary>;
  private readonly bots: readonly Bot<Vocabulary>[];
  private readonly log: Events[];

  /** `bots`: one per seat; that of the person never moves. */
  constructor(game: Game, setup: MatchSetup<Vocabulary>, me: Seat, bots: readonly Bot<Vocabulary>[]) {
    this.me = me;
    this.match = new Match(game, setup);
    this.bots = bots;
    this.log = [this.match.opening];
  }

  /** The person's current view. */
  get shown(): Shown<Vocabulary> {
    return show(this.match.game, this.match.state, this.me);
  }

  /** Moves the person might try now and may not, each with its reason. */
  get refusals(): readonly Refusal<Vocabulary['move']>[] {
    return refusedMoves(this.match.game, this.match.state, this.me);
  }

  /** The events a seat has witnessed in the match as it stands. */
  witnessedBy(seat: Seat): Vocabulary['event'][] {
    return this.log.flatMap((events) => witnessed(this.match.game, events, seat));
  }

  /** Plays a move of the person; returns whether the rules took it. */
  play(move: Move): boolean {
    return this.take(this.me, move);
  }

  /** Undoes the person's last move if nobody has learned anything from it; returns whether it did. */
  undo(): boolean {
    if (!this.match.undo(this.me)) return false;
    this.log.pop();
    return true;
  }

  /** Lets the bots play until the person is asked or the match is over. */
  playBots(): void {
    const { match } = this;
    for (;;) {
      const waiting = seatsAsked(match.game, match.state);
      const [seat] = waiting;
      if (seat === undefined || waiting.includes(this.me)) return;
      const seed = sha256(`${match.setup.seed}:${match.moves.length}:${seat}`).slice(0, 32);
      const shown = show(match.game, match.state, seat);
      const use = { seed, history: this.witnessedBy(seat), now: () => performance.now() };
      const move = this.bots[seat]?.decide(shown, use).move;
      if (move === undefined || !this.take(seat, move))
        throw new Error(`the bot on seat ${seat} chose a move that is not legal`);
    }
  }

  private take(seat: Seat, move: Move): boolean {
    const played = this.match.play(seat, move);
    if (played.ok) this.log.push(played.events);
    return played.ok;
  }
}
