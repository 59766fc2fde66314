import {
  englishPossessive as possessive,
  englishSubject as who,
  englishObject as you,
} from '@manigance/core';
import type { LastWillEvent } from '../rules/competitions/last-will/events.ts';
import type { LastWillMove } from '../rules/competitions/last-will/moves.ts';
import type { LastWillFrame } from '../rules/competitions/last-will/state.ts';
import type { Companion, PropertyType, RegularDeck } from '../rules/effects/language.ts';
import type { HandCardId } from '../rules/hand-cards.ts';
import { namesEn as names } from './names-en.ts';
import type { AskedKind, LogLines, MoveLabels, Prompts } from './sentences.ts';
import { count, list, pounds, quote, signed } from './words-en.ts';

/** The words of Last Will. */
const propertyTypeNames: { readonly [T in PropertyType]: string } = {
  townhouse: 'town houses',
  manor: 'manors',
  mansion: 'mansions',
  farm: 'farms',
};
const companionNames: { readonly [C in Companion]: string } = {
  dog: 'dog',
  horse: 'horse',
  guest: 'guest',
  chef: 'chef',
};
const deckNames: { readonly [D in RegularDeck]: string } = {
  event: 'events',
  helper: 'helpers and expenses',
  property: 'properties',
  companion: 'companions',
};

const card = (id: HandCardId) => quote(names.cards[id].name);

/** How many cards of each deck: "2 events, 1 helpers and expenses". */
function backs(decks: readonly RegularDeck[]): string {
  const kinds = [...new Set(decks)];
  return list(kinds.map((deck) => `${decks.filter((other) => other === deck).length} × ${deckNames[deck]}`));
}

type Named<T, K extends PropertyKey> = Pick<T, Extract<K, keyof T>>;

export const lastWillMovesEn: Named<MoveLabels, LastWillMove['do']> = {
  keepTwo: ({ cards: [one, other] }) => `Keep ${card(one)} and ${card(other)}`,
  plan(move, view) {
    const plan = view.lastWill?.plans[move.place - 1];
    if (plan === undefined) return `Plan ${move.place}`;
    const [cards, boys] = [count(plan.cards, 'card'), count(plan.boys, 'errand boy')];
    return `Plan ${move.place}: ${cards}, ${boys}, ${count(plan.actions, 'action')}`;
  },
  drawFrom: ({ deck }) => `A card from ${deckNames[deck]}`,
  swapModifiers: ({ types: [one, other] }) =>
    `Swap the modifiers of ${propertyTypeNames[one]} and ${propertyTypeNames[other]}`,
  leave: () => 'Leave them',
  buy: ({ card: id }) => `Buy ${card(id)}`,
  use: ({ card: id }) => `Use ${card(id)}`,
  keepUp: ({ card: id }) => `Keep up ${card(id)}`,
  sellProperty: ({ card: id }) => `Sell ${card(id)}`,
  lodge: ({ card: id, on, as }) => `Lodge ${card(id)} on ${card(on)} as a ${companionNames[as]}`,
  replaceLastWill: ({ card: id }) => `Discard ${card(id)}`,
  addCompanion: ({ card: id, slot }, view) => {
    const frame = view.pending.at(-1);
    const kinds = frame?.kind === 'companions' ? (frame.slots[slot]?.kinds ?? []) : [];
    return `Bring ${card(id)}${kinds.length === 0 ? '' : ` as a ${kinds.map((kind) => companionNames[kind]).join(' or ')}`}`;
  },
  depreciate: ({ card: id }) => `${card(id)} falls`,
};

type AskedByLastWill = Extract<AskedKind, LastWillFrame['kind']>;

export const lastWillPromptsEn: Pick<Prompts, AskedByLastWill> = {
  keepTwo: () => 'Keep two of your six cards.',
  plan: () => 'Choose a plan for the round.',
  naming: ({ left }) =>
    `Name a deck for the next card (${left} left); you see your cards once all are named.`,
  companions: ({ n }) => `Bring a companion, or carry on without (${pounds(n)} so far).`,
  market: () => 'Swap two market modifiers, or leave them.',
  depreciate: () => 'Choose the house that falls.',
  sellProperty: ({ may, discount }) =>
    `${may ? 'You may sell a second property' : 'Choose a property to sell'}${discount === 0 ? '' : ` (discount ${pounds(discount)})`}.`,
  replaceLastWill: () => 'Your Last Will board is full: discard a card that is no property.',
};

