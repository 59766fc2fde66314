import type { Seat } from '@manigance/core';
import type { Distance } from '@manigance/ui/end-parts.ts';
import { conditionsToWin } from '../../rules/constants.ts';
import { type Condition, conditionsOf, isFulfilled } from '../conditions.ts';
import type { Props } from '../props.ts';
import { wordsIn } from '../words/index.ts';
import { endWords } from './words.ts';

/** EL-19.1 How many of the three conditions a seat lacked, or how many its nearest rival had. */
export function distance(props: Props, seat: Seat): Distance | undefined {
  const { view, outcome } = props.shown;
  if (outcome === undefined) return undefined;
  const words = endWords[props.language];
  const metBy = (one: Seat) => conditionsOf(view, one).filter(isFulfilled).length;
  if (outcome.winners.includes(seat)) {
    const rivals = view.players.flatMap((_, other) =>
      outcome.winners.includes(other) ? [] : [{ other, met: metBy(other) }],
    );
    const [nearest] = rivals.toSorted((one, two) => two.met - one.met);
    if (nearest === undefined) return undefined;
    return { headline: words.rival(props.names(nearest.other), nearest.met) };
  }
  const met = metBy(seat);
  if (met >= conditionsToWin) return { headline: words.tooLate };
  return {
    headline: words.short(conditionsToWin - met),
    detail: nearestOf(conditionsOf(view, seat), props),
    progress: { have: met, need: conditionsToWin, figure: `${met}`, of: words.of(conditionsToWin) },
  };
}

/** The unmet condition that was nearest, in figures. */
function nearestOf(conditions: readonly Condition[], { language }: Props): string | undefined {
  const { names, after, number } = wordsIn(language);
  const [nearest] = conditions
    .filter((one) => !isFulfilled(one) && one.have !== undefined)
    .toSorted((one, other) => (other.have ?? 0) / other.need - (one.have ?? 0) / one.need);
  if (nearest === undefined) return undefined;
  const { condition, have = 0, need } = nearest;
  return endWords[language].nearest(names.conditions[condition].name, after.of(number(have), number(need)));
}
