import { rollDie, type Seat, tell } from '@manigance/core';
import { dieSides } from './constants.ts';
import { type Area, areaId } from './ids.ts';
import type { AmState } from './state.ts';

/** AM-1.1 Rolls the die of twelve sides. */
export function roll(draft: AmState, seat: Seat): number {
  const rolled = rollDie(draft, dieSides);
  tell(draft, { type: 'rolled', seat, roll: rolled });
  return rolled;
}

/** AM-1.4 A roll that names an area by its number. */
export function rollArea(draft: AmState, seat: Seat): Area {
  const rolled = rollDie(draft, dieSides);
  tell(draft, { type: 'rolled', seat, roll: rolled, area: areaId(rolled - 1) });
  return rolled - 1;
}
