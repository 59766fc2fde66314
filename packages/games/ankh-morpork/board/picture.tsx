import { ArtFrame, ArtPatterns } from '@manigance/ui/art/art-frame.tsx';
import type { PlateSize } from '@manigance/ui/art/ink.ts';
import { lazyPart } from '@manigance/ui/lazy-part.ts';
import { type CardId, cardById } from '../rules/cards.ts';

const art = lazyPart(() => import('./art/index.tsx'));

/** The patterns of the pictures, once in the page. */
export function Patterns() {
  return <ArtPatterns of={art} />;
}

/** The picture of a card. Until it has come, its frame stands there in the tint of the card. */
export function CardPicture({ card, size }: { readonly card: CardId; readonly size: PlateSize }) {
  return (
    <ArtFrame of={art} class={`am-art is-${size} am-${cardById[card].colour}`}>
      {({ CardPlate }) => <CardPlate card={card} size={size} />}
    </ArtFrame>
  );
}

/** The picture of a random event. */
export function EventPicture({ event, size }: { readonly event: string; readonly size: PlateSize }) {
  return (
    <ArtFrame of={art} class={`am-art is-${size} am-violet`}>
      {({ EventPlate }) => <EventPlate event={event} size={size} />}
    </ArtFrame>
  );
}

/** The cameo of a Personality. */
export function PersonalityPicture({ of }: { readonly of: string }) {
  return (
    <ArtFrame of={art} class="am-portrait">
      {({ Portrait }) => <Portrait of={of} />}
    </ArtFrame>
  );
}

/** Landmark, streets and houses of an area of the plan, once they are loaded. */
export function Houses({ area, colour }: { readonly area: number; readonly colour: string }) {
  const drawn = art.use();
  return drawn && <drawn.Houses area={area} colour={colour} />;
}

/** The surroundings of the city, and its wall, once they are loaded. */
export function Country() {
  const drawn = art.use();
  return drawn && <drawn.Country />;
}
/** The land along the river, once it is loaded. */
export function Shore() {
  const drawn = art.use();
  return drawn && <drawn.Shore />;
}
/** The city wall, once it is loaded. */
export function Wall() {
  const drawn = art.use();
  return drawn && <drawn.Wall />;
}
