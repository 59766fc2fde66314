import type { Seat } from '@manigance/core';
import { at } from '@manigance/core';
import { choose, type Move, type Play } from './asking.ts';
import { cardRow, possession } from './cards.ts';
import { sendExtra } from './errands.ts';
import type { Amount, Count, Effect, Exchange } from './language.ts';
import { jump, moveEach, moveSteps, raisable, raise } from './society.ts';
import {
  cellOf,
  columns,
  countSymbol,
  inPlay,
  markerIds,
  playerAt,
  plays,
  rowValue,
  type Table,
} from './table.ts';
import { sell, swap } from './trade.ts';

/** An effect with its numbers counted (PC-8.3). */
type Counted = { readonly effect: Effect; readonly n: number };

/** PC-8.3 One effect with all its parts: counts first, then the parts in order. */
export function* resolve(table: Table, seat: Seat, effects: readonly Effect[]): Play {
  const counted: Counted[] = [];
  for (const effect of effects) counted.push({ effect, n: yield* countFor(table, seat, effect) });
  for (const { effect, n } of counted) yield* carryOut(table, seat, effect, n);
}

function* countFor(table: Table, seat: Seat, effect: Effect): Play<number> {
  return 'n' in effect && typeof effect.n === 'object' ? yield* amountOf(table, seat, effect.n) : 0;
}

function* amountOf(table: Table, seat: Seat, { base, each = 0, per }: Amount): Play<number> {
  return per === undefined ? base : base + each * (yield* count(table, seat, per));
}

function* count(table: Table, seat: Seat, per: Count): Play<number> {
  const player = playerAt(table, seat);
  switch (per.of) {
    case 'symbol':
      yield* nameSymbols(table, seat, per.symbol);
      return countSymbol(table, seat, per.symbol);
    case 'possessions':
      return player.possessions.filter((id) => possession(id).borough === per.borough).length;
    case 'offences':
      return table.offences;
    case 'hydePark':
      return table.boys.get('election-hyde-park')?.includes(seat) === true ? 1 : 0;
    case 'markers':
      return markerIds.filter((id) => {
        const cell = cellOf(player, id);
        return (
          (per.gender === undefined || id.startsWith(per.gender)) &&
          (per.column === undefined || columns[cell.column] === per.column) &&
          (per.value === undefined || rowValue(cell) === per.value)
        );
      }).length;
  }
}

/** PC-8.4 */
function* nameSymbols(table: Table, seat: Seat, symbol: string): Play {
  const { renaissance } = table;
  if (renaissance?.seat !== seat) return;
  const moves = [0, 1, 2].slice(0, 3 - renaissance.named.length).map((symbols) => ({ do: 'name', symbols }));
  const { symbols = 0 } = yield* choose(seat, 'name', moves);
  for (let named = 0; named < symbols; named++) renaissance.named.push(symbol);
}

/** PC-10.15 */
function* carryOut(table: Table, seat: Seat, effect: Effect, n: number): Play {
  switch (effect.do) {
    case 'loseVotes':
      playerAt(table, seat).votes -= n;
      return;
    case 'megaphones':
      playerAt(table, seat).megaphones += effect.n;
      return;
    case 'spend':
      return yield* spendWithTime(table, seat, n, effect.extras);
    case 'move':
      return yield* moveSteps(table, seat, n, effect.dirs, effect.gender);
    case 'moveEach':
      return yield* moveEach(table, seat, effect.column, effect.gender, effect.steps);
    case 'jump':
      return yield* jump(table, seat, effect.gender);
    case 'sell':
      return yield* sell(table, seat, effect.times, effect.discount);
    case 'swap':
      return yield* swap(table, seat, effect.limit);
    case 'placeErrand':
      return yield* sendExtra(table, seat);
    case 'basic':
      return yield* benefits(table, seat, effect.times, 2);
    case 'choice':
      return yield* choices(table, seat, effect.times, effect.options);
    case 'exchange':
      return yield* exchanges(table, seat, effect.times, effect.options);
    case 'pubCrawl':
    case 'moreTime':
      throw new TypeError(`${effect.do} is no part of an effect`);
  }
}

/** PC-10.2 */
function* spendWithTime(table: Table, seat: Seat, n: number, extras: readonly number[]): Play {
  const { hand } = playerAt(table, seat);
  const times = hand.filter((card) => cardRow(card).effects[0]?.do === 'moreTime');
  const most = Math.min(extras.length, times.length);
  const moves = Array.from({ length: most + 1 }, (_, cards) => ({ do: 'addTime', cards }));
  const { cards = 0 } = yield* choose(seat, 'moreTime', moves);
  for (const card of times.slice(0, cards)) hand.splice(hand.indexOf(card), 1);
  spend(
    table,
    seat,
    extras.slice(0, cards).reduce((sum, extra) => sum + extra, n),
  );
}

/** PC-11.8 */
function spend(table: Table, seat: Seat, n: number): void {
  const player = playerAt(table, seat);
  player.pounds -= player.possessions.length > 0 ? Math.min(n, player.pounds) : n;
}

/** PC-10.10 Basic actions, and PC-12.7 the benefits of an inner circle. */
export function* benefits(table: Table, seat: Seat, times: number, pounds: number): Play {
  for (let left = times; left > 0; left--) {
    const moves = inPlay(table).map((competition) => ({ do: 'benefit', competition }));
    const { competition } = yield* choose(seat, 'benefit', moves);
    if (competition === 'election') playerAt(table, seat).votes--;
    if (competition === 'society') yield* moveSteps(table, seat, 1, ['down'], undefined);
    if (competition === 'possessions') spend(table, seat, pounds);
  }
}

/** PC-10.11 */
function* choices(table: Table, seat: Seat, times: number, options: readonly Effect[]): Play {
  const counted: number[] = [];
  for (const option of options) counted.push(yield* countFor(table, seat, option));
  for (let left = times; left > 0; left--) {
    const moves = options.map((_, option) => ({ do: 'choose', option }));
    const { option = 0 } = yield* choose(seat, 'choice', moves);
    yield* carryOut(table, seat, at(options, option), at(counted, option));
  }
}

/** PC-10.12 */
function* exchanges(table: Table, seat: Seat, times: number, options: readonly Exchange[]): Play {
  for (let left = times; left > 0; left--) {
    const payable = options.flatMap(({ pay }, option) => (canPay(table, seat, pay) ? [option] : []));
    const moves: Move[] = payable.map((option) => ({ do: 'exchange', option }));
    const { option } = yield* choose(seat, 'exchange', [...moves, { do: 'stop' }]);
    if (option === undefined) return;
    const { pay, get } = at(options, option);
    const player = playerAt(table, seat);
    if (pay === 'votes') player.votes++;
    if (pay === 'pounds') player.pounds++;
    if (pay === 'up') yield* raise(table, seat);
    yield* carryOut(table, seat, get, yield* countFor(table, seat, get));
  }
}

function canPay(table: Table, seat: Seat, pay: Exchange['pay']): boolean {
  if (pay === 'votes') return playerAt(table, seat).votes < 44;
  return pay === 'pounds' || (plays(table, 'society') && raisable(table, seat).length > 0);
}
