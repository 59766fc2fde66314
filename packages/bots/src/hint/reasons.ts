import { type Rng, Runner, rngFrom, type Seat, type Shown, type Vocabulary } from '@manigance/core';
import { Arrangements } from '../arrangements.ts';
import type { Brain } from '../brain.ts';
import { Dice } from '../dice.ts';
import { type AverageParts, SeatParts } from './parts.ts';

/** A part of the judgement that speaks for or against a move. */
export interface HintReason {
  readonly part: string;
  readonly seat: Seat;
  /** The figure now and after the move; absent for a part without figures. */
  readonly from?: number;
  readonly to?: number;
}

/** Why a move is good: the strongest part of each kind, absent where none is strong. */
export interface Reasons {
  /** A part of mine that is better after it than after the best other move. */
  readonly gains?: HintReason;
  /** A part of a rival that is worse after it than after the best other move. */
  readonly prevents?: HintReason;
  /** The part that is likely to change most against me before my next question. */
  readonly fears?: HintReason;
  /** The move wins the match at once in every position tried. */
  readonly wins?: true;
}

/** Imagined positions over which parts are averaged. */
const positions = 48;
/** Most moves played on after a move, to the end of a turn and to the next question. */
const restOfTurn = 24;
const untilNext = 48;
/** Smallest change of a part that is told, as a share of its seat's logarithmic chance. */
const leastTold = 0.02;

/** Seed and witnessed events for `reasonsFor`. */
export interface ReasonsUse<W extends Vocabulary> {
  readonly seed: string;
  readonly history: readonly W['event'][];
  readonly move: W['move'];
  /** The best other move; absent if there is none. */
  readonly other: W['move'] | undefined;
}

/** Compares the parts of the judgement after two moves over imagined positions. Uses nothing but what the seat is shown. */
export function reasonsFor<W extends Vocabulary>(
  brain: Brain<W>,
  shown: Shown<W>,
  { seed, history, move, other }: ReasonsUse<W>,
): Reasons {
  const me = shown.viewer as Seat;
  const rng: Rng = rngFrom(seed);
  const dice = new Dice(seed);
  const arrangements = new Arrangements(brain, shown, { rng, dice }, history);
  const first = arrangements.draw();
  const of = () => new SeatParts(brain, first.seats);
  const [now, after, instead, next] = [of(), of(), of(), of()];
  const trial = new Trial(brain, me, dice);
  let wins = 0;
  for (let count = 0; count < positions; count++) {
    const state = count === 0 ? first : arrangements.draw();
    now.add(state);
    const moved = trial.play(state, move);
    if (moved.outcome?.winners.includes(me) === true) wins++;
    after.add(moved);
    instead.add(other === undefined ? state : trial.play(state, other));
    trial.playOn(moved);
    next.add(moved);
  }
  const gains = strongest([{ seat: me, sign: 1 }], instead, after);
  const rivals = now.seats.map((_, seat) => seat).filter((seat) => seat !== me);
  const prevents = strongest(
    rivals.map((seat) => ({ seat, sign: -1 })),
    instead,
    after,
  );
  const fears = strongest(
    [{ seat: me, sign: -1 }, ...rivals.map((seat) => ({ seat, sign: 1 }))],
    after,
    next,
  );
  return {
    ...(gains && { gains: told(gains, now, after) }),
    ...(prevents && { prevents: told(prevents, now, after) }),
    ...(fears && { fears: told(fears, after, next) }),
    ...(wins === positions ? { wins: true as const } : {}),
  };
}

interface Found {
  readonly seat: Seat;
  readonly id: string;
}

/** The part of these seats that changes most in the direction of its sign. */
function strongest<W extends Vocabulary>(
  seats: readonly { readonly seat: Seat; readonly sign: number }[],
  from: SeatParts<W>,
  to: SeatParts<W>,
): Found | undefined {
  let best: Found | undefined;
  let most = leastTold;
  for (const { seat, sign } of seats) {
    const [before, later] = [from.of(seat), to.of(seat)];
    for (const id of later.ids) {
      const change = sign * (later.weight(id) - before.weight(id));
      if (change <= most) continue;
      most = change;
      best = { seat, id };
    }
  }
  return best;
}

function told<W extends Vocabulary>({ seat, id }: Found, from: SeatParts<W>, to: SeatParts<W>): HintReason {
  const figures = [from.of(seat), to.of(seat)].map((parts: AverageParts) => parts.figure(id));
  const [before, after] = figures;
  if (before === undefined || after === undefined) return { part: id, seat };
  return { part: id, seat, from: before, to: after };
}

/** Plays moves in imagined positions, and on from there by the brain's own suggestions. */
class Trial<W extends Vocabulary> {
  private readonly brain: Brain<W>;
  private readonly runner: Runner<W>;
  private readonly me: Seat;
  private readonly dice: Dice;

  constructor(brain: Brain<W>, me: Seat, dice: Dice) {
    this.brain = brain;
    this.runner = new Runner(brain.game);
    this.me = me;
    this.dice = dice;
  }

  /** The position after a move and the rest of the turn. */
  play(state: W['state'], move: W['move']): W['state'] {
    const after = this.brain.game.copy(state);
    this.runner.play(after, this.me, move);
    for (let step = 0; step < restOfTurn && this.isMine(after); step++) this.suggest(after);
    return after;
  }

  /** Plays on to the next question of mine. */
  playOn(state: W['state']): void {
    for (let step = 0; step < untilNext && state.outcome === undefined; step++) {
      if (step > 0 && this.runner.nextSeat(state) === this.me && !this.isSecret(state)) return;
      this.suggest(state);
    }
  }

  /** Whether my turn goes on: I am asked, or somebody answers in secret or together with me. */
  private isMine(state: W['state']): boolean {
    if (state.outcome !== undefined) return false;
    return this.runner.nextSeat(state) === this.me || this.isSecret(state);
  }

  private isSecret(state: W['state']): boolean {
    const rule = this.runner.ruleOf(state.pending[state.pending.length - 1] as W['frame']);
    return rule.asksTogether !== undefined || (rule.asks !== undefined && rule.asking === 'hidden');
  }

  private suggest(state: W['state']): void {
    const { runner, brain, dice } = this;
    const seat = runner.nextSeat(state);
    const count = runner.countOptions(state, seat);
    const index = count === 1 ? 0 : brain.pick(state, seat, runner, count, dice);
    runner.play(state, seat, runner.optionAt(index));
  }
}
