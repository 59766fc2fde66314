import { type Rng, Runner, rngFrom, type Seat, type Shown, type Vocabulary } from '@manigance/core';
import { Arrangements } from '../arrangements.ts';
import type { Brain } from '../brain.ts';
import { Dice } from '../dice.ts';

/** Imagined positions in which a win must be found. */
const positions = 32;
/** Positions tried in one imagined position before the proof is given up. */
const mostTried = 4000;

/**
 * Whether a move wins by force: in every imagined position, with my best moves after it and whatever the others answer. Every line
 * of play is tried, so that only a win in this turn or soon after it is found.
 */
export function winsByForce<W extends Vocabulary>(
  brain: Brain<W>,
  shown: Shown<W>,
  move: W['move'],
  seed: string,
): boolean {
  const rng: Rng = rngFrom(seed);
  const arrangements = new Arrangements(brain, shown, { rng, dice: new Dice(seed) }, []);
  for (let count = 0; count < positions; count++) {
    const state = arrangements.draw();
    const proof = new Proof(brain, shown.viewer as Seat);
    if (!proof.wins(state, move)) return false;
  }
  return true;
}

/** Tries every line of play in one imagined position. */
class Proof<W extends Vocabulary> {
  private readonly brain: Brain<W>;
  private readonly runner: Runner<W>;
  private readonly me: Seat;
  private tried = 0;

  constructor(brain: Brain<W>, me: Seat) {
    this.brain = brain;
    this.runner = new Runner(brain.game);
    this.me = me;
  }

  wins(state: W['state'], move: W['move']): boolean {
    this.runner.play(state, this.me, move);
    return this.isWon(state);
  }

  private isWon(state: W['state']): boolean {
    if (state.outcome !== undefined) return state.outcome.winners.every((seat) => seat === this.me);
    if (++this.tried > mostTried) return false;
    const { runner, me } = this;
    const seat = runner.nextSeat(state);
    const after = (move: W['move']) => {
      const copy = this.brain.game.copy(state);
      runner.play(copy, seat, move);
      return this.isWon(copy);
    };
    // Copied: the list is filled anew by every move.
    const moves = [...runner.options(state, seat)];
    return seat === me ? moves.some(after) : moves.every(after);
  }
}
