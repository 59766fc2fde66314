import type { RuleId } from '@manigance/core';
import { type CardData, type CardId, cards, type ScrollParams } from '../rules/cards.ts';
import type { AmEvent, How } from '../rules/events.ts';
import { cardOf } from '../rules/ids.ts';
import type { RandomEventId } from '../rules/random-events.ts';

/** AM-13 */
const scrolls: Readonly<Record<keyof ScrollParams, RuleId>> = {
  takeFromEachOther: 'AM-13.1',
  loan: 'AM-13.2',
  receiveCards: 'AM-13.3',
  eachOtherGivesMoneyOrCard: 'AM-13.4',
  incomePerMinionInArea: 'AM-13.5',
  moveOtherMinion: 'AM-13.6',
  playTwoCards: 'AM-13.7',
  dibbler: 'AM-13.8',
  hereNNow: 'AM-13.9',
  errol: 'AM-13.10',
  peekPersonalities: 'AM-13.11',
  preventMoveOrRemoval: 'AM-13.12',
  preventRemoval: 'AM-13.13',
  preventCardText: 'AM-9.5',
  replaceRemovedMinion: 'AM-13.15',
  endTurnKeepCard: 'AM-9.6',
  payOrStuckCard: 'AM-13.17',
  payOrLoseBuilding: 'AM-13.18',
  drawFromDiscard: 'AM-13.19',
  draw: 'AM-13.20',
  drawPerOwnBuilding: 'AM-13.21',
  discardForMoney: 'AM-13.22',
  discard: 'AM-13.23',
  discardAndRefill: 'AM-13.24',
  takeFromPlayer: 'AM-13.25',
  sellCard: 'AM-13.26',
  incomePerTrouble: 'AM-13.27',
  incomePerBuilding: 'AM-13.28',
  incomePerMinionInTroubleArea: 'AM-13.29',
  moveOwnMinion: 'AM-13.30',
  payThenMoveOwn: 'AM-13.31',
  exchangePersonality: 'AM-13.32',
  payToForceRemoval: 'AM-13.33',
  removeMinionInArea: 'AM-13.34',
  payThenAssassinate: 'AM-13.35',
  swapMinions: 'AM-13.36',
  inspectAndDiscard: 'AM-13.37',
  rollAndRemove: 'AM-13.38',
  swapHands: 'AM-13.39',
  eachOtherRemovesOwn: 'AM-13.40',
  placeAnywhereQuietly: 'AM-13.41',
  placeAtOwnBuilding: 'AM-13.42',
  placeInTrouble: 'AM-13.43',
  placeNear: 'AM-13.44',
  placeTrouble: 'AM-13.45',
  takeoverBuilding: 'AM-13.46',
  buildHalfPrice: 'AM-13.47',
  stealFromRandom: 'AM-13.48',
  forceTransfer: 'AM-13.49',
};

/** AM-10 */
const events: Readonly<Record<RandomEventId, RuleId>> = {
  'the-dragon': 'AM-10.1',
  flood: 'AM-10.2',
  fire: 'AM-10.3',
  fog: 'AM-10.4',
  riots: 'AM-10.5',
  explosion: 'AM-10.6',
  'mysterious-murders': 'AM-10.7',
  demons: 'AM-10.8',
  subsidence: 'AM-10.9',
  'bloody-stupid-johnson': 'AM-10.10',
  trolls: 'AM-10.11',
  earthquake: 'AM-10.12',
};

/** AM-11, AM-12 */
const endings: Readonly<Record<How, RuleId>> = {
  spread: 'AM-11.2',
  control: 'AM-11.3',
  trouble: 'AM-11.5',
  wealth: 'AM-11.6',
  exhaustion: 'AM-11.7',
  points: 'AM-12.4',
};

/** The rule of a card's scroll or interrupt; the symbols of the others say it all. */
export function ruleOfCard(card: CardId): RuleId {
  const { effect } = cards[cardOf(card)] as CardData;
  return effect === undefined ? 'AM-5.1' : scrolls[effect];
}

const rules: { readonly [T in AmEvent['type']]: RuleId } = {
  firstRoll: 'AM-2.10',
  rolled: 'AM-5.3',
  turn: 'AM-4.1',
  passedTurn: 'AM-4.2',
  played: 'AM-4.2',
  laidAside: 'AM-5.7',
  tookUp: 'AM-5.7',
  discarded: 'AM-3.6',
  reacted: 'AM-9.4',
  kept: 'AM-9.6',
  borrowed: 'AM-9.7',
  stuck: 'AM-9.8',
  skipped: 'AM-5.2',
  placed: 'AM-6.1.1',
  lifted: 'AM-6.1.3',
  trouble: 'AM-7.1',
  calm: 'AM-7.2',
  cityCardLost: 'AM-10.10',
  built: 'AM-6.2.2',
  boughtOut: 'AM-13.46',
  buildingLost: 'AM-6.2.4',
  usedPower: 'AM-8.1',
  threatened: 'AM-9.2',
  removed: 'AM-9.9',
  arrived: 'AM-10.8',
  spared: 'AM-9.9',
  keptOut: 'AM-8.6',
  moved: 'AM-7.5',
  tookMoney: 'AM-6.5',
  paidBank: 'AM-1.3',
  gaveMoney: 'AM-3.1',
  gods: 'AM-8.6',
  aimed: 'AM-5.9',
  unharmed: 'AM-9.2.2',
  nothing: 'AM-5.9',
  leftOut: 'AM-5.4',
  bidsFor: 'AM-13.46',
  orders: 'AM-13.49',
  drew: 'AM-4.3',
  gaveCards: 'AM-3.6',
  looked: 'AM-13.37',
  drewBlind: 'AM-13.48',
  swappedHands: 'AM-13.39',
  recovered: 'AM-13.19',
  fogged: 'AM-10.4',
  event: 'AM-6.7',
  peeked: 'AM-13.11',
  exchanged: 'AM-13.32',
  ended: 'AM-12.1',
};

/** The rule a log line links to: that of the card or event it names, where it names one. */
export function cites(event: AmEvent): RuleId {
  switch (event.type) {
    case 'played':
    case 'reacted':
    case 'aimed':
      return ruleOfCard(event.card);
    case 'rolled':
      return event.area === undefined ? rules.rolled : 'AM-1.4';
    case 'usedPower':
      return 'AM-8.5';
    case 'arrived':
      return event.piece === 'troll' ? events.trolls : events.demons;
    case 'event':
      return events[event.event];
    case 'ended':
      return endings[event.outcome.how];
    default:
      return rules[event.type];
  }
}
