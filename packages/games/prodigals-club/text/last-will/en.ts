import {
  addRows,
  englishPossessive as possessive,
  englishSubject as who,
  englishObject as you,
} from '@manigance/core';
import type { LastWillEvent } from '../../rules/competitions/last-will/events.ts';
import type { LastWillMove } from '../../rules/competitions/last-will/moves.ts';
import type { Modifiers } from '../../rules/competitions/last-will/view-types.ts';
import { logEn } from '../log-en.ts';
import { movesEn } from '../moves-en.ts';
import { namesEn } from '../names-en.ts';
import { promptsEn } from '../prompts-en.ts';
import { reasonsEn } from '../reasons-en.ts';
import { rulesEn } from '../rules-en.ts';
import type { AskedByLastWill, LogLines, MoveLabels, Prompts } from '../sentences.ts';
import { capital, count, list, pounds, quote, signed } from '../words-en.ts';
import { lastWillParts } from './parts.ts';
import printed from './printed-en.json' with { type: 'json' };
import reasons from './reasons-en.json' with { type: 'json' };

const companions = { dog: 'dog', horse: 'horse', guest: 'guest', chef: 'chef' };
const decks = {
  event: ['event', 'events'],
  helper: ['helper or expense', 'helpers and expenses'],
  property: ['property', 'properties'],
  companion: ['companion', 'companions'],
} as const;
const { card, backs, planText, marketOf, market, planAt, exchanged, slotAt } = lastWillParts({
  names: namesEn,
  types: { townhouse: 'town houses', manor: 'manors', mansion: 'mansions', farm: 'farms' },
  companions,
  decks,
  gains: { cards: 'card', boys: 'errand boy', actions: 'action' },
  or: ' or ',
  ...{ count, list, quote, signed },
});

type Named<T, K extends PropertyKey> = Pick<T, Extract<K, keyof T>>;

/** Button labels of the moves of Last Will. */
const moves: Named<MoveLabels, LastWillMove['do']> = {
  keepTwo: ({ cards: [one, other] }) => `Keep ${card(one)} and ${card(other)}`,
  plan({ place }, view) {
    const plan = planAt(view, place);
    return plan === undefined ? `Plan ${place}` : `Plan ${place}: ${plan}`;
  },
  drawFrom: ({ deck }) => capital(decks[deck][0]),
  swapModifiers: ({ types }, view) => `Exchange: ${exchanged(view, types)}`,
  leave: () => 'Leave the market as it is',
  buy: ({ card: id }) => `Buy ${card(id)}`,
  use: ({ card: id }) => `Use ${card(id)}`,
  keepUp: ({ card: id }) => `Keep up ${card(id)}`,
  sellProperty: ({ card: id }) => `Sell ${card(id)}`,
  lodge: ({ card: id, on, as }) => `Lodge ${card(id)} at ${card(on)}, as a ${companions[as]}`,
  replaceLastWill: ({ card: id }) => `Discard ${card(id)}`,
  addCompanion({ card: id, slot: at }, view) {
    const slot = slotAt(view, at);
    if (slot === undefined) return `Bring ${card(id)}`;
    return `Bring ${card(id)} as a ${slot.kinds}, for ${pounds(slot.add)} more`;
  },
  depreciate: ({ card: id }) => `Let ${card(id)} go down`,
};

/** The question of each frame of Last Will. */
const prompts: Pick<Prompts, AskedByLastWill> = {
  keepTwo: () => 'Choose the two cards you keep; the other four are discarded.',
  plan: () => 'Take a plan for this round.',
  naming: ({ left }) => `Name the deck of your next card (${left} to go).`,
  companions: ({ n }) => `Add a companion, or leave it at ${pounds(n)}.`,
  market: () => 'Exchange the modifiers of two types, or leave the market alone.',
  depreciate: () => 'Choose which of your houses loses value.',
  sellProperty: ({ may, discount }) =>
    `${may ? 'Sell a second property, or stop here' : 'Choose the property to sell'}${discount === 0 ? '' : ` (discount ${pounds(discount)})`}.`,
  replaceLastWill: ({ card: id }) => `Discard a card that is no property to make room for ${card(id)}.`,
};

/** The rule behind each question of Last Will. */
const rules: Readonly<Record<AskedByLastWill, string>> = {
  keepTwo: 'You keep two of your six starting cards. All decide at once; then the discards are shown.',
  plan: 'A plan gives you cards, errand boys and Last Will actions. The further left it is, the earlier you play.',
  naming: 'You name a deck for every card before you see the first. Only you see what you draw.',
  companions: 'Each companion that fits adds to the payment, and is then discarded.',
  market: 'Two types of property exchange their modifiers, for every player.',
  depreciate: 'The marker of the house goes down its ladder, to the last step at most.',
  sellProperty: 'You get the level plus the market modifier, minus all discounts, and never less than £0.',
  replaceLastWill:
    'When every place is taken, a helper or an expense makes room. A property leaves by being sold.',
};

