import { useEffect, useState } from 'preact/hooks';
import { openConnection } from '../match/server-connection.ts';

/** A game as the server offers it. */
export interface OfferedGame {
  readonly id: string;
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

/** My name as the server has it; `undefined` where it does not know me. A server that fails has not said that. */
export async function nameAtServer(): Promise<string | undefined> {
  if (!mayBeKnown()) return undefined;
  const answer = await fetch('/api/me');
  if (answer.status === stranger) return undefined;
  return nameIn(answer);
}

const [malformed, stranger, tooMany] = [400, 401, 429];

async function nameIn(answer: Response): Promise<string> {
  if (answer.status === tooMany) throw new LimitedError();
  if (answer.status === malformed) throw new NameRefusedError();
  if (!answer.ok) throw new Error(`the server does not say who I am: ${answer.status}`);
  return ((await answer.json()) as { readonly name: string }).name;
}

/** The server answers, but not yet: too much has come from this address just now. */
export class LimitedError extends Error {
  override readonly name = 'LimitedError';
}

/** The server knows me by no such name: I have to choose another. */
export class NameRefusedError extends Error {
  override readonly name = 'NameRefusedError';
}

/** How long a page waits before it asks a server again that did not say who I am, in milliseconds. */
export const askAgain = 2_000;

/** What I call myself, and what I am called while I have not said. */
export interface CallingCard {
  readonly chosen: string;
  readonly guest: string;
}

/** Makes sure the server knows me, under the name I chose if I did. */
export async function introduce({ chosen, guest }: CallingCard): Promise<void> {
  const wanted = chosen.trim();
  // Who is known by the cookie alone is answered as who they are.
  const known = (await nameAtServer()) ?? (await nameIn(await post('/api/guest', { name: wanted || guest })));
  try {
    localStorage.setItem(introduced, 'yes');
  } catch {
    // Then the server is asked each time.
  }
  if (wanted === '' || wanted === known) return;
  const { status } = await post('/api/name', { name: wanted });
  if (status === malformed) throw new NameRefusedError();
  // A line that is open already knows me by the old one.
  void openConnection()
    ?.ask({ type: 'name', name: wanted })
    .catch(() => undefined);
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
  asked ??= askForGames().catch(() => {
    asked = undefined; // it may be there the next time
    return undefined;
  });
  return asked;
}

async function askForGames(): Promise<readonly OfferedGame[] | undefined> {
  const answer = await fetch('/api/games');
  if (answer.status >= 500 || answer.status === tooMany) throw new Error('the server fails');
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
  return answer.ok && isJson ? ((await answer.json()) as OfferedGame[]) : undefined;
}

/** How long a page waits before it looks again for a server that did not answer, in milliseconds. */
const lookAgain = 10_000;

/** Whether there is a server; `undefined` until that is known. One that comes back is found. */
export function useOffered(): readonly OfferedGame[] | 'none' | undefined {
  const [offered, setOffered] = useState<readonly OfferedGame[] | 'none' | undefined>(undefined);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stale = false;
    const look = async () => {
      const games = await offeredGames();
      if (stale) return;
      setOffered(games ?? 'none');
      if (asked === undefined) timer = setTimeout(() => void look(), lookAgain);
    };
    void look();
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, []);
  return offered;
}
