import type { ChatLine as SaidLine } from '@manigance/protocol';
import { shownName } from '../shown-name.ts';
import { type Connection, isMe } from './connection.ts';
import type { ChatLine } from './match-client.ts';

/** The lines of a chat as this guest reads them. */
export function chatLines(said: readonly SaidLine[], me: Connection['me']): ChatLine[] {
  return said.map(({ number, from, seat, text, phrase, changed, removed, at }) => ({
    number,
    at,
    isMine: isMe(me, from.id),
    from: from.id,
    seat,
    name: shownName(from.name),
    text,
    phrase,
    changed,
    removed,
  }));
}

/** A chat with lines that came: new ones, and those that were taken away since. */
export function withLines(chat: readonly SaidLine[], came: readonly SaidLine[]): readonly SaidLine[] {
  const last = chat.at(-1)?.number ?? 0;
  const away = new Map(came.flatMap((line) => (line.removed === true ? [[line.number, line] as const] : [])));
  const kept = away.size === 0 ? chat : chat.map((line) => away.get(line.number) ?? line);
  return [...kept, ...came.filter(({ number }) => number > last)];
}
