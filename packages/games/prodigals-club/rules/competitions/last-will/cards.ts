import { addRows, type Branded, indexById } from '@manigance/core';
import { itemAt } from '../../arrays.ts';
import { none } from '../../constants.ts';
import {
  type Activity,
  type Companion,
  type Effect,
  type PropertyType,
  propertyTypes,
  type RegularDeck,
  regularDecks,
  type SymbolNumber,
  symbols,
  type Trigger,
} from '../../effects/language.ts';
import { firstLwCard, handCardIds, handCardNumber } from '../../hand-cards.ts';
import type { BlackRow, CompanionRow, Crown, Lodging, PropertyRow, WhiteRow } from './card-data.ts';
import { lastWillCompanions } from './cards/companions.ts';
import { lastWillEvents } from './cards/events.ts';
import { lastWillHelpers } from './cards/helpers.ts';
import { lastWillProperties } from './cards/properties.ts';
import { lastWillSpecials } from './cards/specials.ts';
import { lastWillWilds } from './cards/wilds.ts';

export { isLwCard } from '../../hand-cards.ts';

/** LW-2.1 Every card exists once. */
export type LwCardId =
  | (typeof lastWillEvents)[number]['id']
  | (typeof lastWillHelpers)[number]['id']
  | (typeof lastWillProperties)[number]['id']
  | (typeof lastWillCompanions)[number]['id']
  | (typeof lastWillSpecials)[number]['id']
  | (typeof lastWillWilds)[number]['id'];
/** LW-4.5 A deck, or the place of special or wild cards. */
export type LwDeck = RegularDeck | 'special' | 'wild';
/** A Last Will card in the state. The numbers follow those of `cards`, because both kinds share a hand. */
export type LwCardNumber = Branded<number, 'card'>;

type Row = WhiteRow | BlackRow | PropertyRow | CompanionRow;

/** A Last Will card as the rules read it. */
export interface LwCard {
  readonly id: LwCardId;
  readonly number: LwCardNumber;
  readonly deck: LwDeck;
  /** Its place among the regular decks, or `none`. */
  readonly deckNumber: number;
  /** LW-6.2 Of a special card, else 0. */
  readonly crown: Crown | 0;
  readonly class: Row['class'];
  /** LW-9.1 Actions to play, lay or buy it. */
  readonly actions: number;
  readonly activity: Activity | undefined;
  /** LW-9.3 Of a white card. */
  readonly effect: Effect | undefined;
  /** LW-9.4, LW-9.5 Of a helper or expense. */
  readonly lay: Effect | undefined;
  readonly activate: Effect | undefined;
  readonly useActions: number;
  readonly triggers: readonly Trigger[];
  /** LW-10.4 Its index in `symbols`, or `none`. */
  readonly symbol: SymbolNumber;
  readonly property: Property | undefined;
  /** LW-10.1 A companion or wild card. */
  readonly isGrey: boolean;
  /** LW-13.3 Of a companion or wild card, else none. */
  readonly kinds: readonly Companion[];
  readonly extra: number;
  readonly at: readonly Activity[] | undefined;
}
/** LW-11.1 The fields that a card has only if it is a property. */
export interface Property {
  readonly type: PropertyType;
  /** Its place in `propertyTypes`, and so that of its modifier. */
  readonly typeNumber: number;
  readonly isHouse: boolean;
  readonly ladder: readonly number[];
  readonly upkeep: PropertyRow['upkeep'];
  readonly lodging: Lodging | undefined;
}

type Deal = readonly [LwDeck, readonly (Row & { readonly id: LwCardId; readonly crown?: Crown })[]];
const decks: readonly Deal[] = [
  ['event', lastWillEvents],
  ['helper', lastWillHelpers],
  ['property', lastWillProperties],
  ['companion', lastWillCompanions],
  ['special', lastWillSpecials],
  ['wild', lastWillWilds],
];

