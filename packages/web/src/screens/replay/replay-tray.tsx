import { lazy } from '@manigance/ui/lazy.tsx';
import { useStore } from '@manigance/ui/store.ts';
import type { Replaying } from '../../match/replaying.ts';
import { LaterTray } from '../../table/table-layout.tsx';
import type { TrayProps } from '../../table/tray.tsx';

const OpenHands = lazy(async () => (await import('./open-hands.tsx')).OpenHands);

/** The tray of the viewer, or of every seat where all lies open. */
export function ReplayTray({ client, ...all }: TrayProps & { readonly client: Replaying }) {
  const { seats } = useStore(client.place).step;
  return seats === undefined ? <LaterTray {...all} /> : <OpenHands {...all} seats={seats} />;
}
