import type { GameEvent, Seat } from '@manigance/core';
import type { TableInfo } from '@manigance/protocol';

const types = ['table:bot-plays', 'table:plays-again', 'table:hinted'] as const;

/**
 * A log line: a bot takes somebody's seat, they take it back, or somebody asked for a hint. `of` and not
 * `seat`: it is no move of theirs.
 */
export interface SeatNews extends GameEvent {
  readonly type: (typeof types)[number];
  readonly of: Seat;
}

/** Whether an event is such a log line. */
export function isSeatNews(event: GameEvent): event is SeatNews {
  return (types as readonly string[]).includes(event.type);
}

/** The changes of the seats since the last information about the table. */
export function seatNews(before: TableInfo | undefined, after: TableInfo): SeatNews[] {
  if (before?.stage !== 'playing') return [];
  return after.seats.flatMap(({ seat, person, bot, hints = 0 }): SeatNews[] => {
    if (person === undefined) return [];
    const { bot: botBefore, hints: hintsBefore = 0 } = before.seats[seat] ?? {};
    // At the end the hints at secret questions are added: no news of this moment.
    const hinted: SeatNews[] =
      hints > hintsBefore && after.stage === 'playing' ? [{ type: 'table:hinted', of: seat }] : [];
    const wasBot = botBefore !== undefined;
    if (wasBot === (bot !== undefined)) return hinted;
    return [{ type: wasBot ? 'table:plays-again' : 'table:bot-plays', of: seat }, ...hinted];
  });
}