/** Log lines of the events of Last Will. */
const log: Pick<LogLines, LastWillEvent['type']> = {
  dealt: ({ seat, decks, cards }, name) =>
    `${who(name, seat, 'inherits', 'inherit')} ${cards === undefined ? backs(decks) : list(cards.map(card))}.`,
  keptTwo: ({ seat, discarded }, name) =>
    `${who(name, seat, 'keeps two cards and declines', 'keep two cards and decline')} ${list(discarded.map(card))}.`,
  planTaken: ({ seat, place, ...plan }, name) =>
    `${who(name, seat, 'settles', 'settle')} on plan ${place}: ${planText(plan)}.`,
  drawn: ({ seat, decks, cards }, name) =>
    `${who(name, seat, 'draws', 'draw')} ${cards === undefined ? backs(decks) : list(cards.map(card))}.`,
  reshuffled: ({ deck, cards }) =>
    `The discarded ${decks[deck][1]} are shuffled into a new deck (${count(cards, 'card')}).`,
  offerTaken: ({ seat, card: id }, name) => `${who(name, seat, 'takes', 'take')} ${card(id)} from the offer.`,
  extension: ({ seat, places }, name) =>
    `${who(name, seat, 'has', 'have')} the builder in: ${places} places on the Last Will board.`,
  modifiersSwapped: ({ seat, types, modifiers }, name) =>
    `${who(name, seat, 'has', 'have')} a word with the market: ${marketOf(types, modifiers)}.`,
  eventPlayed: ({ seat, card: id, actions }, name) =>
    `${who(name, seat, 'indulges', 'indulge')} in ${card(id)}${actions === 0 ? '' : ` (${count(actions, 'action')})`}.`,
  laid: ({ seat, card: id, replaced }, name) =>
    `${who(name, seat, 'engages', 'engage')} ${card(id)}${replaced === undefined ? '' : ` and ${name.reader === seat ? 'dismiss' : 'dismisses'} ${card(replaced)} without notice`}.`,
  used: ({ seat, card: id, actions }, name) =>
    `${who(name, seat, 'makes', 'make')} use of ${card(id)}${actions === 0 ? '' : ` (${count(actions, 'action')})`}.`,
  companionAdded: ({ seat, card: id, add }, name) =>
    `${who(name, seat, 'brings', 'bring')} ${card(id)} along: ${pounds(add)} more.`,
  bought: ({ seat, card: id, price, pounds: left, replaced }, name) =>
    `${who(name, seat, 'buys', 'buy')} ${card(id)} for ${pounds(price)}: ${pounds(left)} left${replaced === undefined ? '' : `; ${card(replaced)} makes room`}.`,
  keptUp: ({ seat, card: id }, name) => `${who(name, seat, 'keeps', 'keep')} up appearances at ${card(id)}.`,
  lodged: ({ seat, card: id, on, as }, name) =>
    `${who(name, seat, 'lodges', 'lodge')} ${card(id)} at ${card(on)}, as a ${companions[as]}.`,
  propertySold: ({ seat, card: id, price, discount }, name) =>
    price === 0
      ? `${who(name, seat, 'gives', 'give')} ${card(id)} away for nothing.`
      : `${who(name, seat, 'sells', 'sell')} ${card(id)} for ${pounds(price)}${discount === 0 ? '' : ` (discount ${pounds(discount)})`}.`,
  fell: ({ seat, card: id, from, to, cause }, name) =>
    `${capital(possessive(name, seat))} ${card(id)} ${cause === 'wear' ? 'is not what it was' : 'suffers'}: ${pounds(from)} → ${pounds(to)}.`,
  actionsGained: ({ seat, n, left }, name) =>
    `${who(name, seat, 'finds', 'find')} time for ${count(n, 'more action')} (${left} left).`,
  wildsReturned: () => 'The wild cards go home.',
  firstPlayer: ({ seat }, name) => `The next round’s planning begins with ${you(name, seat)}.`,
};

/** LW-4.4, LW-4.6 Log line of the opening: the first player and the market, both drawn by lot. */
function willRead(modifiers: Modifiers, firstPlayer: string): string {
  return `A will is read at the Club, and planning begins with ${firstPlayer}. Market: ${market(modifiers)}.`;
}

// Only tables with Last Will load these sentences.
addRows(namesEn.spaces, printed.spaces);
addRows(namesEn.cards, printed.cards);
addRows(reasonsEn, reasons);
addRows(movesEn, moves);
addRows(promptsEn, prompts);
addRows(rulesEn, rules);
const { opened } = logEn;
addRows(logEn, {
  ...log,
  opened(event, name) {
    const { modifiers, firstPlayer } = event;
    return modifiers === undefined || firstPlayer === undefined
      ? opened(event, name)
      : willRead(modifiers, you(name, firstPlayer));
  },
});
