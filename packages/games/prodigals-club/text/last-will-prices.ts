import { type LwCardId, lwCardAt, lwCardNumber } from '../rules/competitions/last-will/cards.ts';
import type { LastWillTable } from '../rules/competitions/last-will/view-types.ts';

/** LW-11.3 What a property from the hand costs. */
export function priceIn({ modifiers }: Pick<LastWillTable, 'modifiers'>, card: LwCardId): number {
  const { property } = lwCardAt(lwCardNumber[card]);
  return property === undefined ? 0 : Math.max(0, (property.ladder[0] ?? 0) + modifiers[property.type]);
}
