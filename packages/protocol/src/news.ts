import { announcedStop } from './people/desk.ts';
import { type Fitting, object, oneOf, optional, whole } from './schema.ts';
import {
  answerWithin,
  chatLine,
  clockInfo,
  isLastMoveYours,
  mayProposeTakeBack,
  presence,
  shown,
  step,
  tableId,
  tableInfo,
  whyNoUndo,
} from './table.ts';

/** Messages the server sends to watchers of a table without being asked, by type. */
export const newsSchemas = {
  update: object(
    {
      type: oneOf('update'),
      table: tableId,
      step,
      shown,
      clocks: optional(clockInfo),
      isLastMoveYours,
      mayProposeTakeBack,
      whyNoUndo,
      answerWithin,
    },
    'The next step. If its number is not one more than your latest, send `watch` again.',
  ),
  table: object(
    { type: oneOf('table'), table: tableInfo, clocks: optional(clockInfo) },
    'New public information about the table. Final message to a spectator once the match starts at a table without spectators.',
  ),
  presence: object({ type: oneOf('presence'), table: tableId, presence }),
  chat: object({ type: oneOf('chat'), table: tableId, line: chatLine }),
  announced: object(
    { type: oneOf('announced'), now: whole(0), stop: optional(announcedStop) },
    'The host of the server announces a stop; without `stop` there is none any more.',
  ),
  stopping: object(
    { type: oneOf('stopping'), seconds: whole(0) },
    'The server restarts: reconnect after this many seconds. Nothing is lost.',
  ),
} as const;

/** A message that the server sends without being asked. */
export type News = {
  [K in keyof typeof newsSchemas]: Fitting<(typeof newsSchemas)[K]>;
}[keyof typeof newsSchemas];
