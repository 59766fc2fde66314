import type { Viewer } from '@manigance/core';
import { isShared } from '../../local/local-player.ts';
import { findMatch } from '../../local/saved-match.ts';
import { askWorker } from '../../local/worker-client.ts';
import { botNames } from '../../match/bot-names.ts';
import { isMe } from '../../match/connection.ts';
import { serverConnection } from '../../match/server-connection.ts';
import { nameAtServer } from '../../remote/guest.ts';
import type { Replayed } from '../../routes.ts';
import { shownName } from '../../shown-name.ts';

interface FoundRecord {
  readonly text: string;
  /** The initial viewer: the player's own seat, if any. */
  readonly viewer: Viewer;
  readonly names: readonly string[];
}

/** The record of a finished match, if it exists. */
export async function findRecord({ kept, id }: Replayed): Promise<FoundRecord | undefined> {
  return kept === 'match' ? ofBrowser(id) : ofServer(id);
}

async function ofBrowser(id: string): Promise<FoundRecord | undefined> {
  const match = findMatch(id);
  if (match === undefined || !match.over) return undefined;
  const text = await askWorker({ type: 'recordOf', match });
  if (typeof text !== 'string') return undefined;
  const viewer = isShared(match) ? 'spectator' : match.seats.findIndex(({ level }) => level === undefined);
  return { text, viewer, names: match.seats.map(({ name }) => name) };
}

async function ofServer(id: string): Promise<FoundRecord | undefined> {
  const answer = await fetch(`/api/tables/${encodeURIComponent(id)}/record`).catch(() => undefined);
  if (answer === undefined || !answer.ok) return undefined;
  const text = await answer.text();
  // Only guests known to the server see names; others see the match without them.
  if ((await nameAtServer().catch(() => undefined)) === undefined)
    return { text, viewer: 'spectator', names: [] };
  const line = serverConnection();
  const told = await line.ask({ type: 'watch', table: id }).catch(() => undefined);
  if (told?.type !== 'watching') return { text, viewer: 'spectator', names: [] };
  void line.ask({ type: 'unwatch', table: id }).catch(() => undefined);
  const { seats } = told.table;
  const mine = seats.findIndex(({ person }) => isMe(line.me, person?.id));
  return {
    text,
    viewer: mine < 0 ? 'spectator' : mine,
    names: seats.map(({ person, seat }) => (person && shownName(person.name)) ?? botNames[seat] ?? ''),
  };
}
