import { type Seat, tell } from '@manigance/core';
import { addTo, numberAt } from './arrays.ts';
import { type Competition, competitions } from './competitions/index.ts';
import { type Mode, modes } from './modes.ts';
import type { PcState } from './state.ts';

/** PC-10.14, LW-13.10 The competition whose pounds are spent, if one is in play. */
function purseOf({ mode }: PcState): Competition | undefined {
  const { purse } = modes[mode];
  if (purse !== undefined) purseIn[mode] ??= competitions[purse];
  return purseIn[mode];
}
/** Filled at the first use: the competition may be loaded after the rest. */
const purseIn: { [M in Mode]?: Competition } = {};

/** PC-11.8, LW-12.1 Whether a player owns a possession or property. */
export function ownsAny(state: PcState, seat: Seat): boolean {
  return purseOf(state)?.owns?.(state, seat) === true;
}

/** PC-11.3, LW-13.7 Asks an owner which to sell; a player without possessions is not asked. */
export function startSelling(draft: PcState, seat: Seat, left: number, discount: number): void {
  if (ownsAny(draft, seat)) purseOf(draft)?.sell?.(draft, seat, left, discount);
}

/** PC-11.8, LW-12.1 An owner pays at most the cash at hand; a player who owns nothing may go into debt. */
export function spend(draft: PcState, seat: Seat, asked: number, moreTime: number): void {
  if (asked === 0) return; // PC-18.6
  const before = numberAt(draft.pounds, seat);
  const n = ownsAny(draft, seat) ? Math.min(asked, before) : asked;
  const pounds = before - n;
  draft.pounds[seat] = pounds;
  tell(draft, { type: 'spent', seat, n, asked, moreTime, pounds });
}

/** PC-11.12, LW-12.4 Takes pounds, which also reduce a debt. */
export function takePounds(draft: PcState, seat: Seat, n: number): void {
  const pounds = addTo(draft.pounds, seat, n);
  tell(draft, { type: 'poundsTaken', seat, n, pounds });
}
