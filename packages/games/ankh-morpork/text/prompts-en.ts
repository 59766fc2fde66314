import type { AreaId } from '../rules/board.ts';
import { cardById } from '../rules/cards.ts';
import {
  areaIn,
  canReact,
  costOf,
  hasNoSupply,
  holdsNothingToPlay,
  isLastCard,
  moneyOf,
  nameOfSymbol,
  offering,
  ownFlooded,
  paramsOf,
  suitsDiscard,
  suitsReach,
  symbolAt,
} from './context.ts';
import { namesEn } from './names-en.ts';
import { aimsEn, helplessEn, reachEn, symbolsEn, threatsEn } from './prompt-parts-en.ts';
import { aimOf, type Prompts, reachOf, threatOf } from './tables.ts';
import { areaName, cardName, dollars, fromCard, list, thePieceAt } from './words-en.ts';

const areasOf = (areas: readonly AreaId[]) => list(areas.map(areaName), 'or');

/** Prompts: one line each, verb first. */
export const promptsEn: Prompts = {
  chooseCard: (_frame, at) =>
    holdsNothingToPlay(at) ? 'Pass: none of your cards can be played.' : 'Play a card.',
  layAside: (_frame, at) =>
    holdsNothingToPlay(at)
      ? 'Play the first card alone: none of your others can be played.'
      : 'Choose the second card: it lies face down until the first is over.',
  playNext: (_frame, at) =>
    holdsNothingToPlay(at)
      ? 'Stop here: none of your cards can be played.'
      : 'Play one more card, or stop here.',
  symbol(frame, at) {
    const { symbol, amount } = nameOfSymbol(symbolAt(frame));
    return symbolsEn[symbol](frame.card, at, amount);
  },
  finishCard: ({ card }, at) =>
    `${cardName(card)} is done. ${isLastCard(at) ? 'End your turn.' : 'Continue.'}`,
  placeMinion({ reach, except, quiet }, at) {
    const where = reachOf(reachEn, reach, at);
    const back = except === undefined ? '' : `, but not in ${areaName(except)} again`;
    return `Place a minion ${where}${back}${quiet ? ', without adding trouble' : ''}${fromCard(at, suitsReach(reach))}.`;
  },
  liftMinion: ({ reach }, at) =>
    `Take back one of your minions to place it elsewhere: you have none left in supply${fromCard(at, suitsReach(reach))}.`,
  placeMore: ({ reach }, at) =>
    hasNoSupply(at)
      ? `Take back one of your minions to place it ${reachOf(reachEn, reach, at)}, or stop here${fromCard(at, suitsReach(reach))}.`
      : `Place one more minion ${reachOf(reachEn, reach, at)}, or stop here${fromCard(at, suitsReach(reach))}.`,
  build: ({ seat }, at) =>
    `Put up a building at half price: you have ${dollars(moneyOf(at, seat))}${fromCard(at)}.`,
  giveUpBuilding: ({ area, cost }) =>
    `Give up one of your six buildings for the new one in ${areaName(area)} (${dollars(cost)}).`,
  clearTrouble: () => 'Remove a trouble marker from an area of your choice.',
  setTrouble: ({ areas }) =>
    areas.length > 4
      ? 'Put a trouble marker in one of the highlighted areas.'
      : `Put a trouble marker in ${areasOf(areas)}.`,
  discardOne: ({ gain }, at) =>
    gain > 0 ? `Discard a card for ${dollars(gain)}.` : `Discard a card${fromCard(at, suitsDiscard)}.`,
  discardSome({ left, gain }, at) {
    if (gain > 0) return `Discard a card for ${dollars(gain)}, or stop here${fromCard(at)}.`;
    return `Discard ${left === 1 ? 'one more card' : `up to ${left} cards`}, or stop here${fromCard(at)}.`;
  },
  chooseTarget: ({ card }) => `Choose ${aimOf(aimsEn, card) ?? 'another player'} (${cardName(card)}).`,
  chooseReceiver({ card, target }, { name }) {
    const { amount } = paramsOf<'forceTransfer'>(card);
    return `Choose who receives ${dollars(amount)} from ${name(target)} (${cardName(card)}).`;
  },
  chooseSale({ card, target }, { name }) {
    const { amount } = paramsOf<'sellCard'>(card);
    return `Choose the card to sell ${name(target)} for ${dollars(amount)} (${cardName(card)}).`;
  },
  reactionWindow: (_frame, at) =>
    canReact(at)
      ? (threatOf(threatsEn, at) ?? `React, or let it happen${fromCard(at)}.`)
      : (threatOf(helplessEn, at) ?? `You have nothing to react with${fromCard(at)}.`),
  chooseVictim({ seat, chooser, areas, aim }, at) {
    const [only, ...more] = areas;
    const where = only !== undefined && more.length === 0 ? areaName(only) : 'an area in trouble';
    const whose = aim === 'any' ? '' : seat === chooser ? ', not your own' : `, not ${at.name(seat)}’s`;
    return `Remove a minion, a troll or a demon from ${where}${whose}${fromCard(at)}.`;
  },
  chooseHit: ({ payee, pay }, at) =>
    `Choose whom to assassinate in an area in trouble; ${at.name(payee)} gets ${dollars(pay)}${fromCard(at)}.`,
  moveOther: ({ card }) =>
    `Move another player’s minion, a troll or a demon to an adjacent area (${cardName(card)}).`,
  swapFirst: ({ card }) => `Choose the first of the two pieces to swap (${cardName(card)}).`,
  swapSecond: ({ area, piece }, at) =>
    `Choose which piece to swap with ${thePieceAt(piece, at)} in ${areaName(area)}${fromCard(at)}.`,
  takeover({ seat, card }, at) {
    const where = paramsOf<'takeoverBuilding'>(card).trouble === 'present' ? 'in trouble' : 'without trouble';
    return `Buy another player’s building in an area ${where}: you have ${dollars(moneyOf(at, seat))} (${cardName(card)}).`;
  },
  moveOwn({ card, payee }, { name }) {
    const data = cardById[card];
    if (data.effect === 'moveOwnMinion' && data.params.from === 'trouble')
      return `Move one of your minions from an area in trouble to an adjacent one (${cardName(card)}).`;
    const price =
      data.effect === 'payThenMoveOwn' && payee !== undefined
        ? `; ${name(payee)} gets ${dollars(data.params.pay)}`
        : '';
    return `Move one of your minions to any other area${price} (${cardName(card)}).`;
  },
  removeOwn: (_frame, at) => `Remove one of your own minions${fromCard(at)}.`,
  payOrRemoveOwn: ({ pay }, at) =>
    `Pay the bank ${dollars(pay)} or remove one of your own minions${fromCard(at)}.`,
  carcerPick: ({ rolled }, at) =>
    `Remove a minion, a troll or a demon from ${areasOf([...new Set(rolled)])}${fromCard(at)}.`,
  payOrSuffer({ card, by, amount }, { name }) {
    const pay = `Pay ${name(by)} ${dollars(amount)}`;
    return cardById[card].effect === 'payOrStuckCard'
      ? `${pay}, or keep ${cardName(card)} in front of you until the game ends.`
      : `${pay}, or risk one of your buildings (${cardName(card)}).`;
  },
  demolish: ({ owner }, at) =>
    `Demolish one of ${at.name(owner)}’s buildings, or leave them standing${fromCard(at)}.`,
  giveCards: ({ to, left }, at) =>
    `Give ${at.name(to)} ${left === 1 ? 'a card' : `${left} cards, one at a time`}${fromCard(at)}.`,
  giveMoneyOrCard: ({ to, amount }, at) => `Give ${at.name(to)} ${dollars(amount)} or a card${fromCard(at)}.`,
  pickFromHand: ({ target }, at) => `Discard a card from ${at.name(target)}’s hand${fromCard(at)}.`,
  keepOne: ({ target, cards = [] }, { name }) =>
    `Keep one of the cards drawn from ${name(target)}: ${list(cards.map(cardName), 'or')}.`,
  chooseIncome: ({ per }, at) =>
    `Choose an area in trouble: ${dollars(per)} for each minion, troll or demon in it${fromCard(at)}.`,
  takeoverGiveUp: ({ area }, at) =>
    `Give up one of your six buildings for the one in ${areaName(area)} (${dollars(costOf(area))})${fromCard(at)}.`,
  dragonWindow: ({ area }, at) =>
    canReact(at)
      ? `Save one of your pieces in ${areaName(area)} from ${namesEn.events['the-dragon'].name}, or let it happen.`
      : `You have no way to save your pieces in ${areaName(area)} from ${namesEn.events['the-dragon'].name}.`,
  floodMove({ flooded }, at) {
    return `Move one of your minions out of the flood: ${areasOf(ownFlooded(at, flooded))}.`;
  },
  saveBuilding({ seat, areas }, at) {
    const own = areas.filter((area) => areaIn(at, area).building === seat);
    return `Pay ${dollars(offering)} to save your building in ${areasOf(own)}, or let it happen.`;
  },
  murderChoice: ({ area }) =>
    `Remove a minion, a troll or a demon from ${areaName(area)} (${namesEn.events['mysterious-murders'].name}).`,
  saveCityCard: ({ area }) =>
    `Pay ${dollars(offering)} to keep the City Area card of ${areaName(area)}, or let it leave the game.`,
  stopArrival: ({ piece, area }) =>
    `Pay ${dollars(offering)} to keep the ${piece} out of ${areaName(area)}, or let it in.`,
  loseOneBuilding: ({ left }) =>
    `Choose a building to lose: ${left === 1 ? 'one is' : `${left} are`} still unpaid (${namesEn.events.subsidence.name}).`,
};
