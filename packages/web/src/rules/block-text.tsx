import type { Block } from './book.ts';

/** HTML compiled at build time from our own documents; it holds no player input. */
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