export const lastWillRulesEn: Readonly<Record<AskedByLastWill, string>> = {
  keepTwo: 'You keep two of the six cards you were dealt; the other four are discarded, face up.',
  plan: 'Each plan gives cards to draw now, errand boys and Last Will actions; its place sets the order of play.',
  naming: 'The cards are drawn together, once a deck is named for each of them. Only you see them.',
  companions: 'A companion of the kind shown raises the payment, and is then discarded.',
  market: 'The modifiers of two types of property change places, for everybody.',
  depreciate: 'A house that falls moves its marker down the ladder, at most to the last step.',
  sellProperty: 'You get the value of the property with its market modifier, minus all discounts.',
  replaceLastWill: 'A property leaves the board by sale alone; another card makes room for the new one.',
};

export const lastWillLogEn: Pick<LogLines, LastWillEvent['type']> = {
  dealt: ({ seat, decks, cards }, name) =>
    `${who(name, seat, 'is', 'are')} dealt ${cards === undefined ? backs(decks) : list(cards.map(card))}.`,
  keptTwo: ({ seat, discarded }, name) =>
    `${who(name, seat, 'keeps', 'keep')} two cards and ${name.reader === seat ? 'discard' : 'discards'} ${list(discarded.map(card))}.`,
  planTaken: ({ seat, place, cards, boys, actions }, name) =>
    `${who(name, seat, 'takes', 'take')} plan ${place}: ${count(cards, 'card')}, ${count(boys, 'errand boy')}, ${count(actions, 'action')}.`,
  drawn: ({ seat, decks, cards }, name) =>
    `${who(name, seat, 'draws', 'draw')} ${cards === undefined ? backs(decks) : list(cards.map(card))}.`,
  reshuffled: ({ deck, cards }) =>
    `The discard pile of ${deckNames[deck]} (${count(cards, 'card')}) is shuffled again.`,
  offerTaken: ({ seat, card: id }, name) => `${who(name, seat, 'takes', 'take')} ${card(id)} from the offer.`,
  extension: ({ seat, places }, name) =>
    `${who(name, seat, 'builds', 'build')} on: ${places} places on the Last Will board.`,
  modifiersSwapped: ({ seat, types, modifiers }, name) =>
    `${who(name, seat, 'has', 'have')} a word with the market: ${list(types.map((type) => `${propertyTypeNames[type]} ${signed(modifiers[type])}`))}.`,
  eventPlayed: ({ seat, card: id, actions }, name) =>
    `${who(name, seat, 'plays', 'play')} ${card(id)} (${count(actions, 'action')}).`,
  laid: ({ seat, card: id, replaced }, name) =>
    `${who(name, seat, 'engages', 'engage')} ${card(id)}${replaced === undefined ? '' : ` and ${name.reader === seat ? 'dismiss' : 'dismisses'} ${card(replaced)}`}.`,
  used: ({ seat, card: id }, name) => `${who(name, seat, 'uses', 'use')} ${card(id)}.`,
  companionAdded: ({ seat, card: id, add }, name) =>
    `${who(name, seat, 'brings', 'bring')} ${card(id)}: ${pounds(add)} more.`,
  bought: ({ seat, card: id, price, pounds: left, replaced }, name) =>
    `${who(name, seat, 'buys', 'buy')} ${card(id)} for ${pounds(price)}: ${pounds(left)} left${replaced === undefined ? '' : `; ${card(replaced)} makes room`}.`,
  keptUp: ({ seat, card: id }, name) => `${who(name, seat, 'keeps', 'keep')} up ${card(id)}.`,
  lodged: ({ seat, card: id, on, as }, name) =>
    `${who(name, seat, 'lodges', 'lodge')} ${card(id)} on ${card(on)} as a ${companionNames[as]}.`,
  propertySold: ({ seat, card: id, price, discount }, name) =>
    price === 0
      ? `${who(name, seat, 'gives', 'give')} ${card(id)} away for nothing.`
      : `${who(name, seat, 'sells', 'sell')} ${card(id)} for ${pounds(price)}${discount === 0 ? '' : ` (discount ${pounds(discount)})`}.`,
  fell: ({ seat, card: id, from, to, cause }, name) =>
    `${possessive(name, seat)} ${card(id)} ${cause === 'wear' ? 'wears' : 'falls'} from ${pounds(from)} to ${pounds(to)}.`,
  actionsGained: ({ seat, n, left }, name) =>
    `${who(name, seat, 'gains', 'gain')} ${count(n, 'action')} (${left} left).`,
  wildsReturned: () => 'The wild cards go back to their places.',
  firstPlayer: ({ seat }, name) => `The first-player marker passes to ${you(name, seat)}.`,
};
