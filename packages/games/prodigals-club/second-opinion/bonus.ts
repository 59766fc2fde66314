import type { Seat } from '@manigance/core';
import { choose, given, type Play } from './asking.ts';
import { type Effect, readEffects } from './language.ts';
import { playerAt, plays, type Table } from './table.ts';

/** PC-21 */
const bonusTiles: Readonly<Record<string, { readonly competition: string; readonly text: string }>> = {
  'bonus-megaphones': { competition: 'election', text: 'Gain 2 megaphones.' },
  'bonus-votes': { competition: 'election', text: 'Lose 2 votes.' },
  'bonus-society-down': { competition: 'society', text: 'Move up to 2 steps down.' },
  'bonus-society-diagonal': { competition: 'society', text: 'Move up to 2 steps diagonally down.' },
  'bonus-sell': { competition: 'possessions', text: 'Sell 1 possession at a discount of £1.' },
  'bonus-spend': { competition: 'possessions', text: 'Spend £2.' },
};

/** PC-4.13 */
export function bonusTilesOf(table: Table): string[] {
  return Object.entries(bonusTiles).flatMap(([id, { competition }]) =>
    plays(table, competition) ? [id] : [],
  );
}

/** The effects of a bonus tile. */
export function bonusEffects(id: string): Effect[] {
  return readEffects(bonusTiles[id]?.text ?? '');
}

/** PC-9.8 The *Megaphones* tile counts from the moment it is taken. */
export function isPassive(id: string): boolean {
  return id === 'bonus-megaphones';
}

/** PC-7.12 */
export function* takeBonus(table: Table, seat: Seat): Play {
  if (table.bonusLeft.length === 0) return;
  const moves = table.bonusLeft.map((tile) => ({ do: 'takeBonus', tile }));
  const tile = given(yield* choose(seat, 'bonus', moves), 'tile');
  table.bonusLeft = table.bonusLeft.filter((one) => one !== tile);
  const player = playerAt(table, seat);
  player.bonus = tile;
  if (isPassive(tile)) player.megaphones += 2;
}
