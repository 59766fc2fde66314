import type { Outcome, Seat } from '@manigance/core';
import { takeLast } from '@manigance/core';
import { MatchEnds } from '@manigance/core/second-opinion';
import { areaIds } from './city.ts';
import {
  buildingsOf,
  clockwise,
  costOf,
  footAt,
  hasDemon,
  hasMinion,
  holdsCityCard,
  minionsIn,
  playerAt,
  type Table,
} from './table.ts';

/** Ends the match: nothing further is resolved. */
function end(
  table: Table,
  outcome: Outcome & { readonly points?: readonly number[]; readonly after?: string },
): never {
  playerAt(table, table.active).hand.push(...table.laidAside.splice(0)); // AM-5.7
  const personalities = table.players.map(({ personality }) => personality); // AM-3.8
  throw new MatchEnds(Object.assign({ personalities }, outcome));
}

/** AM-11.1 At the start of the turn, before anything else. */
export function checkGoal(table: Table, seat: Seat): void {
  const how = goalMet(table, seat);
  if (how !== undefined) end(table, { winners: [seat], how });
}

function goalMet(table: Table, seat: Seat): string | undefined {
  const { seats } = table;
  switch (playerAt(table, seat).personality) {
    case 'lord-vetinari': {
      const spread = areaIds.filter((area) => hasMinion(table, seat, area) && !hasDemon(table, area));
      return spread.length >= 13 - seats ? 'spread' : undefined; // AM-11.2: 11, 10, 9
    }
    case 'lord-selachii':
    case 'lord-rust':
    case 'lord-de-worde': {
      const needed = seats === 2 ? 7 : seats === 3 ? 5 : 4; // AM-11.3
      const own = areaIds.filter((area) => controls(table, seat, area));
      return own.length >= needed ? 'control' : undefined;
    }
    case 'dragon-king-of-arms':
      return table.trouble.size >= 8 ? 'trouble' : undefined; // AM-11.5
    case 'chrysoprase':
      return worth(table, seat) >= 50 ? 'wealth' : undefined;
    case 'commander-vimes':
      return undefined; // AM-11.7: only when the draw pile is exhausted
  }
}

/** AM-11.4 */
function controls(table: Table, seat: Seat, area: string): boolean {
  if (hasDemon(table, area)) return false;
  const pieces = (one: Seat) => minionsIn(table, one, area) + (table.buildings.get(area) === one ? 1 : 0);
  const rivals = clockwise(table, seat).slice(1).map(pieces);
  const trolls = footAt(table, area).filter((piece) => piece === 'troll').length;
  return [...rivals, trolls, 0].every((count) => pieces(seat) > count);
}

/** AM-11.6 */
function worth(table: Table, seat: Seat): number {
  const { money, loans } = playerAt(table, seat);
  return money + buildingWorth(table, seat) - 12 * loans.length;
}

/** Buildings in demon areas count nothing (AM-10.8). */
function buildingWorth(table: Table, seat: Seat): number {
  const counting = buildingsOf(table, seat).filter((area) => !hasDemon(table, area));
  return counting.reduce((sum, area) => sum + costOf(area), 0);
}

/** AM-12.2 The end comes at the very moment the last card leaves the pile. */
export function draw(table: Table, seat: Seat, count: number): void {
  for (let drawn = 0; drawn < count && table.deck.length > 0; drawn++)
    playerAt(table, seat).hand.push(takeLast(table.deck));
  endIfExhausted(table);
}

/** AM-12.3 */
export function endIfExhausted(table: Table): void {
  if (table.deck.length > 0) return;
  const vimes = table.players.findIndex(({ personality }) => personality === 'commander-vimes');
  if (vimes !== -1) end(table, { winners: [vimes], how: 'exhaustion' });
  endByPoints(table, 'emptyDeck');
}

/** AM-12.4, AM-12.7 */
export function endByPoints(table: Table, after: 'riots' | 'emptyDeck'): never {
  const seats = clockwise(table, 0);
  const points = seats.map((seat) => pointsOf(table, seat));
  const leaders = seats.filter((seat) => points[seat] === Math.max(...points));
  const highest = Math.max(...leaders.map((seat) => highestCard(table, seat)));
  const winners = leaders.filter((seat) => highestCard(table, seat) === highest);
  end(table, { winners, how: 'points', points, after });
}

/** AM-12.4, AM-12.6 */
function pointsOf(table: Table, seat: Seat): number {
  const { money, loans } = playerAt(table, seat);
  const paid = Math.min(loans.length, Math.floor(money / 12));
  const unpaid = loans.length - paid;
  const minions = areaIds
    .filter((area) => !hasDemon(table, area))
    .reduce((sum, area) => sum + minionsIn(table, seat, area), 0);
  return 5 * minions + buildingWorth(table, seat) + money - 12 * paid - 15 * unpaid;
}

/** AM-12.7 */
function highestCard(table: Table, seat: Seat): number {
  return Math.max(0, ...areaIds.filter((area) => holdsCityCard(table, seat, area)).map(costOf));
}
