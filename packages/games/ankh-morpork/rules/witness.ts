import type { Viewer } from '@manigance/core';
import type { AmEvent } from './events.ts';

/** AM-3.6 An event as this viewer sees it: cards that change hands in secret are only counted for the others. */
export function witness(event: AmEvent, viewer: Viewer): AmEvent {
  if (isOpenTo(event, viewer)) return event;
  switch (event.type) {
    case 'drew':
    case 'peeked':
      return { type: event.type, seat: event.seat, count: event.count };
    case 'exchanged':
    case 'laidAside':
    case 'tookUp':
      return { type: event.type, seat: event.seat };
    case 'gaveCards':
      return { type: 'gaveCards', seat: event.seat, to: event.to, count: event.count };
    case 'looked':
    case 'drewBlind':
      return { type: event.type, seat: event.seat, target: event.target, count: event.count };
    default:
      return event;
  }
}

/** Whether this viewer sees all of an event. Everything else in it is public. */
function isOpenTo(event: AmEvent, viewer: Viewer): boolean {
  switch (event.type) {
    case 'drew':
    case 'peeked':
    case 'exchanged':
    case 'laidAside':
    case 'tookUp':
      return event.seat === viewer;
    case 'gaveCards':
      return event.seat === viewer || event.to === viewer;
    case 'looked':
    case 'drewBlind':
      return event.seat === viewer || event.target === viewer;
    default:
      return true;
  }
}

/**
 * Whether an event shows this viewer a die, a card or a Personality that was hidden from it before. The card of a
 * `played` event is named by the move itself, unless it is turned up; one that is discarded need not be named (a last
 * card goes without asking).
 */
export function reveals(event: AmEvent, viewer: Viewer): boolean {
  switch (event.type) {
    case 'firstRoll':
    case 'rolled':
    case 'event':
    case 'fogged':
    case 'recovered':
    case 'ended':
      return true;
    case 'discarded':
    case 'reacted':
    case 'turn': // AM-11.1: a seat that begins a turn without winning does not hold a Personality that has reached its goal
      return event.seat !== viewer;
    case 'played':
      return event.turnedUp === true && event.seat !== viewer;
    case 'drew':
    case 'peeked':
    case 'exchanged':
      return event.seat === viewer;
    case 'gaveCards':
      return event.to === viewer;
    case 'looked':
    case 'drewBlind':
    case 'swappedHands':
      return event.seat === viewer || event.target === viewer;
    default:
      return false;
  }
}
