import { nameOfSymbol } from './context.ts';
import { unmasked } from './goals.ts';
import type { SymbolName } from './names.ts';
import { namesEn } from './names-en.ts';
import { outcomesEn } from './reasons-en.ts';
import type { EventWords } from './tables.ts';
import { aPiece, areaName, cardName, dollars, list, personality, someCards, stopped } from './words-en.ts';

const skipped: Readonly<Record<SymbolName, string>> = {
  place: 'places nobody',
  build: 'does not build',
  assassinate: 'assassinates nobody',
  removeTrouble: 'leaves the trouble alone',
  money: 'leaves the money in the bank',
  scroll: 'ignores the scroll',
  randomEvent: 'draws no event',
  playAnother: 'plays no further card',
  interrupt: 'does not interrupt',
};

/** AM-5.4 Why a symbol is passed over. */
const leftOut: Readonly<Record<SymbolName, string>> = {
  place: 'no minion to place',
  build: 'nowhere to build',
  assassinate: 'nobody to assassinate',
  removeTrouble: 'no trouble to remove',
  money: 'no money to take',
  scroll: 'the scroll finds nothing to do',
  randomEvent: 'no event to draw',
  playAnother: 'no further card to play',
  interrupt: 'nothing to interrupt',
};

/** Log lines. */
export const logEn: EventWords = {
  firstRoll: ({ seat, roll }, name) => `${name(seat)} rolls for the first turn: ${roll}.`,
  rolled: ({ seat, roll, area }, name) =>
    area === undefined ? `${name(seat)} rolls ${roll}.` : `${name(seat)} rolls ${roll}: ${areaName(area)}.`,
  turn: ({ seat }, name) => `${name(seat)} to play.`,
  passedTurn: ({ seat }, name) => `${name(seat)} has nothing to play, and passes.`,
  played: ({ seat, card }, name) => `${name(seat)} plays ${cardName(card)}.`,
  discarded: ({ seat, card, by }, name) =>
    by === undefined
      ? `${name(seat)} discards ${cardName(card)}.`
      : `${name(by)} makes ${name(seat)} discard ${cardName(card)}.`,
  reacted: ({ seat, card }, name) => `${name(seat)} interrupts with ${cardName(card)}.`,
  kept: ({ seat, card }, name) => `${cardName(card)} goes back to ${name(seat)}’s hand.`,
  borrowed: ({ seat, card }, name) => `${name(seat)} takes out a loan: ${cardName(card)} stays on the table.`,
  stuck: ({ seat, card }, name) => `${name(seat)} is stuck with ${cardName(card)} until the end.`,
  skipped: ({ seat, card, symbol }, name) =>
    `${name(seat)} ${skipped[nameOfSymbol(symbol).symbol]} (${cardName(card)}).`,
  placed: ({ seat, area }, name) => `${name(seat)} places a minion in ${areaName(area)}.`,
  lifted: ({ seat, area }, name) => `${name(seat)}, out of minions, takes one up from ${areaName(area)}.`,
  trouble: ({ area }) => `Trouble in ${areaName(area)}.`,
  calm: ({ area }) => `Calm returns to ${areaName(area)}.`,
  cityCardLost: ({ area }) => `The City Area card of ${areaName(area)} leaves the game.`,
  built: ({ seat, area }, name) => `${name(seat)} puts up a building in ${areaName(area)}.`,
  boughtOut: ({ seat, area }, name) => `${name(seat)} buys the building in ${areaName(area)}.`,
  buildingLost: ({ seat, area }, name) => `${name(seat)}’s building in ${areaName(area)} is gone.`,
  usedPower: ({ seat, area }, name) => `${name(seat)} uses the power of ${areaName(area)}.`,
  threatened: ({ area, piece }, name) => `${aPiece(piece, name)} in ${areaName(area)} is singled out.`,
  removed: ({ area, piece }, name) =>
    typeof piece === 'string'
      ? `A ${piece} disappears from ${areaName(area)}.`
      : `${name(piece)} loses a minion in ${areaName(area)}.`,
  arrived: ({ area, piece }) =>
    `A ${piece === 'troll' ? 'troll moves into' : 'demon appears in'} ${areaName(area)}.`,
  spared: ({ area, piece }, name) => `${aPiece(piece, name)} stays in ${areaName(area)}.`,
  keptOut: ({ area, piece }) => `The ${piece} expected in ${areaName(area)} will not be coming.`,
  moved: ({ piece, from, to }, name) =>
    `${aPiece(piece, name)} moves from ${areaName(from)} to ${areaName(to)}.`,
  tookMoney: ({ seat, amount }, name) => `${name(seat)} takes ${dollars(amount)} from the bank.`,
  paidBank: ({ seat, amount }, name) => `${name(seat)} pays the bank ${dollars(amount)}.`,
  gaveMoney: ({ seat, to, amount }, name) => `${name(seat)} gives ${name(to)} ${dollars(amount)}.`,
  gods({ seat, building, cityCard }, name) {
    const calls = `${name(seat)} calls on ${namesEn.areas['small-gods']}`;
    if (building !== undefined) return `${calls}: the building in ${areaName(building)} stands.`;
    return cityCard === undefined
      ? `${calls}.`
      : `${calls}: the card of ${areaName(cityCard)} stays in the game.`;
  },
  unharmed: ({ seat }, name) => `${name(seat)} has nothing to lose by it.`,
  nothing: () => 'Nothing comes of it.',
  leftOut: ({ symbol, card }) => `${cardName(card)}: ${leftOut[nameOfSymbol(symbol).symbol]}.`,
  bidsFor: ({ seat, area }, name) => `${name(seat)} offers to buy the building in ${areaName(area)}.`,
  orders: ({ seat, from, to }, name) => `${name(seat)} orders ${name(from)} to pay ${name(to)}.`,
  aimed: ({ seat, card, target }, name) => `${name(seat)} names ${name(target)} (${cardName(card)}).`,
  drew: ({ seat, count, cards }, name) => `${name(seat)} draws ${someCards(count, cards)}.`,
  gaveCards: ({ seat, to, count, cards }, name) =>
    `${name(seat)} gives ${name(to)} ${someCards(count, cards)}.`,
  looked: ({ seat, target, count, cards }, name) =>
    `${name(seat)} looks at ${name(target)}’s hand: ${someCards(count, cards)}.`,
  drewBlind: ({ seat, target, count, cards }, name) =>
    `${name(seat)} draws blindly from ${name(target)}’s hand: ${someCards(count, cards)}.`,
  swappedHands: ({ seat, target }, name) => `${name(seat)} and ${name(target)} swap hands.`,
  recovered: ({ seat, cards }, name) =>
    `${name(seat)} digs up from the discard pile: ${someCards(cards.length, cards)}.`,
  fogged: ({ cards }) => `The fog swallows ${someCards(cards.length, cards)}.`,
  event: ({ seat, event }, name) =>
    stopped(`${name(seat)} draws a random event: ${namesEn.events[event].name}`),
  peeked({ seat, count, personalities }, name) {
    const looks = `${name(seat)} looks at ${count === 1 ? 'one unused Personality' : `${count} unused Personalities`}`;
    return personalities === undefined ? `${looks}.` : `${looks}: ${list(personalities.map(personality))}.`;
  },
  exchanged: ({ seat, personality: taken }, name) =>
    taken === undefined
      ? `${name(seat)} swaps Personality.`
      : `${name(seat)} swaps Personality and becomes ${personality(taken)}.`,
  ended({ outcome }, name) {
    const masks = unmasked(outcome).map(({ seat, held }) => `${name(seat)} was ${personality(held)}`);
    return `${outcomesEn[outcome.how](outcome, name)} ${list(masks)}.`;
  },
};
