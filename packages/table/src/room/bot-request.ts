import { type Seat, show } from '@manigance/core';
import type { BotRequest } from '../bot-pool.ts';
import type { EventLog } from './event-log.ts';

/** Everything a bot is handed to decide for a seat: what the seat is shown and has witnessed. */
export async function requestOf(
  log: EventLog,
  seat: Seat,
  level: string,
  seed: string,
): Promise<BotRequest | undefined> {
  const history = (await log.stepsAfter(seat, 0)).flatMap(({ events }) => events);
  const { table, game } = log;
  if (table.match === undefined || game === undefined) return undefined;
  const shown = show(game, table.match.state, seat);
  return { table: table.id, game: table.setup.game, level, shown, history, seed };
}
