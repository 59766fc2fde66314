import type { GameEvent, Move } from '@manigance/core';
import type { Step } from '@manigance/protocol';

/** The log line of a move that the clock, a standing answer or the bot of a holiday made for me. */
export interface PlayedFor extends GameEvent {
  readonly type: 'table:played-for';
  readonly by: 'time' | 'standing' | 'bot';
  readonly move: Move;
  /** My view before the move. */
  readonly view: object;
}

/** Whether an event is such a log line. */
export function isPlayedFor(event: GameEvent): event is PlayedFor {
  return event.type === 'table:played-for';
}

/** The line that tells me what was played for me in this step, if anything was. */
export function playedFor({ mine }: Step): readonly PlayedFor[] {
  if (mine?.view === undefined || mine.by === 'person') return [];
  return [{ type: 'table:played-for', by: mine.by, move: mine.move, view: mine.view }];
}
