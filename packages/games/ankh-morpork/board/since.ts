import type { AmEvent, AmView } from '../rules/index.ts';
import { currentEvent } from './pending.ts';

type RandomEventId = Extract<AmEvent, { readonly type: 'event' }>['event'];

/** The groups that came or grew, to be marked until I move again. */
export function freshGroups(since: readonly AmEvent[]): ReadonlySet<string> {
  const fresh = new Set<string>();
  for (const event of since) {
    if (event.type === 'placed') fresh.add(`${event.area}-${event.seat}`);
    if (event.type === 'moved') fresh.add(`${event.to}-${event.piece}`);
    if (event.type === 'arrived') fresh.add(`${event.area}-${event.piece}`);
  }
  return fresh;
}

/** The random event to show: the one being resolved, or the last one drawn since my last move. */
export function eventShown(
  view: AmView,
  { since, events }: { readonly since: readonly AmEvent[]; readonly events: readonly AmEvent[] },
): RandomEventId | undefined {
  const drawn = [...since, ...events].findLast((event) => event.type === 'event');
  return currentEvent(view) ?? (drawn?.type === 'event' ? drawn.event : undefined);
}
