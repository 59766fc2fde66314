import type { Scenario } from '@manigance/core/testing';
import { cardOf } from '../rules/ids.ts';
import type { AmVocabulary } from '../rules/index.ts';
import type { RandomEventId } from '../rules/random-events.ts';
import { type Position, table } from './position.ts';

/**
 * The active player draws this event with The Dean, whose next symbols are only asked about once it is over: they hold
 * Groat besides what is wanted, so that the turn waits for them then.
 */
export function drawn(event: RandomEventId, wanted: Position = {}): Scenario<AmVocabulary> {
  const seat = wanted.active ?? 0;
  const hands = Array.from({ length: wanted.seats ?? 3 }, (_, at) => wanted.hands?.[at] ?? []);
  const match = table({
    ...wanted,
    events: [event],
    hands: hands.map((hand, at) => (at === seat ? ['groat', ...hand] : hand)),
    pending: [
      { kind: 'refill', seat },
      { kind: 'symbol', seat, card: cardOf('the-dean'), at: 0 },
    ],
  });
  match.play(seat, { do: 'act' });
  return match;
}

/** Whether the event is over, and the active player back at the card that drew it. */
export function isOver(match: Scenario<AmVocabulary>): boolean {
  const frame = match.state.pending.at(-1);
  return frame?.kind === 'symbol' && frame.card === cardOf('the-dean') && frame.at > 0;
}
