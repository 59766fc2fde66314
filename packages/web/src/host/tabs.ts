import type { SavedMatch } from './saved-match.ts';

type Note =
  | { readonly type: 'taken'; readonly id: string }
  /** With the match as it stood there, which may be further on than what was kept. */
  | { readonly type: 'yielded'; readonly id: string; readonly match: SavedMatch };

/**
 * One tab plays a match at a time: the one that opens it last takes it over, and the one that had it lets go at once
 * and hands on how it stands, so that neither writes over what the other has played.
 */
export function takeMatch(
  id: string,
  {
    standing,
    onYielded,
    onLost,
  }: {
    /** How it stands here. */
    readonly standing: () => SavedMatch;
    /** Another tab had it, and this is how far it was. */
    readonly onYielded: (match: SavedMatch) => void;
    /** Another tab has taken it. */
    readonly onLost: () => void;
  },
): () => void {
  const channel = new BroadcastChannel('manigance.matches');
  channel.addEventListener('message', ({ data }: MessageEvent<Note>) => {
    if (data.id !== id) return;
    if (data.type === 'yielded') return onYielded(data.match);
    channel.postMessage({ type: 'yielded', id, match: standing() } satisfies Note);
    onLost();
  });
  channel.postMessage({ type: 'taken', id } satisfies Note);
  return () => channel.close();
}
