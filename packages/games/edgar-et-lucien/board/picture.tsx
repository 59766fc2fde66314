import type { PlateSize } from '@manigance/ui/art/ink.ts';
import { lazyPart } from '@manigance/ui/lazy-part.ts';
import type { PictureGroup } from './art/index.tsx';

const art = lazyPart(() => import('./art/index.tsx'));

/** The gradients of the pictures, once in the page. */
export function ArtPatterns() {
  const loaded = art.use();
  return loaded === undefined ? null : <loaded.Patterns />;
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
  const loaded = art.use();
  return (
    <span class={`el-art is-${size}`} aria-hidden="true">
      {loaded !== undefined && <loaded.Picture of={of} group={group} size={size} />}
    </span>
  );
}
