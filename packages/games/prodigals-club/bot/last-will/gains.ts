import { type LwCard, lwCardNumber, lwCards } from '../../rules/competitions/last-will/cards.ts';
import type { Effect, Trigger } from '../../rules/effects/language.ts';
import { amountOf } from '../gains.ts';

/** Share of a companion slot that is filled. */
const slotFilled = 0.4;
/** Pounds that one action, one drawn card and one step of a house are worth. */
const perAction = 3.5;
const perDraw = 1.2;
const perStep = 2;
/** Visits a round to one kind of activity, purchases and upkeeps. */
const occasions = { activity: 0.35, buy: 0.3, maintain: 0.4 } as const;
const discountUsed = 0.25;

/** LW-13 Average pounds an effect spends or costs its player otherwise. */
function poundsOf(effect: Effect | undefined): number {
  switch (effect?.do) {
    case undefined:
      return 0;
    case 'spend': {
      const slots = (effect.companions ?? []).reduce((sum, { add }) => sum + add, 0);
      return amountOf(effect.n) + slotFilled * slots;
    }
    case 'seq':
      return effect.steps.reduce((sum, step) => sum + poundsOf(step), 0);
    case 'choice':
      return effect.times * Math.max(...effect.options.map(poundsOf));
    case 'exchange':
      return 0.5 * effect.times * Math.max(...effect.options.map(({ get }) => poundsOf(get)));
    case 'actions':
      return perAction * effect.n;
    case 'draw':
      return perDraw * effect.n;
    case 'depreciate':
      return perStep * effect.steps;
    case 'sell':
      return effect.times * (1 + effect.discount);
    case 'market':
      return 1.5;
    default:
      return 2;
  }
}

function triggerPounds(trigger: Trigger): number {
  switch (trigger.on) {
    case 'activity':
      return trigger.activities.length * occasions.activity * poundsOf(trigger.effect);
    case 'buy':
    case 'maintain':
      return occasions[trigger.on] * poundsOf(trigger.effect);
    case 'sellProperty':
      return discountUsed * trigger.discount;
    case 'plan':
      return perAction * (trigger.actions ?? 0) + perDraw * (trigger.cards ?? 0);
    default:
      return 0;
  }
}

/** Pounds a black card takes off in each round it lies on the board. */
function perRound({ activate, useActions, triggers }: LwCard): number {
  const use = Math.max(0, poundsOf(activate) - perAction * useActions);
  return triggers.reduce((sum, trigger) => sum + triggerPounds(trigger), use);
}

const first = lwCardNumber[lwCards[0]?.id ?? 'lw-oysters-for-the-whole-omnibus'];
const byNumber = (worth: (card: LwCard) => number): Float64Array => Float64Array.from(lwCards, worth);
const whites = byNumber(({ effect }) => poundsOf(effect));
const rounds = byNumber(perRound);
const lays = byNumber(({ lay }) => poundsOf(lay));

/** Pounds a white card takes off when it is played. */
export const whitePounds = (card: number): number => whites[card - first] ?? 0;
/** Pounds a helper or expense takes off in a round, and once when it is laid. */
export const roundPounds = (card: number): number => rounds[card - first] ?? 0;
/** Pounds a card takes off once, when it is laid. */
export const layPounds = (card: number): number => lays[card - first] ?? 0;
