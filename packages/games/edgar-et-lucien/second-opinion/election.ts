import type { Seat } from '@manigance/core';
import { at } from '@manigance/core';
import { ask, type Play } from './asking.ts';
import { type Auction, leftNeighbour, playerAt, type Table } from './table.ts';
import { checkVictory } from './victory.ts';
import type { Move } from './words.ts';

/** EL-17 */
export function* election(table: Table): Play {
  const most = Math.max(...table.order.map((seat) => playerAt(table, seat).popularity));
  const leaders = table.order.filter((seat) => playerAt(table, seat).popularity === most);
  if (leaders.length === 1) return elect(table, at(leaders, 0), 0); // EL-17.1
  table.phase = 'auction';
  const auction: Auction = { tied: leaders, passed: [], standing: undefined };
  table.auction = auction;
  yield* bidding(table, auction);
  table.auction = undefined;
  if (leaders.some((seat) => playerAt(table, seat).gone)) {
    yield* election(table); // EL-24.5
  } else if (auction.standing !== undefined) {
    elect(table, auction.standing.seat, auction.standing.amount); // EL-17.2.3
  } else {
    table.governor = undefined; // EL-17.2.5
    checkVictory(table, table.firstPlayer);
  }
}

/** EL-17.2.1, EL-17.2.2 Round the tied players until nobody is left to overbid. */
function* bidding(table: Table, auction: Auction): Play {
  for (;;) {
    for (const seat of auction.tied) {
      if (auction.passed.includes(seat) || auction.standing?.seat === seat) continue;
      const move = yield* ask(table, seat, 'bid', () => bidsOf(table, auction, seat), {
        whileIn: auction.tied,
      });
      if (auction.tied.some((tied) => playerAt(table, tied).gone)) return; // EL-24.5
      if (move?.do === 'bid') auction.standing = { seat, amount: move.amount };
      else auction.passed.push(seat);
    }
    const { passed, standing, tied } = auction;
    if (tied.every((seat) => passed.includes(seat) || standing?.seat === seat)) return;
  }
}

/** EL-17.2.1, EL-17.2.7 */
function bidsOf(table: Table, { standing }: Auction, seat: Seat): Move[] {
  const bids: Move[] = [{ do: 'pass' }];
  const { money } = playerAt(table, seat);
  for (let amount = 10_000; amount <= money; amount += 10_000)
    if (amount > (standing?.amount ?? 0)) bids.push({ do: 'bid', amount });
  return bids;
}

/** EL-17.3, EL-17.4 */
function elect(table: Table, seat: Seat, price: number): void {
  playerAt(table, seat).money -= price;
  table.governor = seat;
  table.firstPlayer = leftNeighbour(table, seat);
  checkVictory(table, seat);
}
