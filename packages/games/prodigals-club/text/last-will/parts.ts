import type { Modifiers } from '../../rules/competitions/last-will/view-types.ts';
import {
  type Companion,
  type PropertyType,
  propertyTypes,
  type RegularDeck,
} from '../../rules/effects/language.ts';
import type { HandCardId } from '../../rules/hand-cards.ts';
import type { PcView } from '../../rules/view-types.ts';
import type { Names } from '../names.ts';
import { frameOf } from '../sentences.ts';

/** Nouns of Last Will in one language, and how it counts, lists and quotes. */
interface LastWillNouns {
  readonly names: Names;
  readonly types: { readonly [T in PropertyType]: string };
  readonly companions: { readonly [C in Companion]: string };
  /** One card of a deck, and several. */
  readonly decks: { readonly [D in RegularDeck]: readonly [one: string, more: string] };
  /** What a plan gives. */
  readonly gains: { readonly cards: string; readonly boys: string; readonly actions: string };
  readonly or: string;
  readonly count: (n: number, noun: string, plural?: string) => string;
  readonly list: (items: readonly string[]) => string;
  readonly quote: (text: string) => string;
  readonly signed: (n: number) => string;
}

interface PlanGains {
  readonly cards: number;
  readonly boys: number;
  readonly actions: number;
}

/** The parts of sentences about Last Will that both languages build in the same way. */
export function lastWillParts(nouns: LastWillNouns) {
  const { names, types, companions, decks, gains, or, count, list, quote, signed } = nouns;
  const planText = ({ cards, boys, actions }: PlanGains) =>
    [count(cards, gains.cards), count(boys, gains.boys), count(actions, gains.actions)].join(', ');
  const marketOf = (some: readonly PropertyType[], modifiers: Modifiers) =>
    list(some.map((type) => `${types[type]} ${signed(modifiers[type])}`));
  return {
    planText,
    marketOf,
    market: (modifiers: Modifiers) => marketOf(propertyTypes, modifiers),
    card: (id: HandCardId) => quote(names.cards[id].name),
    /** How many cards of each deck: "2 events and 1 property". */
    backs(held: readonly RegularDeck[]): string {
      const numberOf = (deck: RegularDeck) => held.filter((other) => other === deck).length;
      return list([...new Set(held)].map((deck) => count(numberOf(deck), ...decks[deck])));
    },
    planAt({ lastWill }: PcView, place: number): string | undefined {
      const plan = lastWill?.plans[place - 1];
      return plan && planText(plan);
    },
    /** Two types of property, each with the modifier of the other. */
    exchanged({ lastWill }: PcView, [one, other]: readonly [PropertyType, PropertyType]): string {
      const after = (type: PropertyType, from: PropertyType) =>
        lastWill === undefined ? types[type] : `${types[type]} ${signed(lastWill.modifiers[from])}`;
      return `${after(one, other)}, ${after(other, one)}`;
    },
    /** The companions that a slot takes, and what one of them adds to the payment. */
    slotAt(view: PcView, at: number): { readonly kinds: string; readonly add: number } | undefined {
      const slot = frameOf(view, 'companions')?.slots[at];
      return slot && { kinds: slot.kinds.map((kind) => companions[kind]).join(or), add: slot.add };
    },
  };
}
