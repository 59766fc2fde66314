import { type BonusId, bonusTiles } from '../../rules/board.ts';
import { type CardId, cardNumber } from '../../rules/cards.ts';
import type { LwCardId } from '../../rules/competitions/last-will/cards.ts';
import { type PossessionId, possessionTiles } from '../../rules/competitions/possessions/tiles.ts';
import { type DameId, dameTiles } from '../../rules/competitions/society/dame-tiles.ts';
import type { Names } from '../from-game.ts';

/** A card or a tile with a picture, as `data-card` names it: by its id. */
export type Pictured =
  | { readonly kind: 'card'; readonly id: CardId }
  | { readonly kind: 'lastWill'; readonly id: LwCardId }
  | { readonly kind: 'bonus'; readonly id: BonusId }
  | { readonly kind: 'dame'; readonly id: DameId }
  | { readonly kind: 'possession'; readonly id: PossessionId };

/** The card or tile of a `data-card`, if there is one; `names` has the cards of Last Will where it is loaded. */
export function picturedAs(id: string, names: Names): Pictured | undefined {
  if (id in cardNumber) return { kind: 'card', id: id as CardId };
  if (id in names.cards) return { kind: 'lastWill', id: id as LwCardId };
  if (has(bonusTiles, id)) return { kind: 'bonus', id: id as BonusId };
  if (has(dameTiles, id)) return { kind: 'dame', id: id as DameId };
  return has(possessionTiles, id) ? { kind: 'possession', id: id as PossessionId } : undefined;
}

function has(rows: readonly { readonly id: string }[], id: string): boolean {
  return rows.some((row) => row.id === id);
}
