import type { Seat } from '@manigance/core';
import type { Distance } from '@manigance/ui/end-parts.ts';
import type { AmOutcome } from '../../rules/index.ts';
import type { GoalProgress } from '../../rules/victory.ts';
import { boardContext, type Props } from '../board-context.ts';
import { type EndWords, endWords } from './words.ts';

/** AM-11, AM-12 How near a seat was to its own goal, or to the points of the winner. */
export function distance(props: Props, seat: Seat): Distance | undefined {
  const outcome = props.shown.outcome as AmOutcome | undefined;
  if (outcome === undefined) return undefined;
  if (outcome.points !== undefined) return byPoints(outcome.points, outcome, seat, endWords[props.language]);
  return outcome.winners.includes(seat) ? ahead(props, outcome, seat) : short(props, seat);
}

/** AM-12.4 Points decided. */
function byPoints(points: readonly number[], { winners }: AmOutcome, seat: Seat, words: EndWords): Distance {
  const own = points[seat] ?? 0;
  const won = winners.includes(seat);
  const others = points.filter((_, other) => (won ? other !== seat : winners.includes(other)));
  const best = Math.max(...others);
  const gap = Math.abs(best - own);
  if (gap === 0) return { headline: words.levelOnPoints };
  if (won) return { headline: words.pointsAhead(gap) };
  return {
    headline: words.pointsShort(gap),
    progress: { have: own, need: best, figure: `${own}`, of: words.of(`${best}`) },
  };
}

/** AM-11.1 A secret goal decided: what this seat lacked for its own. */
function short(props: Props, seat: Seat): Distance | undefined {
  const { words: board, names } = boardContext(props);
  const words = endWords[props.language];
  const { goal: progress, personality } = props.shown.view.players[seat] ?? {};
  if (progress === undefined || personality === undefined) return undefined;
  const { goal, have, need } = progress;
  const { name } = names.personalities[personality];
  if (goal === 'exhaustion') return { headline: words.cardsLeft(have), detail: name };
  if (have >= need) return { headline: words.tooLate, detail: board.labelled(name, told(progress, props)) };
  const figure = (amount: number) => (goal === 'wealth' ? board.dollars(amount) : `${amount}`);
  return {
    headline: goal === 'wealth' ? words.dollarsShort(figure(need - have)) : words.areasShort(need - have),
    detail: board.labelled(name, told(progress, props)),
    progress: { have, need, figure: figure(have), of: words.of(figure(need)) },
  };
}

/** The rival who was nearest to a goal of their own when this seat won. */
function ahead(props: Props, { winners }: AmOutcome, seat: Seat): Distance | undefined {
  const words = endWords[props.language];
  const rivals = props.shown.view.players.flatMap(({ goal }, other) =>
    goal === undefined || goal.need === 0 || other === seat || winners.includes(other)
      ? []
      : [{ other, goal, share: goal.have / goal.need }],
  );
  const [nearest] = rivals.toSorted((one, two) => two.share - one.share);
  if (nearest === undefined) return undefined;
  return { headline: words.closest(props.names(nearest.other)), detail: told(nearest.goal, props) };
}

function told({ goal, have, need }: GoalProgress, props: Props): string {
  const { progress } = boardContext(props).words;
  return goal === 'exhaustion' ? progress.exhaustion(have) : progress[goal](have, need);
}
