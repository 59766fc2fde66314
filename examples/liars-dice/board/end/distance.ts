import type { Seat } from '@manigance/core';
import type { Distance } from '@manigance/ui/end-parts.ts';
import type { Props } from '../props.ts';
import { standingsOf } from './standings.ts';
import { endWords } from './words.ts';

/** LD-6.2 With how many dice a seat won, or in which round it was out. */
export function distance({ shown, log, language, names }: Props, seat: Seat): Distance | undefined {
  const { view, outcome } = shown;
  if (outcome === undefined) return undefined;
  const words = endWords[language];
  const standings = standingsOf(view.diceLeft, log);
  const mine = standings.find((one) => one.seat === seat);
  if (mine === undefined) return undefined;
  if (mine.round === undefined) {
    const longest = standings.find(({ round }) => round !== undefined);
    const detail = longest?.round === undefined ? undefined : words.last(names(longest.seat), longest.round);
    return { headline: words.won(mine.left), detail };
  }
  return {
    headline: mine.hasLeft ? words.gone(mine.round) : words.out(mine.round),
    progress: { have: mine.round, need: view.round, figure: `${mine.round}`, of: words.of(view.round) },
  };
}
