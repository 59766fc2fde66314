import { useStore } from '@manigance/ui/store.ts';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { KeptMatch } from '../../local/saved-match.ts';
import { SharedMatch } from '../../local/shared-match.ts';
import { Loading } from '../../table/loading.tsx';
import { TableScreen } from '../../table/table-screen.tsx';
import type { TableSlots } from '../../table/table-slots.ts';
import { NoMatch } from '../no-match.tsx';
import { openSoFar } from '../open-so-far.ts';
import { HandOverScreen } from './hand-over.tsx';

/** A match of several people at this screen: the table of the current person, and a hand-over between two of them. */
export function SharedMatchScreen({
  match,
  ...slots
}: { readonly match: KeptMatch } & Pick<TableSlots, 'onRematch' | 'onAgain'>) {
  const [shared, setShared] = useState<SharedMatch | 'outdated' | 'elsewhere' | undefined>(undefined);
  const [opened, setOpened] = useState(0);
  useLayoutEffect(() => {
    const made = new SharedMatch(match, {
      onOutdated: () => setShared('outdated'),
      onElsewhere: () => setShared('elsewhere'),
    });
    setShared(made);
    return () => made.close();
  }, [match.id, opened]);
  if (shared === undefined) return <Loading />;
  if (typeof shared === 'string') return <NoMatch why={shared} onHere={() => setOpened(opened + 1)} />;
  return <Shown key={opened} shared={shared} match={match} {...slots} />;
}

function Shown({
  shared,
  match,
  ...slots
}: { readonly shared: SharedMatch; readonly match: KeptMatch } & Pick<TableSlots, 'onRematch' | 'onAgain'>) {
  const state = useStore(shared.state);
  if (state.at === 'waiting') return <Loading />;
  if (state.at === 'handOver') {
    const { handOver } = state;
    return (
      <HandOverScreen
        key={`${handOver.from} ${handOver.to}`}
        match={match}
        handOver={handOver}
        onTake={() => shared.take()}
      />
    );
  }
  return <TableScreen key={`${state.taker}`} client={state.client} openSoFar={openSoFar} {...slots} />;
}
