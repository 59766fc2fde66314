import glyphs from 'glyphs:./rows.ts';
import { Cameo, type PortraitRow } from '@manigance/ui/art/cameo.tsx';
import type { PlateSize } from '@manigance/ui/art/ink.ts';
import { type CardId, cardById } from '../../rules/cards.ts';
import { medal } from '../medal.ts';
import { busts } from './busts.ts';
import { Plate } from './plate.tsx';
import * as rows from './rows.ts';

export { Houses } from './houses.tsx';
export { Patterns } from './patterns.tsx';
export { Country, Shore, Wall } from './surroundings.tsx';

/** The picture of a player card. */
export function CardPlate({ card, size }: { readonly card: CardId; readonly size: PlateSize }) {
  const row = rows.cards[card];
  return row && <Plate row={row} tint={cardById[card].colour} size={size} />;
}

/** The picture of a random event. */
export function EventPlate({ event, size }: { readonly event: string; readonly size: PlateSize }) {
  const row = rows.events[event];
  return row && <Plate row={row} tint="violet" size={size} />;
}

/** The cameo of a Personality. */
export function Portrait({ of, small = false }: { readonly of: string; readonly small?: boolean }) {
  return <Bust row={rows.portraits[of]} small={small} />;
}

function Bust({ row, small }: { readonly row: PortraitRow | undefined; readonly small: boolean }) {
  if (row === undefined) return null;
  return (
    <Cameo
      bust={busts[row.bust as keyof typeof busts]}
      medal={medal}
      glyphs={glyphs}
      emblem={small ? undefined : row.subject}
    />
  );
}
