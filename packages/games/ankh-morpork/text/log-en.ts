import {
  englishPossessive as possessive,
  englishSubject as who,
  englishObject as you,
} from '@manigance/core';
import { nameOfSymbol } from './context.ts';
import { unmasked } from './goals.ts';
import type { SymbolName } from './names.ts';
import { namesEn } from './names-en.ts';
import { outcomesEn } from './reasons-en.ts';
import { type EventWords, type InterruptWords, interruptOf } from './tables.ts';
import { aPiece, areaName, cardName, dollars, list, personality, someCards, stopped } from './words-en.ts';

/** What somebody, or you, leaves undone. */
const skipped: Readonly<Record<SymbolName, readonly [verb: string, yours: string]>> = {
  place: ['places nobody', 'place nobody'],
  build: ['doesn’t build', 'don’t build'],
  assassinate: ['assassinates nobody, for once', 'assassinate nobody, for once'],
  removeTrouble: ['leaves the trouble alone', 'leave the trouble alone'],
  money: ['leaves the money in the bank', 'leave the money in the bank'],
  scroll: ['skips the effect', 'skip the effect'],
  randomEvent: ['draws no event', 'draw no event'],
  playAnother: ['stops there', 'stop there'],
  interrupt: ['doesn’t interrupt', 'don’t interrupt'],
};

/** AM-5.4 Why a symbol is impossible. */
const leftOut: Readonly<Record<SymbolName, string>> = {
  place: 'no minion can be placed',
  build: 'nowhere to build',
  assassinate: 'nobody to assassinate',
  removeTrouble: 'no trouble marker to remove',
  money: 'no money to take',
  scroll: 'the effect is impossible to apply',
  randomEvent: 'no event to draw',
  playAnother: 'no other card to play',
  interrupt: 'nothing to interrupt',
};

/** AM-9.4 What an interrupt does, as told to others and to its player. */
const interrupts: InterruptWords = {
  preventMoveOrRemoval: { theirs: 'their minion stays where it is', yours: 'your minion stays where it is' },
  preventRemoval: { theirs: 'their minion stays where it is', yours: 'your minion stays where it is' },
  preventCardText: {
    theirs: 'the card’s effect passes them by',
    yours: 'the card’s effect passes you by',
  },
  replaceRemovedMinion: {
    theirs: 'their minion goes to another area',
    yours: 'your minion goes to another area',
  },
  endTurnKeepCard: {
    theirs: 'their turn ends there and their card comes back',
    yours: 'your turn ends there and your card comes back',
  },
};

