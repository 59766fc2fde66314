import type { Block } from './book.ts';

/** The text was made at build time from our own documents: nothing a player wrote is in it. */
export function BlockText({ block, current = false }: { readonly block: Block; readonly current?: boolean }) {
  return (
    <div
      class={`rule depth-${block.depth ?? 0} ${current ? 'is-current' : ''}`}
      data-id={block.id}
      tabIndex={block.id === undefined ? undefined : -1}
      dangerouslySetInnerHTML={{ __html: block.html }}
    />
  );
}
