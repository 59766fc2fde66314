import type { IncomingHttpHeaders } from 'node:http';

/** Whether a request comes from the page's own origin: the public address if one is set, else the host of the request. */
export function isOwnOrigin({ origin, host }: IncomingHttpHeaders, publicUrl: string | undefined): boolean {
  if (origin === undefined) return true; // no browser sent it, or the page itself did; see `isBrowser`
  try {
    const from = new URL(origin);
    if (publicUrl !== undefined) return from.origin === new URL(publicUrl).origin;
    return from.host === host && (from.protocol === 'http:' || from.protocol === 'https:');
  } catch {
    return false;
  }
}

/** Whether the browser says that the request comes from our own page. Without that, its cookie is ignored. */
export function isFromOwnPage(headers: IncomingHttpHeaders, publicUrl: string | undefined): boolean {
  const site = headers['sec-fetch-site'];
  if (headers.origin !== undefined) return isOwnOrigin(headers, publicUrl);
  return site === 'same-origin';
}

/** The session, the guest that this browser was before it signed in, and a mark of accounts that signed in here. */
export type CookieName = 'manigance' | 'manigance-before' | 'manigance-known';

/** The token in a cookie of the page. */
export function cookieOf(
  { cookie }: IncomingHttpHeaders,
  cookieName: CookieName = 'manigance',
): string | undefined {
  for (const pair of (cookie ?? '').split(';', 50)) {
    const [name, value] = pair.trim().split('=', 2);
    if (name === cookieName && value !== undefined && /^[\w-]{43}$/.test(value)) return value;
  }
  return undefined;
}

/** The token of an `authorization` header. */
export function bearerOf({ authorization }: IncomingHttpHeaders): string | undefined {
  const found = /^Bearer ([\w-]{43})$/.exec(authorization ?? '');
  return found?.[1];
}

/** Lifetime of the cookie, from the latest visit; seconds. */
const twoYears = 63_072_000;

/** The cookie that carries a token. Without a token it makes the browser forget the cookie. */
export function cookieFor(token: string, secure: boolean, cookieName: CookieName = 'manigance'): string {
  const age = token === '' ? 0 : twoYears;
  return `${cookieName}=${token}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}
