import type { Part } from '@manigance/bots';
import { at, type Seat } from '@manigance/core';
import type { ElState } from '../rules/index.ts';
import { numberAt } from '../rules/lists.ts';
import { moneyOf } from '../rules/players.ts';
import { grandZealot, highCollector, influentialBureaucrat, wealthyDandy } from '../rules/victory.ts';
import { brinkOf, cardsIn, fillProgress, progress, protectionOf, sharpness, spare } from './judge.ts';

/** EL-19 The parts of a seat's progress: the four conditions, its cards, the heritage and the brink of a win. */
export function parts(state: ElState, seat: Seat): readonly Part[] {
  fillProgress(state, seat);
  const least = progress.indexOf(Math.min(...progress));
  const figures: readonly number[] = [
    moneyOf(state, seat),
    numberAt(state.districts, seat),
    numberAt(state.administrations, seat),
    numberAt(state.popularity, seat),
  ];
  const order = [wealthyDandy, highCollector, influentialBureaucrat, grandZealot];
  const ids = ['money', 'districts', 'administrations', 'popularity'];
  const conditions = order.map((condition, index): Part => {
    const weight = numberAt(progress, condition) * (condition === least ? spare : 1);
    return { id: at(ids, index), weight: sharpness * weight, figure: at(figures, index) };
  });
  return [
    ...conditions,
    { id: 'cards', weight: sharpness * cardsIn(state, seat), figure: numberAt(state.handSize, seat) },
    { id: 'heritage', weight: sharpness * protectionOf(state, seat) },
    { id: 'brink', weight: sharpness * brinkOf(state, seat) },
  ];
}
