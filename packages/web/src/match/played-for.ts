import type { GameEvent, Move } from '@manigance/core';
import type { Step } from '@manigance/protocol';

/** The log line of a move that the clock or a standing answer made for me. */
export interface PlayedFor extends GameEvent {
  readonly type: 'table:played-for';
  readonly by: 'time' | 'standing';
  readonly move: Move;
  /** My view before the move. */
  readonly view: object;
}

export function isPlayedFor(event: GameEvent): event is PlayedFor {
  return event.type === 'table:played-for';
}

/** The line that tells me what was played for me in this step, if anything was. */
export function playedFor({ mine }: Step): readonly PlayedFor[] {
  if (mine?.view === undefined || (mine.by !== 'time' && mine.by !== 'standing')) return [];
  return [{ type: 'table:played-for', by: mine.by, move: mine.move, view: mine.view }];
}
