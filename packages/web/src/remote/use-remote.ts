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

/** How long a page waits before it asks a server that did not answer again, in milliseconds. */
const askAgain = 2_000;

/** Follows a table on the server; `missing` where there is none, `unanswered` while no server answers. */
export function useRemote(id: string, card: CallingCard): Followed | 'missing' | 'unanswered' | undefined {
  const [followed, setFollowed] = useState<Followed | 'missing' | 'unanswered' | undefined>(undefined);
  // A new name is told where it is changed.
  useEffect(() => {
    let table: RemoteTable | undefined;
    let stale = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const comeIn = () =>
      introduce(card).then(open, () => {
        if (stale) return;
        setFollowed('unanswered');
        timer = setTimeout(() => void comeIn(), askAgain);
      });
    const open = async () => {
      if (stale) return;
      const line = connection();
      const opened = new RemoteTable(id, line);
      table = opened;
      opened.follow((info) => setFollowed({ table: opened, info, me: line.me?.id }));
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
