import type { Seat } from '@manigance/core';
import { ask, given, type Play } from './asking.ts';
import { build, buildings } from './building.ts';
import { type CardId, cardRow, isPlayable } from './cards.ts';
import { randomEvent } from './events.ts';
import { nearOwn, place, placings } from './placing.ts';
import { clearings, usablePowers, usePower } from './powers.ts';
import { canStartScroll, scroll } from './scrolls.ts';
import { inTroubleNotOf } from './scrolls-pieces.ts';
import { clockwise, discardFrom, liesOnTable, playerAt, type Table, takeFromHand } from './table.ts';
import { checkGoal, draw } from './victory.ts';
import { threatenRemoval } from './windows.ts';
import type { Move } from './words.ts';

/** Thrown by Doctor Mossy Lawn: the rest of the turn is lost. */
class TurnEnds extends Error {}

/** AM-4.1 */
export function* play(table: Table): Play<never> {
  for (;;) {
    const seat = table.active;
    checkGoal(table, seat);
    try {
      yield* playCards(table, seat);
    } catch (error) {
      if (!(error instanceof TurnEnds)) throw error;
    }
    const { hand, stuck } = playerAt(table, seat);
    const missing = Math.max(0, 5 - hand.length - stuck.length); // AM-4.3
    if (missing > 0) draw(table, seat, missing);
    table.active = clockwise(table, seat)[1] ?? seat;
    table.turn++;
    table.used.clear();
  }
}

/** AM-4.2, AM-4.8 (a) */
function* playCards(table: Table, seat: Seat): Play {
  for (;;) {
    const plays = playable(table, seat);
    const moves = plays.length > 0 ? plays : [{ do: 'pass' }];
    const move = yield* ask(seat, 'chooseCard', [...moves, ...powers(table, seat)]);
    if (move.do === 'power') yield* usePower(table, seat, given(move, 'area'));
    else {
      if (move.do === 'play') yield* playCard(table, seat, given(move, 'card'));
      return;
    }
  }
}

function playable(table: Table, seat: Seat): Move[] {
  const cards = playerAt(table, seat).hand.filter(isPlayable);
  return cards.map((card) => ({ do: 'play', card }));
}

function powers(table: Table, seat: Seat): Move[] {
  return usablePowers(table, seat).map((area) => ({ do: 'power', area }));
}

/** AM-9.6 Not while a random event is still to be resolved. */
function mossy(table: Table, seat: Seat, rest: readonly string[]): Move[] {
  const card = 'doctor-mossy-lawn';
  if (!playerAt(table, seat).hand.includes(card) || rest.includes('randomEvent')) return [];
  return [{ do: 'react', card }];
}

function endTurn(table: Table, seat: Seat, card: CardId): never {
  const { hand } = playerAt(table, seat);
  discardFrom(table, seat, 'doctor-mossy-lawn');
  if (!liesOnTable(table, card)) hand.push(card);
  table.playing = undefined;
  hand.push(...table.laidAside.splice(0));
  throw new TurnEnds();
}

/** AM-5.5 */
function putAway(table: Table, card: CardId): void {
  table.playing = undefined;
  if (!liesOnTable(table, card)) table.discard.push(card);
}

/** AM-5.1 */
function* playCard(table: Table, seat: Seat, card: CardId): Play {
  takeFromHand(table, seat, card);
  yield* resolveCard(table, seat, card);
}

/** AM-4.8 (b) and (c) */
function* resolveCard(table: Table, seat: Seat, card: CardId): Play {
  table.playing = card;
  const { symbols } = cardRow(card);
  let skippedLast = false;
  for (const [index, symbol] of symbols.entries()) {
    const move = yield* symbolQuestion(table, seat, card, index);
    skippedLast = move?.do === 'skip';
    if (move === undefined || skippedLast) continue;
    if (move.do === 'play') {
      const next = given(move, 'card');
      takeFromHand(table, seat, next);
      putAway(table, card);
      if (symbol === 'playAnother') return yield* resolveCard(table, seat, next); // AM-5.6
      return yield* playTwo(table, seat, next);
    }
    yield* perform(table, seat, card, symbol, move);
  }
  if (!skippedLast) yield* finish(table, seat, card);
  putAway(table, card);
}

