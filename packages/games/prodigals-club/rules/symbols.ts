import type { Seat } from '@manigance/core';
import { listAt, numberAt } from './arrays.ts';
import { possessionSymbol } from './competitions/possessions/trade.ts';
import { cellOf, symbolAt } from './competitions/society/ladder.ts';
import { markersEach } from './competitions/society/markers.ts';
import { none } from './constants.ts';
import { type SymbolNumber, symbols } from './effects/language.ts';
import { plays } from './modes.ts';
import type { PcState } from './state.ts';

/** PC-8.1 A player's count of a symbol, over all sources. */
export function countSymbol(state: PcState, seat: Seat, symbol: SymbolNumber): number {
  let count = 0;
  if (plays(state, 'possessions')) {
    for (const tile of listAt(state.possessions, seat)) if (possessionSymbol[tile] === symbol) count++;
  }
  if (plays(state, 'election')) count += numberAt(state.circleSymbols, seat * symbols.length + symbol);
  if (plays(state, 'society')) {
    for (let marker = 0; marker < markersEach; marker++) {
      if (symbolAt[cellOf(state, seat, marker)] === symbol) count++;
    }
  }
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
