import type { TableInfo } from '@manigance/protocol';
import { useEffect, useState } from 'preact/hooks';
import { isMe, type Me } from '../match/connection.ts';
import { serverConnection } from '../match/server-connection.ts';
import { TableClient } from '../match/table-client.ts';
import { askAgain, ClosedError, type GuestName, introduce, LimitedError, NameRefusedError } from './guest.ts';

/** A table on the server as this page follows it. */
export interface Followed {
  readonly table: TableClient;
  readonly info: TableInfo;
  readonly me: string | undefined;
  /** The server has refused my chosen name, so I have another one. */
  readonly isNameRefused: boolean;
}

/** Under which of my ids I am at this table. */
function idAt(me: Me | undefined, { host, seats }: TableInfo): string | undefined {
  const mine = seats.find(({ person }) => isMe(me, person?.id))?.person?.id;
  return mine ?? (isMe(me, host) ? host : me?.id);
}

/** Why a table cannot be shown: it does not exist, the server does not answer, limits requests, or takes nobody new. */
type Unseen = 'missing' | 'unanswered' | 'limited' | 'closed';

function whyUnseen(error: unknown): Unseen {
  if (error instanceof ClosedError) return 'closed';
  return error instanceof LimitedError ? 'limited' : 'unanswered';
}

/** Follows a table on the server, and retries while it does not answer. */
export function useRemote(id: string, card: GuestName): Followed | Unseen | undefined {
  const [followed, setFollowed] = useState<Followed | Unseen | undefined>(undefined);
  // A new name is sent where it is changed.
  useEffect(() => {
    let table: TableClient | undefined;
    let stale = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isNameRefused = false;
    const comeIn = (): Promise<void> =>
      introduce(isNameRefused ? { ...card, chosen: '' } : card).then(open, (error) => {
        if (stale) return undefined;
        if (error instanceof NameRefusedError && !isNameRefused) {
          isNameRefused = true; // a refused name keeps nobody out of a table
          return comeIn();
        }
        setFollowed(whyUnseen(error));
        timer = setTimeout(() => void comeIn(), askAgain);
        return undefined;
      });
    const open = async () => {
      if (stale) return;
      const line = serverConnection();
      const opened = new TableClient(id, line);
      table = opened;
      opened.follow((info) => setFollowed({ table: opened, info, me: idAt(line.me, info), isNameRefused }));
      await opened.watch().catch(() => {
        if (!stale) setFollowed('missing');
      });
    };
    void comeIn();
    return () => {
      stale = true;
      clearTimeout(timer);
      table?.close();
    };
  }, [id]);
  return followed;
}
