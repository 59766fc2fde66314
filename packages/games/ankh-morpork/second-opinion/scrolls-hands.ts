import type { Seat } from '@manigance/core';
import { at } from '@manigance/core';
import { choose, given, type Play } from './asking.ts';
import { type CardId, cardRow } from './cards.ts';
import { chooseTarget } from './scrolls-money.ts';
import { buildingsOf, discardFrom, giveMoney, others, playerAt, type Table, takeFromHand } from './table.ts';
import { draw } from './victory.ts';
import { blocks } from './windows.ts';
import type { Move } from './words.ts';

function giveCard(table: Table, from: Seat, to: Seat, card: CardId): void {
  takeFromHand(table, from, card);
  playerAt(table, to).hand.push(card);
}

function handMoves(table: Table, seat: Seat, name: string): Move[] {
  return playerAt(table, seat).hand.map((card) => ({ do: name, card }));
}

/** AM-13.3 */
export function* receiveCards(table: Table, seat: Seat): Play {
  const target = yield* chooseTarget(table, seat);
  const { hand } = playerAt(table, target);
  if (hand.length === 0 || (yield* blocks(table, target))) return;
  const all = hand.length <= 2;
  for (let left = Math.min(2, hand.length); left > 0; left--) {
    const moves = handMoves(table, target, 'give');
    giveCard(
      table,
      target,
      seat,
      given(all ? at(moves, 0) : yield* choose(target, 'giveCards', moves), 'card'),
    );
  }
}

/** AM-13.4 */
export function* eachOtherGivesMoneyOrCard(table: Table, seat: Seat): Play {
  for (const rival of others(table, seat)) {
    const player = playerAt(table, rival);
    if (player.hand.length + player.money === 0) continue;
    if (yield* blocks(table, rival)) continue;
    const moves = handMoves(table, rival, 'give');
    if (player.money >= 1) moves.push({ do: 'pay' });
    if (moves.length === 0) continue;
    const { card } = yield* choose(rival, 'giveMoneyOrCard', moves);
    if (card === undefined) giveMoney(table, rival, seat, 1);
    else giveCard(table, rival, seat, card);
  }
}

/** AM-13.19 */
export function drawFromDiscard(table: Table, seat: Seat): void {
  const taken = table.chance.recovered();
  if (taken.length !== Math.min(4, table.discard.length)) throw new RangeError('not four cards of the pile');
  for (const card of taken) {
    const index = table.discard.indexOf(card);
    if (index === -1) throw new RangeError(`${card} is not in the discard pile`);
    table.discard.splice(index, 1);
    playerAt(table, seat).hand.push(card);
  }
}

/** AM-14 How many cards each scroll draws. */
const drawn: Readonly<Record<CardId, number>> = {
  hex: 3,
  librarian: 4,
  'leonard-of-quirm': 4,
  'sergeant-cheery-littlebottom': 2,
  'the-clacks': 2,
  'moist-von-lipwig': 2,
  'professor-of-recent-runes': 2,
};

/** AM-13.20, AM-13.21 */
export function drawByScroll(table: Table, seat: Seat, card: CardId): void {
  const perBuilding = cardRow(card).effect === 'drawPerOwnBuilding';
  const count = perBuilding ? buildingsOf(table, seat).length : (drawn[card] ?? 0);
  if (count > 0) draw(table, seat, count);
}

/** AM-13.22 */
export function* discardForMoney(table: Table, seat: Seat, per: number): Play {
  yield* discardSome(table, seat, playerAt(table, seat).hand.length, per);
}

/** AM-13.24 */
export function* discardAndRefill(table: Table, seat: Seat): Play {
  yield* discardSome(table, seat, 3, 0);
  const { hand, stuck } = playerAt(table, seat);
  const missing = Math.max(0, 5 - hand.length - stuck.length);
  if (missing > 0) draw(table, seat, missing);
}

/** One card after the other, or stop. */
function* discardSome(table: Table, seat: Seat, most: number, per: number): Play {
  for (let count = 0; count < most && playerAt(table, seat).hand.length > 0; count++) {
    const moves = [...handMoves(table, seat, 'discard'), { do: 'stop' }];
    const { card } = yield* choose(seat, 'discardSome', moves);
    if (card === undefined) return;
    discardFrom(table, seat, card);
    playerAt(table, seat).money += per;
  }
}

/** AM-13.26 */
export function* sellCard(table: Table, seat: Seat): Play {
  const target = yield* chooseTarget(table, seat);
  const card = given(yield* choose(seat, 'chooseSale', handMoves(table, seat, 'sell')), 'card');
  if (yield* blocks(table, target)) return;
  giveCard(table, seat, target, card);
  giveMoney(table, target, seat, 2);
}

/** AM-13.32 */
export function exchangePersonality(table: Table, seat: Seat): void {
  const player = playerAt(table, seat);
  const taken = table.chance.exchanged();
  if (!table.unused.includes(taken)) throw new RangeError(`${taken} is not among the unused`);
  table.unused = [...table.unused.filter((one) => one !== taken), player.personality];
  player.personality = taken;
}

/** AM-13.37 */
export function* inspectAndDiscard(table: Table, seat: Seat): Play {
  const target = yield* chooseTarget(table, seat);
  if (playerAt(table, target).hand.length === 0) return;
  if (yield* blocks(table, target)) return;
  const moves = handMoves(table, target, 'discard');
  if (moves.length === 0) return;
  discardFrom(table, target, given(yield* choose(seat, 'pickFromHand', moves), 'card'));
}

/** AM-13.39 */
export function* swapHands(table: Table, seat: Seat): Play {
  const target = yield* chooseTarget(table, seat);
  if (yield* blocks(table, target)) return;
  const [mine, theirs] = [playerAt(table, seat), playerAt(table, target)];
  [mine.hand, theirs.hand] = [theirs.hand, mine.hand];
}

/** AM-13.48 */
export function* stealFromRandom(table: Table, seat: Seat): Play {
  const target = yield* chooseTarget(table, seat);
  const { hand } = playerAt(table, target);
  if (hand.length === 0 || (yield* blocks(table, target)) || hand.length === 0) return;
  const [only] = hand;
  if (only !== undefined && hand.length === 1) return giveCard(table, target, seat, only);
  const two = table.chance.drawnBlind();
  if (two.length !== 2 || !two.every((card) => hand.includes(card)))
    throw new RangeError('not two cards of that hand');
  const moves = two.map((card) => ({ do: 'keep', card }));
  giveCard(table, target, seat, given(yield* choose(seat, 'keepOne', moves), 'card'));
}
