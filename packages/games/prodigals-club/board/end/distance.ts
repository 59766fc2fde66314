import type { Seat } from '@manigance/core';
import type { Distance } from '@manigance/ui/end-parts.ts';
import { isFinalScore } from '../board-context.ts';
import { competitionsOf, type Props } from '../from-game.ts';
import { wordsOf } from '../words/index.ts';
import { endWords } from './words.ts';

/** PC-16.6 By how much a seat's final score was too high, or below that of the next. */
export function distance(props: Props, seat: Seat): Distance | undefined {
  const { view, outcome } = props.shown;
  const mine = view.players[seat];
  if (outcome === undefined || mine === undefined) return undefined;
  const words = endWords[props.language];
  const won = outcome.winners.includes(seat);
  const others = view.players.filter((player) => player.seat !== seat);
  const rivals = won ? others : others.filter((player) => outcome.winners.includes(player.seat));
  const best = Math.min(...rivals.map(({ finalScore }) => finalScore));
  const gap = Math.abs(mine.finalScore - best);
  const { words: board, phrases } = wordsOf(props.language);
  const counts = competitionsOf[view.mode].filter((id) => isFinalScore(mine, id));
  const detail = words.counted(
    phrases.figure(mine.finalScore),
    counts.map((id) => board.competitions[id]).join(', '),
  );
  if (gap === 0) return { headline: won ? words.tieWon : words.tieLost, detail };
  return { headline: won ? words.ahead(gap) : words.tooHigh(gap), detail };
}
