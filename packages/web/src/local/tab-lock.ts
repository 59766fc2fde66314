type Note = {
  /** `taken`: a tab has opened the match. `released`: the tab that had it has closed it. */
  readonly type: 'taken' | 'released';
  readonly id: string;
};

/** One tab plays a match at a time: the last to open it takes it over. The answer gives the match up silently. */
export function takeMatch(
  id: string,
  {
    onReleased,
    onLost,
  }: {
    /** Another tab had the match and has closed it. */
    readonly onReleased: () => void;
    /** Another tab has taken the match: close it. */
    readonly onLost: () => void;
  },
): () => void {
  const channel = new BroadcastChannel('manigance.matches');
  channel.addEventListener('message', ({ data }: MessageEvent<Note>) => {
    if (data.id !== id) return;
    if (data.type === 'released') return onReleased();
    onLost();
    const answer = new BroadcastChannel('manigance.matches'); // `onLost` has closed the other one
    answer.postMessage({ type: 'released', id } satisfies Note);
    answer.close();
  });
  channel.postMessage({ type: 'taken', id } satisfies Note);
  return () => channel.close();
}
