import { useEffect, useState } from 'preact/hooks';
import { askForAnnounced } from '../announced/announced.ts';
import { closeConnection, openConnection } from '../match/server-connection.ts';
import { introduced, mayBeIntroduced } from './introduced.ts';
import { post } from './post.ts';

/** A game the server offers. */
export interface OfferedGame {
  readonly id: string;
  readonly levels: readonly string[];
}

/** Set while this browser is signed in to an account, and was a guest with tables before. */
export const keptGuest = 'manigance.guest-kept';

/** My name at the server; `undefined` if it does not know me. Throws if the server fails. */
export async function nameAtServer(): Promise<string | undefined> {
  if (!mayBeIntroduced()) return undefined;
  const answer = await fetch('/api/me');
  if (answer.status === stranger) return undefined;
  return nameIn(answer);
}

const [malformed, stranger, closed, tooMany] = [400, 401, 403, 429];

async function nameIn(answer: Response): Promise<string> {
  if (answer.status === tooMany) throw new LimitedError();
  if (answer.status === malformed) throw new NameRefusedError();
  if (answer.status === closed) throw new ClosedError();
  if (!answer.ok) throw new Error(`the server does not say who I am: ${answer.status}`);
  return ((await answer.json()) as { readonly name: string }).name;
}

/** The server limits requests from this address. */
export class LimitedError extends Error {
  override readonly name = 'LimitedError';
}

/** The host of the server takes nobody new. */
export class ClosedError extends Error {
  override readonly name = 'ClosedError';
}

/** The server refuses this name. */
export class NameRefusedError extends Error {
  override readonly name = 'NameRefusedError';
}

/** Retry delay after a failed introduction; ms. */
export const askAgain = 2_000;

/** My chosen name, and the name to use while it is empty. */
export interface GuestName {
  readonly chosen: string;
  readonly guest: string;
}

/** Makes me known to the server, under my chosen name if there is one. */
export async function introduce({ chosen, guest }: GuestName): Promise<void> {
  const wanted = chosen.trim();
  // A guest known by the cookie keeps their identity.
  const known = (await nameAtServer()) ?? (await nameIn(await post('/api/guest', { name: wanted || guest })));
  noteIntroduced();
  if (wanted === '' || wanted === known) return;
  const { status } = await post('/api/name', { name: wanted });
  if (status === malformed) throw new NameRefusedError();
  // An open connection still has the old name.
  void openConnection()
    ?.ask({ type: 'name', name: wanted })
    .catch(() => undefined);
}

/** Remembers that the server knows this browser. */
export function noteIntroduced(): void {
  try {
    localStorage.setItem(introduced, 'yes');
  } catch {
    // Without local storage the server is asked each time.
  }
}

/** The server knows this browser no longer. */
export function forgetIntroduced(): void {
  localStorage.removeItem(introduced);
}

/** Ends the cookie of this browser, or every cookie and token of mine; answers whether the server did. */
export async function signOut({ everywhere }: { readonly everywhere: boolean }): Promise<boolean> {
  const { ok, status } = await post('/api/signOut', everywhere ? { everywhere } : {});
  if (!ok && status !== stranger) return false;
  // The guest that this browser was before it signed in may be back.
  if (everywhere || localStorage.getItem(keptGuest) === null) forgetIntroduced();
  localStorage.removeItem(keptGuest);
  closeConnection();
  return true;
}

let asked: Promise<readonly OfferedGame[] | undefined> | undefined;

/** The games of the server; `undefined` without a server. */
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
  if (!answer.ok || !isJson) return undefined;
  askForAnnounced();
  return (await answer.json()) as OfferedGame[];
}

/** Retry delay while no server answers; ms. */
const lookAgain = 10_000;

/** The games of the server, or `none`; `undefined` until that is known. Retries while there is none. */
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
