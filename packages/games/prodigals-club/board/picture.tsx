import { ArtFrame, ArtPatterns } from '@manigance/ui/art/art-frame.tsx';
import type { PlateSize } from '@manigance/ui/art/ink.ts';
import { lazyPart } from '@manigance/ui/lazy-part.ts';
import type { BonusId, DameId, HandCardId, PossessionId } from './from-game.ts';
import { isOfLastWill } from './hand-card.ts';

const art = lazyPart(() => import('./art/index.tsx'));
/** Loaded with the first card of Last Will. */
const lastWillArt = lazyPart(() => import('./last-will-art/index.tsx'));

/** The patterns of the pictures, once in the page. */
export function Patterns() {
  return <ArtPatterns of={art} />;
}

/** The picture of a card. Until it has come, its place is left free. */
export function CardPicture({ card, size }: { readonly card: HandCardId; readonly size: PlateSize }) {
  if (isOfLastWill(card))
    return (
      <ArtFrame of={lastWillArt} class={`pc-art is-${size}`}>
        {({ LastWillPlate }) => <LastWillPlate card={card} size={size} />}
      </ArtFrame>
    );
  return (
    <ArtFrame of={art} class={`pc-art is-${size}`}>
      {({ CardPlate }) => <CardPlate card={card} size={size} />}
    </ArtFrame>
  );
}

/** The picture of a tile. */
export function TilePicture({
  tile,
  size,
}: {
  readonly tile: BonusId | DameId | PossessionId;
  readonly size: PlateSize;
}) {
  return (
    <ArtFrame of={art} class={`pc-art is-${size}`}>
      {({ TilePlate }) => <TilePlate tile={tile} size={size} />}
    </ArtFrame>
  );
}