/** LW-19 All Last Will cards; the number of the first is `firstLwCard`. */
export const lwCards: readonly LwCard[] = decks
  .flatMap(([deck, rows]) => rows.map((row) => [deck, row] as const))
  .map(([deck, row], index) => cardOf(deck, row, firstLwCard + index));
/** Ids of the Last Will cards. */
export const lwCardIds: readonly LwCardId[] = lwCards.map(({ id }) => id);
/** The number of each Last Will card. */
export const lwCardNumber: Readonly<Record<LwCardId, LwCardNumber>> = shifted(indexById(lwCardIds));
// LW-14.6: a hand holds the cards of both games, those of Last Will after the others.
handCardIds.splice(firstLwCard, handCardIds.length, ...lwCardIds);
addRows(handCardNumber, lwCardNumber);

/** A move for each Last Will card, in their order; see `moveFor`. */
export function movesFor<M extends object>(make: (card: LwCardId) => M): readonly M[] {
  return lwCardIds.map(make);
}
/** The move of this card in a list made by `movesFor`. */
export function moveFor<M extends object>(moves: readonly M[], card: LwCardNumber): M {
  return itemAt(moves, card - firstLwCard);
}

/** The Last Will card of a number. */
export function lwCardAt(card: LwCardNumber): LwCard {
  return itemAt(lwCards, card - firstLwCard);
}
/** LW-11.1 The fields of a card that is a property. */
export function propertyFields({ property }: LwCard): Property {
  return property as Property;
}

function cardOf(deck: LwDeck, row: Deal[1][number], number: LwCardNumber): LwCard {
  const property = row.class === 'property' ? propertyOf(row) : undefined;
  const activity = 'activity' in row ? row.activity : undefined;
  const symbol = property?.isHouse === true ? 'house' : 'symbol' in row ? row.symbol : undefined;
  const effectOf = (key: 'effect' | 'lay' | 'activate') =>
    key in row ? atActivity((row as { readonly [K in typeof key]?: Effect })[key], activity) : undefined;
  return {
    id: row.id,
    number,
    deck,
    deckNumber: (regularDecks as readonly string[]).indexOf(deck),
    crown: row.crown ?? 0,
    class: row.class,
    actions: property === undefined ? ('actions' in row ? row.actions : 0) : 1,
    activity,
    effect: effectOf('effect'),
    lay: effectOf('lay'),
    activate: effectOf('activate'),
    useActions: 'useActions' in row ? (row.useActions ?? 0) : 0,
    triggers: 'triggers' in row ? (row.triggers ?? []) : [],
    symbol: symbol === undefined ? none : symbols.indexOf(symbol),
    property,
    isGrey: 'kinds' in row,
    kinds: 'kinds' in row ? row.kinds : [],
    extra: 'extra' in row ? row.extra : 0,
    at: 'at' in row ? row.at : undefined,
  };
}

function propertyOf({ type, ladder, upkeep, lodging }: PropertyRow): Property {
  const typeNumber = propertyTypes.indexOf(type);
  return { type, typeNumber, isHouse: type !== 'farm', ladder, upkeep, lodging };
}

/** LW-13.4 Payments with slots know the activity of their card. */
function atActivity(effect: Effect | undefined, activity: Activity | undefined): Effect | undefined {
  if (effect === undefined || activity === undefined) return effect;
  if (effect.do === 'seq')
    return { ...effect, steps: effect.steps.map((step) => atActivity(step, activity) ?? step) };
  return effect.do === 'spend' && effect.companions !== undefined ? { ...effect, activity } : effect;
}

function shifted(index: Readonly<Record<LwCardId, number>>): Readonly<Record<LwCardId, LwCardNumber>> {
  const entries = Object.entries(index).map(([id, number]) => [id, firstLwCard + number] as const);
  return Object.fromEntries(entries) as Record<LwCardId, LwCardNumber>;
}
