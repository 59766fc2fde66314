import { type Card, cards } from '../rules/cards.ts';
import type { Amount, CompetitionId, Effect, Trigger } from '../rules/effects/language.ts';

/** Expected reduction of a player's scores: of the votes, of the reputation, and of the purse that pays in the mode. */
export type Gains = readonly [election: number, society: number, purse: number];
/** The place of each competition in `Gains`. */
export const gainOf: { readonly [C in CompetitionId]: keyof Gains & number } = {
  election: 0,
  society: 1,
  possessions: 2,
  'last-will': 2,
};

const none: Gains = [0, 0, 0];
/** Average count of a symbol when an effect counts it. */
const averageCount = 1.4;
/** PC-13.3 Value of a megaphone in votes. */
const votesPerMegaphone = 0.5;
/** PC-11.10 A tile sold no longer costs its penalty; a discount comes on top. */
const saleWorth = 3;
const swapWorth = 2.2;
/** PC-10.9 Value of an extra errand boy, and of other effects that fit any competition. */
const anywhere: Gains = [0.9, 0.9, 0.9];

function only(competition: CompetitionId, amount: number): Gains {
  const place = gainOf[competition];
  return [place === 0 ? amount : 0, place === 1 ? amount : 0, place === 2 ? amount : 0];
}

function plus(one: Gains, other: Gains): Gains {
  return [one[0] + other[0], one[1] + other[1], one[2] + other[2]];
}

function times(gains: Gains, factor: number): Gains {
  return [gains[0] * factor, gains[1] * factor, gains[2] * factor];
}

/** The average of an amount. */
export function amountOf(amount: Amount): number {
  return typeof amount === 'number' ? amount : amount.base + amount.each * averageCount;
}

function sumOf({ 0: election, 1: society, 2: possessions }: Gains): number {
  return election + society + possessions;
}

/** PC-10 Average gain of an effect. */
export function gainsOf(effect: Effect): Gains {
  switch (effect.do) {
    case 'loseVotes':
      return only('election', amountOf(effect.n));
    case 'megaphones':
      return only('election', votesPerMegaphone * effect.n);
    case 'move':
      return only('society', 0.9 * amountOf(effect.n));
    case 'moveEach':
      return only('society', 1.6 * effect.steps);
    case 'jump':
      return only('society', 1.8);
    case 'spend':
      return only('possessions', amountOf(effect.n));
    case 'sell':
      return only('possessions', effect.times * (saleWorth + effect.discount));
    case 'swap':
      return only('possessions', swapWorth);
    case 'basic':
      return times(anywhere, 0.6 * effect.times);
    case 'seq':
      return effect.steps.map(gainsOf).reduce(plus, none);
    case 'choice':
      return times(bestOf(effect.options.map(gainsOf)), effect.times);
    case 'exchange':
      return times(bestOf(effect.options.map(({ get }) => gainsOf(get))), 0.5 * effect.times);
    case 'pubCrawl':
      return only('election', 2);
    default:
      return anywhere;
  }
}

function bestOf(options: readonly Gains[]): Gains {
  return options.reduce((best, option) => (sumOf(option) > sumOf(best) ? option : best), none);
}

function triggerGains(trigger: Trigger): Gains {
  if (trigger.on === 'playWhite') return times(gainsOf(trigger.effect), 0.5 * trigger.party.length);
  if (trigger.on === 'playMegaphones') return times(gainsOf(trigger.effect), 1.2);
  if (trigger.on === 'sell') return only('possessions', 0.3 * trigger.discount);
  return trigger.on === 'innerCircle' ? times(anywhere, 0.1 * trigger.benefits) : none;
}

/** Gain per round of a black card in play. */
function perRound({ activate, triggers }: Card): Gains {
  const activation = activate === undefined ? none : gainsOf(activate);
  return triggers.map(triggerGains).reduce(plus, activation);
}

/** Gains by card number: of a white card once, of a black card per round. */
export const cardGains: readonly Gains[] = cards.map((card) =>
  card.white ? (card.effect === undefined ? none : gainsOf(card.effect)) : perRound(card),
);
/** Whether a card is white, by card number. */
export const isWhite: readonly boolean[] = cards.map(({ white }) => white);

/** Total gain of each card over all competitions. */
export const cardWorth: readonly number[] = cardGains.map(sumOf);
