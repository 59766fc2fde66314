import { type SchemeId, schemeIds } from '../../rules/cards.ts';
import { type ConditionId, conditionIds } from '../../rules/victory.ts';

/** A card as `data-card` names it: a Shenanigan card by its id, a certificate by that of its condition. */
export type AnyCard =
  | { readonly deck: 'schemes'; readonly id: SchemeId }
  | { readonly deck: 'certificates'; readonly id: ConditionId }
  | { readonly deck: 'heritage' };

/** The card of a `data-card`, if there is one. */
export function cardNamed(card: string): AnyCard | undefined {
  if ((schemeIds as readonly string[]).includes(card)) return { deck: 'schemes', id: card as SchemeId };
  if ((conditionIds as readonly string[]).includes(card))
    return { deck: 'certificates', id: card as ConditionId };
  return card === 'heritage_protection' ? { deck: 'heritage' } : undefined;
}
