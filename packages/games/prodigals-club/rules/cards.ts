import { type Branded, indexById } from '@manigance/core';
import { itemAt } from './arrays.ts';
import { centralCards } from './central/cards.ts';
import { electionCards } from './competitions/election/cards.ts';
import { possessionsCards } from './competitions/possessions/cards.ts';
import { societyCards } from './competitions/society/cards.ts';
import { boroughs, type CompetitionId, type Effect, type Party, type Trigger } from './effects/language.ts';

type Row =
  | (typeof electionCards)[number]
  | (typeof societyCards)[number]
  | (typeof possessionsCards)[number]
  | (typeof centralCards)[number];
/** Id of a kind of card. */
export type CardId = Row['id'];
/** A kind of card in the state: its index in `cards`. */
export type CardNumber = Branded<number, 'card'>;

/** A kind of card as the rules read it. The state holds its number; copies share it. */
export interface Card {
  readonly id: CardId;
  readonly deck: CompetitionId | 'central';
  /** PC-3.3 The mode a central card belongs to, and all modes that use it (LW-3.4). */
  readonly set: string;
  readonly sets: readonly string[];
  readonly white: boolean;
  /** Where it lies in its pile: 1 above 2. Black central cards lie above white ones (PC-4.5). */
  readonly layer: 1 | 2;
  readonly copies: number;
  /** LW-9.1 Last Will actions that playing it costs; 0 for most. */
  readonly lastWillActions: number;
  readonly party: Party | undefined;
  /** Of a white card. */
  readonly effect: Effect | undefined;
  /** PC-10.17 */
  readonly megaphones: number;
  /** Of a black card. */
  readonly activate: Effect | undefined;
  readonly triggers: readonly Trigger[];
  /** PC-11.2 Further discount on sales, by borough. */
  readonly discounts: readonly number[];
  /** PC-12.6 Benefits for an inner circle, or 0. */
  readonly benefits: number;
}

const decks: readonly (readonly [Card['deck'], readonly Row[]])[] = [
  ['election', electionCards],
  ['society', societyCards],
  ['possessions', possessionsCards],
  ['central', centralCards],
];
/** PC-19 The kinds of cards. */
export const cards: readonly Card[] = decks.flatMap(([deck, rows]) => rows.map((row) => cardOf(deck, row)));
/** Ids of the kinds of cards. */
export const cardIds: readonly CardId[] = cards.map(({ id }) => id);
/** The number of each kind of card. */
export const cardNumber: Readonly<Record<CardId, CardNumber>> = indexById(cardIds);

/** The kind of card of a number. */
export function cardAt(number: CardNumber): Card {
  return itemAt(cards, number);
}

function cardOf(deck: Card['deck'], row: Row): Card {
  const white = row.border === 'white';
  const effect: Effect | undefined = white ? row.effect : undefined;
  const triggers: readonly Trigger[] = white ? [] : row.triggers;
  return {
    id: row.id,
    deck,
    set: 'set' in row ? row.set : '',
    sets: 'set' in row ? [row.set, ...('also' in row ? [row.also] : [])] : [],
    white,
    layer: 'back' in row ? row.back : white ? 2 : 1,
    copies: 'copies' in row ? row.copies : 1,
    lastWillActions: 'lastWillActions' in row ? row.lastWillActions : 0,
    party: 'party' in row ? row.party : undefined,
    effect,
    megaphones: effect === undefined ? 0 : megaphonesIn(effect),
    activate: 'activate' in row ? row.activate : undefined,
    triggers,
    discounts: boroughs.map((borough) => discountIn(triggers, borough)),
    benefits: triggers.reduce((most, trigger) => Math.max(most, benefitsOf(trigger)), 0),
  };
}

function megaphonesIn(effect: Effect): number {
  if (effect.do === 'megaphones') return effect.n;
  return effect.do === 'seq' ? effect.steps.reduce((sum, step) => sum + megaphonesIn(step), 0) : 0;
}

function discountIn(triggers: readonly Trigger[], borough: string): number {
  return triggers.reduce(
    (sum, trigger) => sum + (trigger.on === 'sell' && trigger.borough === borough ? trigger.discount : 0),
    0,
  );
}

function benefitsOf(trigger: Trigger): number {
  return trigger.on === 'innerCircle' ? trigger.benefits : 0;
}
