import type { Viewer } from '@manigance/core';
import type { ElEvent } from './events.ts';

/** EL-21.6 Drawn cards are seen by the drawer, a card extorted by thief and victim. */
export function witness(event: ElEvent, viewer: Viewer): ElEvent {
  if (event.type === 'drew' && event.seat !== viewer) return { ...event, cards: undefined };
  if (event.type === 'extorted' && event.seat !== viewer && event.victim !== viewer) {
    return { ...event, card: undefined };
  }
  return event;
}

/** EL-21.9 The lawful revelations. */
export function reveals(event: ElEvent, viewer: Viewer): boolean {
  switch (event.type) {
    case 'robbed':
      return event.victim !== viewer;
    case 'drew':
      return event.seat === viewer;
    case 'extorted':
      return event.seat === viewer || event.victim === viewer;
    case 'left':
    case 'brink':
      return event.seat !== viewer;
    case 'revealed':
    case 'won':
      return true;
    default:
      return false;
  }
}