/** Log lines. */
export const logEn: EventWords = {
  firstRoll: ({ seat, roll }, name) => `${who(name, seat, 'rolls', 'roll')} ${roll} to see who goes first.`,
  rolled: ({ seat, roll, area }, name) =>
    `${who(name, seat, 'rolls', 'roll')} ${roll}${area === undefined ? '' : `: ${areaName(area)}`}.`,
  turn: ({ seat }, name) => (name.reader === seat ? 'Your turn.' : `${name(seat)}’s turn.`),
  passedTurn: ({ seat }, name) =>
    `${who(name, seat, 'has nothing to play, and passes', 'have nothing to play, and pass')}.`,
  played: ({ seat, card, turnedUp }, name) =>
    turnedUp === true
      ? `${who(name, seat, 'turns up the second card', 'turn up your second card')}: ${cardName(card)}.`
      : `${who(name, seat, 'plays', 'play')} ${cardName(card)}.`,
  laidAside: ({ seat, card }, name) =>
    `${who(name, seat, 'lays', 'lay')} ${card === undefined ? 'a second card' : cardName(card)} face down, to play it next.`,
  tookUp: ({ seat, card }, name) =>
    `${who(name, seat, 'takes', 'take')} ${card === undefined ? 'the second card' : cardName(card)} back without playing it.`,
  discarded: ({ seat, card, by }, name) =>
    by === undefined
      ? `${who(name, seat, 'discards', 'discard')} ${cardName(card)}.`
      : `${who(name, by, 'makes', 'make')} ${you(name, seat)} discard ${cardName(card)}.`,
  reacted: ({ seat, card }, name) =>
    `${who(name, seat, 'interrupts', 'interrupt')} with ${cardName(card)}: ${interruptOf(interrupts, card)[name.reader === seat ? 'yours' : 'theirs']}.`,
  kept: ({ seat, card }, name) => `${cardName(card)} goes back to ${possessive(name, seat)} hand.`,
  borrowed: ({ seat, card }, name) =>
    `${who(name, seat, 'takes', 'take')} out a loan: ${cardName(card)} stays on the table.`,
  stuck: ({ seat, card }, name) =>
    `${who(name, seat, 'is', 'are')} stuck with ${cardName(card)} until the end.`,
  skipped: ({ seat, card, symbol }, name) =>
    `${who(name, seat, ...skipped[nameOfSymbol(symbol).symbol])} (${cardName(card)}).`,
  placed: ({ seat, area }, name) => `${who(name, seat, 'places', 'place')} a minion in ${areaName(area)}.`,
  lifted: ({ seat, area }, name) =>
    `${who(name, seat, 'is', 'are')} out of minions and ${name.reader === seat ? 'take' : 'takes'} one back from ${areaName(area)}.`,
  trouble: ({ area }) => `Trouble breaks out in ${areaName(area)}.`,
  calm: ({ area }) => `Calm returns to ${areaName(area)}.`,
  cityCardLost: ({ area }) => `The ${areaName(area)} City Area card leaves the game.`,
  built: ({ seat, area }, name) => `${who(name, seat, 'puts', 'put')} up a building in ${areaName(area)}.`,
  boughtOut: ({ seat, area }, name) =>
    `${who(name, seat, 'buys', 'buy')} out the building in ${areaName(area)}.`,
  buildingLost: ({ seat, area }, name) =>
    `${name.reader === seat ? 'Your' : `${name(seat)}’s`} building in ${areaName(area)} is gone.`,
  usedPower: ({ seat, area }, name) => `${who(name, seat, 'uses', 'use')} the power of ${areaName(area)}.`,
  threatened: ({ area, piece }, name) =>
    `${aPiece(piece, name, name.reader)} in ${areaName(area)} is targeted.`,
  removed: ({ area, piece }, name) =>
    typeof piece === 'string'
      ? `A ${piece} disappears from ${areaName(area)}.`
      : `${who(name, piece, 'loses', 'lose')} a minion in ${areaName(area)}.`,
  arrived: ({ area, piece }) =>
    `A ${piece === 'troll' ? 'troll moves into' : 'demon appears in'} ${areaName(area)}.`,
  spared: ({ area, piece }, name) => `${aPiece(piece, name, name.reader)} stays in ${areaName(area)}.`,
  keptOut: ({ area, piece }) => `The ${piece} expected in ${areaName(area)} will not be coming.`,
  moved: ({ piece, from, to }, name) =>
    `${aPiece(piece, name, name.reader)} moves from ${areaName(from)} to ${areaName(to)}.`,
  tookMoney: ({ seat, amount }, name) =>
    `${who(name, seat, 'takes', 'take')} ${dollars(amount)} from the bank.`,
  paidBank: ({ seat, amount }, name) => `${who(name, seat, 'pays', 'pay')} the bank ${dollars(amount)}.`,
  gaveMoney: ({ seat, to, amount }, name) =>
    `${who(name, seat, 'gives', 'give')} ${you(name, to)} ${dollars(amount)}.`,
  gods({ seat, building, cityCard }, name) {
    const calls = `${who(name, seat, 'calls', 'call')} on ${namesEn.areas['small-gods']}`;
    if (building !== undefined) return `${calls}: the building in ${areaName(building)} stands.`;
    return cityCard === undefined
      ? `${calls}.`
      : `${calls}: the ${areaName(cityCard)} card stays in the game.`;
  },
  unharmed: ({ seat }, name) => `${who(name, seat, 'has', 'have')} nothing to lose.`,
  nothing: () => 'Nothing comes of it.',
  leftOut: ({ symbol, card }) => `${cardName(card)}: ${leftOut[nameOfSymbol(symbol).symbol]}.`,
  bidsFor: ({ seat, area }, name) =>
    `${who(name, seat, 'wants', 'want')} to buy out the building in ${areaName(area)}.`,
  orders: ({ seat, from, to }, name) =>
    `${who(name, seat, 'orders', 'order')} ${you(name, from)} to pay ${you(name, to)}.`,
  aimed: ({ seat, card, target }, name) =>
    `${who(name, seat, 'picks', 'pick')} ${you(name, target)} (${cardName(card)}).`,
  drew: ({ seat, count, cards }, name) => `${who(name, seat, 'draws', 'draw')} ${someCards(count, cards)}.`,
  gaveCards: ({ seat, to, count, cards }, name) =>
    `${who(name, seat, 'gives', 'give')} ${you(name, to)} ${someCards(count, cards)}.`,
  looked: ({ seat, target, count, cards }, name) =>
    `${who(name, seat, 'looks', 'look')} at ${possessive(name, target)} hand: ${someCards(count, cards)}.`,
  drewBlind: ({ seat, target, count, cards }, name) =>
    `${who(name, seat, 'draws', 'draw')} at random from ${possessive(name, target)} hand: ${someCards(count, cards)}.`,
  swappedHands: ({ seat, target }, name) =>
    `${who(name, seat, 'swaps', 'swap')} hands with ${you(name, target)}.`,
  recovered: ({ seat, cards }, name) =>
    `${who(name, seat, 'fishes', 'fish')} out of the discard pile: ${someCards(cards.length, cards)}.`,
  fogged: ({ cards }) => `The fog swallows ${someCards(cards.length, cards)}.`,
  event: ({ seat, event }, name) =>
    stopped(`${who(name, seat, 'draws', 'draw')} a random event: ${namesEn.events[event].name}`),
  peeked({ seat, count, personalities }, name) {
    const looks = `${who(name, seat, 'looks', 'look')} at ${count === 1 ? 'one unused Personality' : `${count} unused Personalities`}`;
    return personalities === undefined ? `${looks}.` : `${looks}: ${list(personalities.map(personality))}.`;
  },
  exchanged: ({ seat, personality: taken }, name) =>
    taken === undefined
      ? `${who(name, seat, 'changes', 'change')} Personality.`
      : `${who(name, seat, 'changes Personality and becomes', 'change Personality and become')} ${personality(taken)}.`,
  ended({ outcome }, name) {
    const masks = unmasked(outcome).map(({ seat, held }) =>
      name.reader === seat ? `you were ${personality(held)}` : `${name(seat)} was ${personality(held)}`,
    );
    return `${outcomesEn[outcome.how](outcome, name)} Masks off: ${list(masks)}.`;
  },
};
