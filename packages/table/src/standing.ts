import { type Game, type Move, type Seat, show } from '@manigance/core';
import type { Table } from './table.ts';

/** The answer a person has given in advance to the question the table waits on. */
export function standingMove(
  { match, seats }: Table,
  game: Game,
): { readonly seat: Seat; readonly move: Move } | undefined {
  const rule = game.standing;
  if (match === undefined || rule === undefined) return undefined;
  for (const seat of match.views?.asked ?? []) {
    const { standing, bot } = seats[seat] ?? {};
    if (standing === undefined || bot !== undefined) continue;
    const { view, asked } = show(game, match.state, seat);
    const move = rule.answer(view, asked?.options ?? [], standing);
    if (move !== undefined) return { seat, move };
  }
  return undefined;
}
