import { useWords } from '../text/index.ts';
import type { ChatAndLink } from './use-match.ts';

/** A line below the top bar while the server is away, or moves are not stored. */
export function LinkLine({ link, isUnstored }: Pick<ChatAndLink, 'link' | 'isUnstored'>) {
  const { table: words } = useWords();
  if (link === 'here' && !isUnstored) return undefined;
  const said = [...(link === 'here' ? [] : [words[link]]), ...(isUnstored ? [words.notStored] : [])];
  return (
    <p class={`link-lost ${link === 'stopping' ? 'is-planned' : ''}`} role="status">
      {said.join(' ')}
    </p>
  );
}
