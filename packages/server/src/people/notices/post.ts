import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isPublicUrl, NotPublicError, publicLookup } from './public-address.ts';

/**
 * Outcome of sending a notice. `later`, `never`: it was surely not sent, and may or may not be if tried again. `gone`: neither it nor
 * any other will be. `unsure`: it may have been sent, and is not sent again.
 */
export type SendOutcome = 'sent' | 'later' | 'never' | 'gone' | 'unsure';

/** A request to post: address, headers and body. */
export interface Posted {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
}

/** Whether addresses of people may lead to this machine. Only tests may. */
export type Reach = 'public' | 'anywhere';

/** Limit for the whole exchange; ms. */
const patience = 10_000;

/** Posts to an address that a person has named. Follows no redirect, and reads nothing but the status. */
export async function post({ url, headers, body }: Posted, reach: Reach): Promise<SendOutcome> {
  if (reach === 'public' && !isPublicUrl(url)) return 'never';
  const isPlain = reach === 'anywhere' && url.startsWith('http:');
  const request = isPlain ? plainRequest : secureRequest;
  const options = {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body), 'user-agent': 'Manigance' },
    agent: false,
    signal: AbortSignal.timeout(patience),
    ...(reach === 'public' ? { lookup: publicLookup } : {}),
  } as const;
  return new Promise((resolve) => {
    const sent = request(url, options, (response) => {
      resolve(fateOf(response.statusCode ?? 0));
      response.destroy();
    });
    sent.on('error', (error: NodeJS.ErrnoException) => resolve(fateOfError(error)));
    sent.end(body);
  });
}

function fateOf(status: number): SendOutcome {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  if (status === 429 || status === 503) return 'later';
  return status >= 500 ? 'unsure' : 'never';
}

function fateOfError(error: NodeJS.ErrnoException): SendOutcome {
  if (error instanceof NotPublicError) return 'never';
  return error.syscall === 'connect' || error.syscall === 'getaddrinfo' ? 'later' : 'unsure';
}
