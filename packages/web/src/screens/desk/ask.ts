import type { DeskAnswer, DeskRequest } from '@manigance/protocol';

/** Refused: `code` says why. */
export class DeskRefusal extends Error {
  override readonly name = 'DeskRefusal';
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** Asks the desk. Throws `nothing` where this browser is no host’s. */
export async function askDesk<K extends DeskRequest>(name: K, body: object = {}): Promise<DeskAnswer<K>> {
  const answer = await fetch(`/api/desk/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const read: unknown = await answer.json();
  if (answer.ok) return read as DeskAnswer<K>;
  const { reason } = read as { readonly reason?: { readonly code: string } };
  throw new DeskRefusal(reason?.code ?? (answer.status === 404 ? 'nothing' : 'failed'));
}
