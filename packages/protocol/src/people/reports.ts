import { object, oneOf, optional, text, whole } from '../schema.ts';
import { freeText, guestId, tableId } from '../table.ts';

const id = whole(0);

/** Reasons for a report. */
export const reportReasons = ['insult', 'threat', 'spam', 'name', 'other'] as const;
/** A reason for a report. */
export type ReportReason = (typeof reportReasons)[number];

/** Reports to the host of the server. */
export const reportMessages = {
  report: object(
    {
      type: oneOf('report'),
      id,
      table: tableId,
      /** The person whose line or name it is. */
      who: guestId,
      /** Number of the chat line; absent for a name. */
      line: optional(whole(1)),
      reason: oneOf(...reportReasons),
      note: optional(text({ min: 1, max: 300, pattern: freeText })),
    },
    'Report a chat line, with the lines around it, or a name to the host of the server. Reported again it counts once.',
  ),
} as const;
