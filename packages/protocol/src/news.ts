import { type Fitting, object, oneOf, optional, whole } from './schema.ts';
import {
  chatLine,
  clockInfo,
  isLastMoveYours,
  mayProposeTakeBack,
  presence,
  shown,
  step,
  tableId,
  tableInfo,
} from './table.ts';

/** What the server tells those who watch a table, by its type. */
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
    },
    'One step on. If its number is not one more than your last, watch again from the last you have.',
  ),
  table: object(
    { type: oneOf('table'), table: tableInfo, clocks: optional(clockInfo) },
    'The last you are told, if the match begins, spectators are not wanted, and you do not sit there.',
  ),
  presence: object({ type: oneOf('presence'), table: tableId, presence }),
  chat: object({ type: oneOf('chat'), table: tableId, line: chatLine }),
  stopping: object(
    { type: oneOf('stopping'), seconds: whole(0) },
    'The server restarts. Nothing is lost: connect again in so many seconds.',
  ),
} as const;

export type News = {
  [K in keyof typeof newsSchemas]: Fitting<(typeof newsSchemas)[K]>;
}[keyof typeof newsSchemas];
