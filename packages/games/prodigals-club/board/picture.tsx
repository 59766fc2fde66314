import type { PlateSize } from '@manigance/ui/art/ink.ts';
import { lazyPart } from '@manigance/ui/lazy-part.ts';
import type { CardId } from './from-game.ts';

const art = lazyPart(() => import('./art/index.tsx'));

/** The patterns of the pictures, once in the page. */
export function ArtPatterns() {
  const loaded = art.use();
  return loaded === undefined ? null : <loaded.Patterns />;
}

/** The picture of a card. Until it has come, its place is left free. */
export function CardPicture({ card, size }: { readonly card: CardId; readonly size: PlateSize }) {
  const loaded = art.use();
  return (
    <span class={`pc-art is-${size}`} aria-hidden="true">
      {loaded !== undefined && <loaded.CardPlate card={card} size={size} />}
    </span>
  );
}
