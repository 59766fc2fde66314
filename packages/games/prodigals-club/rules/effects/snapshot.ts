import { push, type Seat } from '@manigance/core';
import { listAt, numberAt } from '../arrays.ts';
import { hasBit } from '../bits.ts';
import { hydeParkSpace } from '../board.ts';
import { boroughOf } from '../competitions/possessions/trade.ts';
import { cellOf, columnOf, rowValue } from '../competitions/society/ladder.ts';
import { genderOf, markersEach } from '../competitions/society/markers.ts';
import { lastWill } from '../last-will.ts';
import type { PcState } from '../state.ts';
import { countSymbol, unnamedSymbols } from '../symbols.ts';
import { resolveEffect } from './interpreter.ts';
import { type Amount, boroughs, type Count, columns, type Effect, symbols } from './language.ts';

const noCounts: readonly number[] = [];

/** PC-8.3 Takes every count in an effect, then resolves it. */
export function begin(draft: PcState, seat: Seat, effect: Effect): void {
  if (countsNothing(effect)) resolveEffect(draft, seat, effect);
  else takeCounts(draft, seat, effect, noCounts);
}

/** PC-8.4, PC-8.7 Continues counting. Asks at each symbol that the player may still name. */
export function takeCounts(draft: PcState, seat: Seat, effect: Effect, taken: readonly number[]): void {
  const counts = taken.slice();
  for (const per of countsIn(effect).slice(taken.length)) {
    if (per.count === 'symbol' && unnamedSymbols(draft, seat) > 0) {
      push(draft, { kind: 'name', seat, symbol: per.symbol, effect, counts });
      return;
    }
    counts.push(countOf(draft, seat, per));
  }
  resolveEffect(draft, seat, fixed(effect, counts.values()));
}

function countOf(state: PcState, seat: Seat, per: Count): number {
  switch (per.count) {
    case 'symbol':
      return countSymbol(state, seat, symbols.indexOf(per.symbol));
    case 'markers':
      return countMarkers(state, seat, per);
    case 'offences':
      return state.offences;
    case 'hydePark':
      return hasBit(numberAt(state.boys, hydeParkSpace), seat) ? 1 : 0;
    case 'possessions': {
      const borough = boroughs.indexOf(per.borough);
      return listAt(state.possessions, seat).filter((tile) => boroughOf[tile] === borough).length;
    }
    case 'properties':
      return lastWill.loaded.countProperties(state, seat, per.types);
    case 'lodged':
      return lastWill.loaded.countLodged(state, seat, per.kinds);
    default: {
      const never: never = per;
      return never;
    }
  }
}

function countMarkers(
  state: PcState,
  seat: Seat,
  { gender, column, value }: Extract<Count, { count: 'markers' }>,
): number {
  let count = 0;
  for (let marker = 0; marker < markersEach; marker++) {
    const cell = cellOf(state, seat, marker);
    if (gender !== undefined && genderOf[marker] !== gender) continue;
    if (column !== undefined && columns[columnOf(cell)] !== column) continue;
    if (value !== undefined && rowValue[cell] !== value) continue;
    count++;
  }
  return count;
}

function countsNothing(effect: Effect): effect is Effect<number> {
  if (effect.do === 'seq') return effect.steps.every(countsNothing);
  if (effect.do === 'choice' || effect.do === 'exchange') return countsIn(effect).length === 0;
  return !('n' in effect) || typeof effect.n === 'number';
}

/** The counts of an effect, in written order. */
function countsIn(effect: Effect): Count[] {
  switch (effect.do) {
    case 'seq':
      return effect.steps.flatMap(countsIn);
    case 'choice':
      return effect.options.flatMap(countsIn);
    case 'exchange':
      return effect.options.flatMap(({ get }) => countsIn(get));
    default:
      return 'n' in effect && typeof effect.n !== 'number' ? [effect.n.per] : [];
  }
}

/** The effect with its amounts computed from the counts. */
function fixed(effect: Effect, counts: Iterator<number>): Effect<number> {
  switch (effect.do) {
    case 'seq':
      return { ...effect, steps: effect.steps.map((step) => fixed(step, counts)) };
    case 'choice':
      return { ...effect, options: effect.options.map((option) => fixed(option, counts)) };
    case 'exchange':
      return { ...effect, options: effect.options.map(({ pay, get }) => ({ pay, get: fixed(get, counts) })) };
    case 'loseVotes':
    case 'spend':
    case 'move':
      return { ...effect, n: amountOf(effect.n, counts) };
    default:
      return effect;
  }
}

function amountOf(amount: Amount, counts: Iterator<number>): number {
  if (typeof amount === 'number') return amount;
  return amount.base + amount.each * (counts.next().value as number);
}
