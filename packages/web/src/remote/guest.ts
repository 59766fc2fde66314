import { useEffect, useState } from 'preact/hooks';
import type { GameId } from '../games.ts';

/** A game as the server offers it. */
export interface OfferedGame {
  readonly id: GameId;
  readonly levels: readonly string[];
}

const introduced = 'manigance.guest';

/** False only where I certainly never introduced myself: to ask then would be an error in the console. */
function mayBeKnown(): boolean {
  try {
    return localStorage.getItem(introduced) !== null;
  } catch {
    return true;
  }
}

/** My name as the server has it; `undefined` where it does not know me. */
export async function nameAtServer(): Promise<string | undefined> {
  if (!mayBeKnown()) return undefined;
  const answer = await fetch('/api/me');
  return answer.ok ? ((await answer.json()) as { readonly name: string }).name : undefined;
}

/** What I call myself, and what I am called while I have not said. */
export interface CallingCard {
  readonly chosen: string;
  readonly guest: string;
}

/** Makes sure the server knows me, under the name I chose if I did. */
export async function introduce({ chosen, guest }: CallingCard): Promise<void> {
  const known = await nameAtServer();
  const name = chosen.trim() || (known ?? guest);
  if (known === name) return;
  const made = await post(known === undefined ? '/api/guest' : '/api/name', { name });
  if (!made.ok && known === undefined) throw new Error('the server does not take me in');
  try {
    localStorage.setItem(introduced, 'yes');
  } catch {
    // Then the server is asked each time.
  }
}

function post(path: string, body: object): Promise<Response> {
  return fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
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
