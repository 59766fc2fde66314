import type { TableInfo } from '@manigance/protocol';
import { useEffect, useState } from 'preact/hooks';
import { connection } from './connection.ts';
import { type CallingCard, introduce } from './guest.ts';
import { RemoteTable } from './remote-host.ts';

export interface Followed {
  readonly table: RemoteTable;
  readonly info: TableInfo;
  readonly me: string | undefined;
}

/** Follows a table on the server; `missing` where there is none, or no server. */
export function useRemote(id: string, card: CallingCard): Followed | 'missing' | undefined {
  const [followed, setFollowed] = useState<Followed | 'missing' | undefined>(undefined);
  // A new name is told where it is changed.
  useEffect(() => {
    let table: RemoteTable | undefined;
    let stale = false;
    const open = async () => {
      await introduce(card);
      if (stale) return;
      const line = connection();
      const opened = new RemoteTable(id, line);
      table = opened;
      opened.follow((info) => setFollowed({ table: opened, info, me: line.me?.id }));
      await opened.watch();
    };
    open().catch(() => {
      if (!stale) setFollowed('missing');
    });
    return () => {
      stale = true;
      table?.close();
    };
  }, [id]);
  return followed;
}
