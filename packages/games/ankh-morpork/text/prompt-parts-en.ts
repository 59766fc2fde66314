import { costOf, hasNoSupply, moneyOf } from './context.ts';
import { namesEn } from './names-en.ts';
import { type AimWords, type ReachWords, reachOf, type SymbolWords, type ThreatWords } from './tables.ts';
import { areaName, cardName, dollars, fromCard, thePieceAt } from './words-en.ts';

/** Goes on from "Place a minion …". */
export const reachEn: ReachWords = {
  ownMinions: () => 'where you have one or in an adjacent area',
  anywhere: () => 'in any area',
  near: ({ area }) => `in ${areaName(area)} or an adjacent area`,
  ownBuildings: () => 'where you have a building',
  trouble: () => 'in an area in trouble',
};

/** The question of each symbol. */
export const symbolsEn: SymbolWords = {
  place: (card, at) =>
    hasNoSupply(at)
      ? `Take back one of your minions to place it elsewhere (${cardName(card)}).`
      : `Place a minion ${reachOf(reachEn, { to: 'ownMinions' }, at)} (${cardName(card)}).`,
  build: (card, at) => `Put up a building: you have ${dollars(moneyOf(at, at.me))} (${cardName(card)}).`,
  assassinate: (card) =>
    `Assassinate a minion, a troll or a demon in an area in trouble (${cardName(card)}).`,
  removeTrouble: (card) => `Remove a trouble marker from an area of your choice (${cardName(card)}).`,
  money: (card, _at, amount) => `Take ${dollars(amount)} from the bank (${cardName(card)}).`,
  scroll: (card) => `Apply the effect or skip it (${cardName(card)}). ${namesEn.cards[card].text ?? ''}`,
  randomEvent: (card) => `Draw a random event: ${cardName(card)} leaves you no choice.`,
  playAnother: (card) => `Play another card, or stop here (${cardName(card)}).`,
  interrupt: (card) => `Skip the interrupt (${cardName(card)}).`,
};

/** Goes on from "Choose …". */
export const aimsEn: AimWords = {
  receiveCards: ({ count }) => `who gives you ${count} cards`,
  sellCard: ({ amount }) => `who buys a card from you for ${dollars(amount)}`,
  inspectAndDiscard: () => 'whose hand to look at and discard a card from',
  swapHands: () => 'whom to swap hands with',
  stealFromRandom: ({ look }) => `whose hand to draw ${look} cards from, keeping one`,
  takeFromPlayer: ({ amount }) => `who gives you ${dollars(amount)}`,
  hereNNow: ({ take }) => `who gives you ${dollars(take)}`,
  payOrStuckCard: ({ amount }) => `who pays you ${dollars(amount)} or keeps this card`,
  payOrLoseBuilding: ({ amount }) => `who pays you ${dollars(amount)} or risks a building`,
  forceTransfer: ({ amount }) => `who gives ${dollars(amount)} to another player`,
  payThenMoveOwn: ({ pay }) => `whom to pay ${dollars(pay)} before you move a minion`,
  payToForceRemoval: ({ pay }) => `whom to pay ${dollars(pay)} to remove a minion in trouble`,
  payThenAssassinate: ({ pay }) => `whom to pay ${dollars(pay)} before the assassination`,
};

/** AM-9.2 The same windows for a reader who holds no answer. */
export const helplessEn: ThreatWords = {
  removePiece: ({ area }, at) => `You have no way to save your minion in ${areaName(area)}${fromCard(at)}.`,
  payThenRemove: ({ area }, at) => `You have no way to save your minion in ${areaName(area)}${fromCard(at)}.`,
  movePiece: ({ area, to }, at) =>
    `You have no way to keep your minion in ${areaName(area)}: it is moved to ${areaName(to)}${fromCard(at)}.`,
  swapPieces: ({ area, piece, otherArea, otherPiece }, at) =>
    `You have no way to prevent the swap of ${thePieceAt(piece, at)} in ${areaName(area)} and ${thePieceAt(otherPiece, at)} in ${areaName(otherArea)}${fromCard(at)}.`,
  scrollHits: ({ seat, card }, { name }) =>
    `You have no way to dodge ${cardName(card)}, which ${name(seat)} plays against you.`,
  takeoverHappens: ({ seat, area }, at) =>
    `You have no way to keep your building in ${areaName(area)}: ${at.name(seat)} buys it for ${dollars(costOf(area))}${fromCard(at)}.`,
};

/** AM-9.2 Nothing here tells more than the announcement did. */
export const threatsEn: ThreatWords = {
  removePiece: ({ area }, at) =>
    `Save your minion in ${areaName(area)}, or let it be removed${fromCard(at)}.`,
  payThenRemove: ({ area }, at) =>
    `Save your minion in ${areaName(area)}, or let it be removed${fromCard(at)}.`,
  movePiece: ({ area, to }, at) =>
    `Keep your minion in ${areaName(area)}, or let it be moved to ${areaName(to)}${fromCard(at)}.`,
  swapPieces: ({ area, piece, otherArea, otherPiece }, at) =>
    `Prevent the swap of ${thePieceAt(piece, at)} in ${areaName(area)} and ${thePieceAt(otherPiece, at)} in ${areaName(otherArea)}, or let it happen${fromCard(at)}.`,
  scrollHits: ({ seat, card }, { name }) =>
    `Dodge ${cardName(card)}, which ${name(seat)} plays against you, or let it happen.`,
  takeoverHappens: ({ seat, area }, at) =>
    `Keep your building in ${areaName(area)}, or let ${at.name(seat)} buy it for ${dollars(costOf(area))}${fromCard(at)}.`,
};
