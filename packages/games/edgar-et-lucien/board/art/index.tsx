import type { PlateSize } from '@manigance/ui/art/ink.ts';
import { Plate } from './plate.tsx';
import { cards, certificates, commons } from './rows.ts';

export { Patterns } from './patterns.tsx';

const groups = { cards, certificates, commons };

export type PictureGroup = keyof typeof groups;

export function Picture({
  of,
  group,
  size,
}: {
  readonly of: string;
  readonly group: PictureGroup;
  readonly size: PlateSize;
}) {
  const row = groups[group][of];
  return row && <Plate row={row} size={size} />;
}
