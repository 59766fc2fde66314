import type { SeatPlan, TableSetup } from '@manigance/protocol';

/** The plan of a seat that anybody may take. */
export const anyone: SeatPlan = { for: 'anyone' };

/** A private table without a clock, for so many people or these seats; spectators may watch. `more` changes that. */
export function plainSetup(
  game: string,
  seats: number | readonly SeatPlan[],
  more: Partial<TableSetup> = {},
): TableSetup {
  return {
    game,
    options: {},
    seats: typeof seats === 'number' ? Array.from({ length: seats }, () => anyone) : seats,
    pace: { kind: 'untimed' },
    access: 'private',
    atZero: 'default',
    spectators: true,
    ...more,
  };
}
