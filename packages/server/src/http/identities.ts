import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Guests, Identity } from '../guests.ts';
import { bearerOf, type CookieName, cookieFor, cookieOf, isFromOwnPage } from './origin.ts';

/** What tells who sent a request. */
export interface IdentityUse {
  readonly guests: Guests;
  readonly publicUrl: string | undefined;
}

/** Sets a cookie of this page; without a token it is forgotten. */
export function giveCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  { publicUrl }: IdentityUse,
  name?: CookieName,
): void {
  const secure = publicUrl?.startsWith('https:') ?? request.protocol === 'https';
  reply.header('set-cookie', cookieFor(token, secure, name));
}

export async function identityOf(
  { headers, method }: FastifyRequest,
  { guests, publicUrl }: IdentityUse,
): Promise<Identity | undefined> {
  const bearer = bearerOf(headers);
  // GET changes nothing and other sites cannot read the answer; over plain HTTP browsers send no Sec-Fetch-Site.
  const isReading = method === 'GET' && headers['sec-fetch-site'] === undefined;
  const isBelieved = isReading || isFromOwnPage(headers, publicUrl);
  return guests.known(bearer ?? (isBelieved ? cookieOf(headers) : undefined));
}

/** After a sign-out: the browser is again the guest that it was before it signed in, if there was one. */
export async function backToGuest(
  request: FastifyRequest,
  reply: FastifyReply,
  use: IdentityUse,
): Promise<void> {
  const before = cookieOf(request.headers, 'manigance-before');
  const isValid = before !== undefined && (await use.guests.known(before)) !== undefined;
  giveCookie(request, reply, isValid ? before : '', use);
  if (before !== undefined) giveCookie(request, reply, '', use, 'manigance-before');
}
