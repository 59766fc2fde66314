import { ArtFrame, ArtPatterns } from '@manigance/ui/art/art-frame.tsx';
import { lazyPart } from '@manigance/ui/lazy-part.ts';
import type { PictureProps } from './art/index.tsx';

const art = lazyPart(() => import('./art/index.tsx'));

/** The patterns of the pictures, once in the page. */
export function Patterns() {
  return <ArtPatterns of={art} />;
}

/** The picture of a card or certificate. Until it has come, its brass frame stands there. */
export function Picture(picture: PictureProps) {
  return (
    <ArtFrame of={art} class={`el-art is-${picture.size}`}>
      {(loaded) => <loaded.Picture {...picture} />}
    </ArtFrame>
  );
}
