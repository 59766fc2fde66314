/** Posts a JSON body to the server. */
export function post(path: string, body: object): Promise<Response> {
  return fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** The server refused a request: `code` says why. */
export class RefusedRequestError extends Error {
  override readonly name = 'RefusedRequestError';
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** Posts a request and reads its answer. Throws a refusal; `nothing` where the server knows no such request of mine. */
export async function ask<T>(path: string, body: object): Promise<T> {
  const answer = await post(path, body);
  const read: unknown = await answer.json();
  if (answer.ok) return read as T;
  const { reason } = read as { readonly reason?: { readonly code: string } };
  throw new RefusedRequestError(reason?.code ?? (answer.status === 404 ? 'nothing' : 'failed'));
}
