import type { ComponentChildren, ComponentType } from 'preact';
import type { LazyPart } from '../lazy-part.ts';

/** The place of a picture. It stands empty, in its final size, until the pictures are loaded. */
export function ArtFrame<T>({
  of: part,
  class: name,
  children: draw,
}: {
  readonly of: LazyPart<T>;
  readonly class: string;
  readonly children: (art: T) => ComponentChildren;
}) {
  const art = part.use();
  return (
    <span class={name} aria-hidden="true">
      {art !== undefined && draw(art)}
    </span>
  );
}

/** The patterns of a game's pictures, once they are loaded. */
export function ArtPatterns({ of: part }: { readonly of: LazyPart<{ readonly Patterns: ComponentType }> }) {
  const art = part.use();
  return art === undefined ? null : <art.Patterns />;
}
