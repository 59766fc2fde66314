import type { GameEvent, Seat } from '@manigance/core';
import type { TableInfo } from '@manigance/protocol';

/** What stands in the log where a bot takes somebody's seat, or they take it back. `of` and not `seat`: it is no move of theirs. */
export interface SeatNews extends GameEvent {
  readonly type: 'table:bot-plays' | 'table:plays-again';
  readonly of: Seat;
}

export function isSeatNews(event: GameEvent): event is SeatNews {
  return event.type === 'table:bot-plays' || event.type === 'table:plays-again';
}

/** Who plays on another's seat now, or on their own again, since the table was last told of. */
export function seatNews(before: TableInfo | undefined, after: TableInfo): SeatNews[] {
  if (before?.stage !== 'playing') return [];
  return after.seats.flatMap(({ seat, person, bot }): SeatNews[] => {
    const wasBot = before.seats[seat]?.bot !== undefined;
    if (person === undefined || wasBot === (bot !== undefined)) return [];
    return [{ type: wasBot ? 'table:plays-again' : 'table:bot-plays', of: seat }];
  });
}
