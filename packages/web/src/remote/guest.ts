import { useEffect, useState } from 'preact/hooks';
import type { GameId } from '../games.ts';

/** A game as the server offers it. */
export interface OfferedGame {
  readonly id: GameId;
  readonly levels: readonly string[];
}

/** Makes sure the server knows me, under this name. */
export async function introduce(name: string): Promise<void> {
  const known = await fetch('/api/me');
  if (known.ok) return;
  const body = JSON.stringify({ name });
  const made = await fetch('/api/guest', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  if (!made.ok) throw new Error('the server does not take me in');
}

let asked: Promise<readonly OfferedGame[] | undefined> | undefined;

/** What the server offers; `undefined` where there is no server, as with a page from a folder, or offline. */
export function offeredGames(): Promise<readonly OfferedGame[] | undefined> {
  asked ??= fetch('/api/games')
    .then(async (answer) => {
      const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
      return answer.ok && isJson ? ((await answer.json()) as OfferedGame[]) : undefined;
    })
    .catch(() => undefined);
  return asked;
}

/** Whether there is a server; `undefined` until that is known. */
export function useOffered(): readonly OfferedGame[] | 'none' | undefined {
  const [offered, setOffered] = useState<readonly OfferedGame[] | 'none' | undefined>(undefined);
  useEffect(() => {
    void offeredGames().then((games) => setOffered(games ?? 'none'));
  }, []);
  return offered;
}
