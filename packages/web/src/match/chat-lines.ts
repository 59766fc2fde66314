import type { ChatLine as SaidLine } from '@manigance/protocol';
import { shownName } from '../shown-name.ts';
import { type Connection, isMe } from './connection.ts';
import type { ChatLine } from './match-client.ts';

/** The lines of a chat as this guest reads them. */
export function chatLines(said: readonly SaidLine[], me: Connection['me']): ChatLine[] {
  return said.map(({ number, from, seat, text, phrase, changed, at }) => ({
    number,
    at,
    isMine: isMe(me, from.id),
    from: from.id,
    seat,
    name: shownName(from.name),
    text,
    phrase,
    changed,
  }));
}
