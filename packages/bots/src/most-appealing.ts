import type { Runner, Seat, Vocabulary } from '@manigance/core';
import type { Brain } from './brain.ts';
import type { Dice } from './dice.ts';

/** How good a move looks before any playout; 1 is a good move. */
type Appeal<W extends Vocabulary> = (state: W['state'], seat: Seat, move: W['move']) => number;

/** The parts of a brain that follow from the appeal of moves. `goodMove` is the value of one good move, as a share of a win. */
export function guidedBy<W extends Vocabulary>(
  appeal: Appeal<W>,
  { looks, goodMove }: { readonly looks: number; readonly goodMove: number },
): Required<Pick<Brain<W>, 'pick' | 'prior'>> {
  return {
    pick: mostAppealing(appeal, looks),
    prior: (state, seat, move) => goodMove * appeal(state, seat, move),
  };
}

/** A playout policy: samples a few moves and takes the most appealing. */
export function mostAppealing<W extends Vocabulary>(appeal: Appeal<W>, looks: number): Brain<W>['pick'] {
  return (state: W['state'], seat: Seat, runner: Runner<W>, count: number, dice: Dice): number => {
    let best = dice.below(count);
    let most = appeal(state, seat, runner.optionAt(best));
    for (let look = 1; look < looks; look++) {
      const other = dice.below(count);
      const value = appeal(state, seat, runner.optionAt(other));
      if (value > most) [best, most] = [other, value];
    }
    return best;
  };
}
