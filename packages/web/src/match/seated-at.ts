import type { Presence, TableInfo } from '@manigance/protocol';
import { shownName } from '../shown-name.ts';
import { botNames } from './bot-names.ts';
import { type Connection, isMe } from './connection.ts';
import type { Seated } from './match-client.ts';
import type { TableClientSetup } from './table-client-setup.ts';

/** Who plays on a seat, as this guest sees it. */
export function seatedAt(
  { seat, person, bot, colour }: TableInfo['seats'][number],
  presence: Presence,
  me: Connection['me'],
  { isShared, botName }: Pick<TableClientSetup, 'isShared' | 'botName'>,
): Seated {
  if (person !== undefined) {
    const isMine = isMe(me, person.id);
    const by = bot !== undefined ? 'bot' : isMine ? 'me' : 'person';
    const isHere = isShared === true || presence.online.includes(seat);
    const away = by === 'person' && !isHere;
    return { name: shownName(person.name), by, isMine, level: bot?.level, away, colour };
  }
  const name = botName?.(seat) ?? botNames[seat] ?? `${seat + 1}`;
  return { name, by: bot === undefined ? 'nobody' : 'bot', level: bot?.level, colour };
}
