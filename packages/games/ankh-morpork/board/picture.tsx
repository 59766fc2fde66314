import type { PlateSize } from '@manigance/ui/art/ink.ts';
import { lazyPart } from '@manigance/ui/lazy-part.ts';
import { type CardId, cardById } from '../rules/cards.ts';

const art = lazyPart(() => import('./art/index.tsx'));

/** The patterns of the pictures, once in the page. */
export function ArtPatterns() {
  const loaded = art.use();
  return loaded === undefined ? null : <loaded.Patterns />;
}

/** The picture of a card. Until it has come, its frame stands there in the tint of the card. */
export function CardPicture({ card, size }: { readonly card: CardId; readonly size: PlateSize }) {
  const loaded = art.use();
  return (
    <span class={`am-art is-${size} am-${cardById[card].colour}`} aria-hidden="true">
      {loaded !== undefined && <loaded.CardPlate card={card} size={size} />}
    </span>
  );
}

/** The picture of a random event. */
export function EventPicture({ event, size }: { readonly event: string; readonly size: PlateSize }) {
  const loaded = art.use();
  return (
    <span class={`am-art is-${size} am-violet`} aria-hidden="true">
      {loaded !== undefined && <loaded.EventPlate event={event} size={size} />}
    </span>
  );
}

/** The cameo of a Personality. */
export function PersonalityPicture({ of }: { readonly of: string }) {
  const loaded = art.use();
  return (
    <span class="am-portrait" aria-hidden="true">
      {loaded !== undefined && <loaded.Portrait of={of} />}
    </span>
  );
}
