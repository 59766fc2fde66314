import type { DeskAnswer, DeskRequest } from '@manigance/protocol';
import { ask } from '../../remote/post.ts';

/** Asks the desk. Throws `nothing` where this browser is no host’s. */
export function askDesk<K extends DeskRequest>(name: K, body: object = {}): Promise<DeskAnswer<K>> {
  return ask(`/api/desk/${name}`, body);
}
