import type { PlateSize } from '@manigance/ui/art/ink.ts';
import { Plate } from './plate.tsx';
import { cards, certificates, commons } from './rows.ts';

export { Patterns } from './patterns.tsx';

const groups = { cards, certificates, commons };

/** Props of a picture. */
export interface PictureProps {
  readonly of: string;
  readonly group: keyof typeof groups;
  readonly size: PlateSize;
}

/** The picture of a card or certificate. */
export function Picture({ of, group, size }: PictureProps) {
  const row = groups[group][of];
  return row && <Plate row={row} size={size} />;
}
