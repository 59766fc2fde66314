import { Runner, rngFrom, type Shown, type Vocabulary } from '@manigance/core';
import { Arrangements } from './arrangements.ts';
import type { Brain } from './brain.ts';
import { Dice } from './dice.ts';
import type { Bot, Decision, DecisionUse } from './player.ts';

/** Arrangements in which each move is evaluated. */
const arrangementsTried = 8;

/** Looks one move ahead: takes the move with the best average evaluation over several arrangements. */
export class GreedyPlayer<W extends Vocabulary> implements Bot<W> {
  private readonly brain: Brain<W>;

  constructor(brain: Brain<W>) {
    this.brain = brain;
  }

  decide(shown: Shown<W>, { seed, history }: DecisionUse<W>): Decision<W['move']> {
    const { brain } = this;
    const { asked, viewer } = shown;
    if (asked === undefined || viewer === 'spectator') throw new RangeError('this seat is not asked');
    const [runner, dice, worth] = [new Runner(brain.game), new Dice(seed), new Float64Array(8)];
    const arrangements = new Arrangements(brain, shown, { rng: rngFrom(seed), dice }, history ?? []);
    const states = Array.from({ length: arrangementsTried }, () => arrangements.draw());
    const candidates = asked.options.map((move) => {
      let total = 0;
      for (const state of states) {
        const after = brain.game.copy(state);
        runner.play(after, viewer, move);
        while (after.question === state.question && after.outcome === undefined) {
          // The other seats answer at the same time, unknown to this one.
          const seat = runner.nextSeat(after);
          runner.play(after, seat, runner.optionAt(dice.below(runner.countOptions(after, seat))));
        }
        const winners = after.outcome?.winners;
        if (winners === undefined) brain.evaluate(after, worth);
        total += winners === undefined ? (worth[viewer] as number) : share(winners, viewer);
      }
      return { move, visits: arrangementsTried, worth: total / arrangementsTried };
    });
    candidates.sort((one, other) => other.worth - one.worth);
    const [best] = candidates;
    if (best === undefined) throw new RangeError('nothing is offered');
    return { move: best.move, candidates, iterations: arrangementsTried };
  }
}

function share(winners: readonly number[], seat: number): number {
  return winners.includes(seat) ? 1 / winners.length : 0;
}
