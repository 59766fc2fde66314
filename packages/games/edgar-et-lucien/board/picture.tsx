import { ArtFrame, ArtPatterns } from '@manigance/ui/art/art-frame.tsx';
import type { PlateSize } from '@manigance/ui/art/ink.ts';
import { lazyPart } from '@manigance/ui/lazy-part.ts';
import type { PictureGroup } from './art/index.tsx';

const art = lazyPart(() => import('./art/index.tsx'));

/** The patterns of the pictures, once in the page. */
export function Patterns() {
  return <ArtPatterns of={art} />;
}

/** The picture of a card or certificate. Until it has come, its brass frame stands there. */
export function Picture({
  of,
  group,
  size,
}: {
  readonly of: string;
  readonly group: PictureGroup;
  readonly size: PlateSize;
}) {
  return (
    <ArtFrame of={art} class={`el-art is-${size}`}>
      {(loaded) => <loaded.Picture of={of} group={group} size={size} />}
    </ArtFrame>
  );
}
