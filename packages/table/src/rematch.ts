import type { SeatPlan, TableSetup } from '@manigance/protocol';
import type { Person } from './room/context.ts';
import { hasLeft, type SeatState, type Table } from './table.ts';

/** Setup of a rematch and the people seated at it. */
export interface LineUp {
  readonly setup: TableSetup;
  readonly seated: readonly { readonly seat: number; readonly who: Person }[];
  readonly colours: readonly { readonly seat: number; readonly colour: string }[];
}

/** Everyone keeps their seat and colour; a person who left is replaced by the bot that took their seat. */
export function lineUp({ setup, seats }: Table): LineUp {
  const seated = seats.flatMap((one, seat) =>
    one.person === undefined || hasLeft(one) ? [] : [{ seat, who: one.person }],
  );
  const colours = seats.flatMap(({ colour }, seat) => (colour === undefined ? [] : [{ seat, colour }]));
  return { setup: { ...setup, seats: seats.map(planOf) }, seated, colours };
}

function planOf(seat: SeatState): SeatPlan {
  const { plan, bot } = seat;
  return bot !== undefined && hasLeft(seat) ? { for: 'bot', level: bot.level } : plan;
}
