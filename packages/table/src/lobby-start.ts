import type { Seat } from '@manigance/core';
import type { TableEntry } from './entries.ts';
import type { CommandContext } from './moves.ts';
import type { Table } from './table.ts';

/** Seats that a person may take. */
export function freeSeats(table: Table): readonly Seat[] {
  return table.seats.flatMap(({ plan, person }, seat) =>
    plan.for === 'anyone' && person === undefined ? [seat] : [],
  );
}

/** The entries that begin the match. */
export function beginning({
  now,
  game,
  secret,
}: Pick<CommandContext, 'now' | 'game' | 'secret'>): readonly TableEntry[] {
  if (game === undefined) return [];
  return [{ kind: 'started', at: now, rulesVersion: game.rulesVersion, seed: secret(), salt: secret() }];
}
