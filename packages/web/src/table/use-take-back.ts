import type { MatchClient } from '../match/match-client.ts';
import { useWords } from '../text/index.ts';
import type { Notice } from './toast.tsx';
import type { Position } from './use-match.ts';

/** Takes my last move back or asks for it; tells why where that is not possible. */
export function useTakeBack(
  client: MatchClient,
  { undo, whyNoUndo }: Position,
  tell: (notice: Notice) => void,
): () => Promise<void> {
  const { table: words } = useWords();
  const barred = { text: words.noUndo[whyNoUndo ?? 'no-move'] };
  return async () => {
    if (undo === undefined) return tell(barred);
    if (!(await client.takeBack())) tell(barred);
  };
}