/** AM-5.7 */
function* playTwo(table: Table, seat: Seat, first: CardId): Play {
  table.playing = first;
  const { hand } = playerAt(table, seat);
  if (hand.length > 0) {
    const cards = hand.filter(isPlayable);
    const moves = cards.map((card) => ({ do: 'layAside', card }));
    const move = yield* ask(seat, 'layAside', moves.length > 0 ? moves : [{ do: 'stop' }]);
    if (move.card !== undefined) {
      takeFromHand(table, seat, move.card);
      table.laidAside.push(move.card);
      yield* resolveCard(table, seat, first);
      const second = table.laidAside.pop();
      if (second !== undefined) yield* resolveCard(table, seat, second);
      return;
    }
  }
  yield* resolveCard(table, seat, first);
}

/** AM-4.8 (b) The answer; nothing if the symbol is left out. */
function* symbolQuestion(table: Table, seat: Seat, card: CardId, index: number): Play<Move | undefined> {
  const { symbols } = cardRow(card);
  const symbol = symbols[index] ?? '';
  for (;;) {
    const doing = waysToDo(table, seat, card, symbol);
    const using = powers(table, seat);
    const isEvent = symbol === 'randomEvent';
    if (isEvent && using.length === 0) return doing[0];
    if (doing.length === 0 && using.length === 0 && !choosesFromHand(table, seat, card, symbol))
      return undefined; // AM-5.4
    const skip = isEvent ? [] : [{ do: 'skip' }];
    const move = yield* ask(seat, 'symbol', [
      ...doing,
      ...skip,
      ...using,
      ...mossy(table, seat, symbols.slice(index)),
    ]);
    if (move.do === 'react') endTurn(table, seat, card);
    if (move.do !== 'power') return move;
    yield* usePower(table, seat, given(move, 'area'));
  }
}

/** AM-4.8 (b) The first choice of an action is made with the same answer; of a scroll, where a card is chosen to be played. */
function waysToDo(table: Table, seat: Seat, card: CardId, symbol: string): Move[] {
  switch (symbol) {
    case 'place':
      return placings(table, seat, nearOwn);
    case 'build':
      return buildings(table, seat, 1);
    case 'assassinate':
      return inTroubleNotOf(table, seat).map((target) => ({ do: 'remove', ...target })); // AM-6.3.1
    case 'removeTrouble':
      return clearings(table);
    default:
      if (choosesCard(card, symbol)) return playable(table, seat);
      return symbol !== 'scroll' || canStartScroll(table, seat, card) ? [{ do: 'act' }] : [];
  }
}

function choosesCard(card: CardId, symbol: string): boolean {
  return symbol === 'playAnother' || (symbol === 'scroll' && cardRow(card).effect === 'playTwoCards');
}

/** AM-5.6, AM-13.7 Put whenever the hand holds a card, playable or not. */
function choosesFromHand(table: Table, seat: Seat, card: CardId, symbol: string): boolean {
  return choosesCard(card, symbol) && playerAt(table, seat).hand.length > 0;
}

/** AM-4.8 (c) */
function* finish(table: Table, seat: Seat, card: CardId): Play {
  for (;;) {
    const using = powers(table, seat);
    if (using.length === 0 && playerAt(table, seat).hand.length === 0) return;
    const move = yield* ask(seat, 'finishCard', [{ do: 'finish' }, ...using, ...mossy(table, seat, [])]);
    if (move.do === 'finish') return;
    if (move.do === 'react') endTurn(table, seat, card);
    yield* usePower(table, seat, given(move, 'area'));
  }
}

/** AM-6 */
function* perform(table: Table, seat: Seat, card: CardId, symbol: string, move: Move): Play {
  switch (symbol) {
    case 'place':
      return yield* place(table, seat, nearOwn, { first: move });
    case 'build':
      return yield* build(table, seat, 1, move);
    case 'assassinate': {
      const target = { area: given(move, 'area'), piece: given(move, 'piece') };
      return yield* threatenRemoval(table, target, { kind: 'removal', by: 'symbol', cause: seat });
    }
    case 'removeTrouble':
      table.trouble.delete(given(move, 'area'));
      return;
    case 'scroll':
      yield* scroll(table, seat, card);
      table.spared.clear();
      return;
    case 'randomEvent':
      return yield* randomEvent(table, seat);
    default:
      playerAt(table, seat).money += Number(symbol.slice('money:'.length)); // AM-6.5
  }
}
