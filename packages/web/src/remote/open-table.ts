import type { Setting } from '@manigance/core';
import type { Pace, SeatPlan } from '@manigance/protocol';
import { type GameId, gameCards } from '../games.ts';
import { go } from '../router.ts';
import { connection } from './connection.ts';
import { introduce } from './guest.ts';

export interface TableWish {
  readonly game: GameId;
  readonly seats: number;
  readonly options: Readonly<Record<string, Setting>>;
  readonly pace: Pace;
  readonly access: 'private' | 'open';
  readonly name: string;
}

/** Opens a table on the server, sits down at it and goes there. */
export async function openTable({ game, seats, options, pace, access, name }: TableWish): Promise<void> {
  await introduce(name);
  const usual = Object.entries(gameCards[game].settings).map(([setting, values]) => [setting, values[0]]);
  const plan: SeatPlan = { for: 'anyone' };
  const made = await connection().ask({
    type: 'create',
    game,
    options: { ...(Object.fromEntries(usual) as Record<string, Setting>), ...options },
    seats: Array.from({ length: seats }, () => plan),
    pace,
    access,
    atZero: 'bot',
    spectators: true,
  });
  if (made.type !== 'created') throw new Error('no table was made');
  // Whoever opens a table may already have been given a seat.
  await connection()
    .ask({ type: 'sit', table: made.table })
    .catch(() => undefined);
  go({ at: 'table', id: made.table });
}

/** The table behind an invitation code. */
export async function joinByCode(code: string, name: string): Promise<void> {
  await introduce(name);
  const found = await connection().ask({ type: 'find', code: code.trim().toUpperCase() });
  if (found.type === 'found') go({ at: 'table', id: found.table });
}
