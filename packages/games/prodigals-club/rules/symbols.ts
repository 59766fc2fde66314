import type { Seat } from '@manigance/core';
import { competitionsIn } from './competitions/index.ts';
import { none } from './constants.ts';
import type { SymbolNumber } from './effects/language.ts';
import type { PcState } from './state.ts';

/** PC-8.1 A player's count of a symbol, over all sources. */
export function countSymbol(state: PcState, seat: Seat, symbol: SymbolNumber): number {
  let count = 0;
  for (const competition of competitionsIn(state))
    count += competition.countSymbol?.(state, seat, symbol) ?? 0;
  if (state.renaissance === seat) for (const named of state.named) if (named === symbol) count++;
  return count;
}

/** PC-8.4 How many symbols of the Renaissance Man this player may still name. */
export function unnamedSymbols(state: PcState, seat: Seat): number {
  if (state.renaissance !== seat) return 0;
  let unnamed = 0;
  for (const symbol of state.named) if (symbol === none) unnamed++;
  return unnamed;
}
