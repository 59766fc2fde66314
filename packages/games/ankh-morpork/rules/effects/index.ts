import type { Seat } from '@manigance/core';
import { type CardData, cards } from '../cards.ts';
import type { Card } from '../ids.ts';
import { moneyOf } from '../purse.ts';
import type { AmReason } from '../reasons.ts';
import type { AmState } from '../state.ts';
import { boardScrolls } from './board.ts';
import { cardScrolls } from './cards.ts';
import { minionScrolls } from './minions.ts';
import { moneyScrolls } from './money.ts';
import type { Scroll, ScrollName, Scrolls } from './scroll.ts';

/** AM-13 A card naming a scroll that nobody wrote does not compile. */
const scrolls: () => Scrolls<ScrollName> = () => ({
  ...moneyScrolls,
  ...cardScrolls,
  ...minionScrolls,
  ...boardScrolls,
});

interface CardScroll {
  readonly scroll: Scroll<unknown>;
  readonly params: unknown;
}

let byCard: readonly (CardScroll | undefined)[] | undefined;

/** The scroll of a card. The table is made at first use, because the effects import one another. */
export function scrollOf(card: Card): CardScroll {
  if (byCard === undefined) {
    const table = scrolls() as Readonly<Record<string, Scroll<unknown> | undefined>>;
    byCard = cards.map((data: CardData) => {
      const scroll = data.effect === undefined ? undefined : table[data.effect];
      return scroll === undefined ? undefined : { scroll, params: data.params };
    });
  }
  const found = byCard[card];
  if (found === undefined) throw new RangeError(`card ${card} has no scroll to be started`);
  return found;
}

/** AM-5.4 Why the scroll of this card cannot be started as things stand. */
export function barsScroll(state: AmState, seat: Seat, card: Card): AmReason | undefined {
  const { scroll, params } = scrollOf(card);
  return scroll.needs?.(state, seat, params);
}

/** AM-5.4 Starts the scroll of a card. */
export function startScroll(draft: AmState, seat: Seat, card: Card): void {
  const { scroll, params } = scrollOf(card);
  scroll.start(draft, seat, params, card);
}

/** AM-13 Prices one pays oneself need the full amount. */
export function barsPrice(state: AmState, seat: Seat, cost: number): AmReason | undefined {
  const money = moneyOf(state, seat);
  return money < cost ? { rule: 'AM-5.4', code: 'cannotPay', cost, money } : undefined;
}
