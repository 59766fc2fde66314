import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Guests, Identity } from '../guests.ts';
import { bearerOf, type CookieName, cookieFor, cookieOf, isFromOwnPage } from './origin.ts';

/** The services that identify the sender of a request. */
export interface IdentitySources {
  readonly guests: Guests;
  readonly publicUrl: string | undefined;
}

/** Sets a cookie of this page; without a token it is forgotten. */
export function giveCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  { publicUrl }: IdentitySources,
  name?: CookieName,
): void {
  const secure = publicUrl?.startsWith('https:') ?? request.protocol === 'https';
  reply.header('set-cookie', cookieFor(token, secure, name));
}

/** The sender of a request, if it is known. */
export async function identityOf(
  { headers, method }: FastifyRequest,
  { guests, publicUrl }: IdentitySources,
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
  use: IdentitySources,
): Promise<void> {
  const before = cookieOf(request.headers, 'manigance-before');
  const isValid = before !== undefined && (await use.guests.known(before)) !== undefined;
  giveCookie(request, reply, isValid ? before : '', use);
  if (before !== undefined) giveCookie(request, reply, '', use, 'manigance-before');
}
