import { connection } from '../remote/connection.ts';
import { type Followed, useRemote } from '../remote/use-remote.ts';
import { go } from '../router.ts';
import { hrefOf } from '../routes.ts';
import { useSettings } from '../settings.ts';
import { Table } from '../table/table.tsx';
import { useWords } from '../text/index.ts';
import { Frame } from './frame.tsx';
import { Lobby } from './lobby.tsx';
import { ProposalBar } from './proposal-bar.tsx';

/** A table on the server: those who gather, then the match. */
export function RemoteTableScreen({ id }: { readonly id: string }) {
  const words = useWords();
  const { name } = useSettings();
  const followed = useRemote(id, name.trim() || words.newTable.namePlaceholder);
  if (followed === undefined) {
    return (
      <Frame>
        <p role="status">{words.loading}</p>
      </Frame>
    );
  }
  if (followed === 'missing') {
    return (
      <Frame>
        <p>{words.lobby.missing}</p>
        <a class="btn" href={hrefOf({ at: 'home' })}>
          {words.after.home}
        </a>
      </Frame>
    );
  }
  return <GatheredOrPlaying followed={followed} />;
}

function GatheredOrPlaying({ followed }: { readonly followed: Followed }) {
  const { table, info } = followed;
  const rematch = async () => {
    const made = await connection().ask({ type: 'rematch', table: info.id });
    if (made.type === 'created') go({ at: 'table', id: made.table });
  };
  if (info.stage === 'gathering') return <Lobby followed={followed} />;
  return (
    <>
      <Table host={table} onRematch={() => void rematch()} />
      <ProposalBar followed={followed} />
    </>
  );
}
