import glyphs from 'glyphs:./rows.ts?without=../art/rows.ts';
import clubGlyphs from 'glyphs:../art/rows.ts';
import type { PlateSize } from '@manigance/ui/art/ink.ts';
import { type Kit, Plate } from '../art/plate.tsx';
import { cards } from './rows.ts';
import { grounds, scenes } from './scenes.ts';

const kit: Kit = { glyphs: { ...clubGlyphs, ...glyphs }, scenes, grounds };

/** The picture of a card of Last Will. */
export function LastWillPlate({ card, size }: { readonly card: string; readonly size: PlateSize }) {
  const row = cards[card];
  return row && <Plate row={row} kit={kit} tint="last-will" size={size} />;
}
