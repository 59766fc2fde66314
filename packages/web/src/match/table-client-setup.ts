import type { TableOptions } from '@manigance/games';
import type { News } from '@manigance/protocol';
import type { Replayed } from '../routes.ts';

/** Facts and listeners of a table client. */
export interface TableClientSetup {
  /** The game, if it is known before the table is. */
  readonly game?: string;
  /** The options, if they are known before the table is. */
  readonly options?: TableOptions;
  /** Where the record can be found: at a table of the server, or in a match of this browser. */
  readonly kept?: Replayed['kept'];
  /** Whether there is anyone to talk to. */
  readonly hasChat?: boolean;
  /** Name of the bot on a seat. */
  readonly botName?: (seat: number) => string | undefined;
  /** Whether the other people play at this screen too: nobody is away, and nobody is asked to agree. */
  readonly isShared?: boolean;
  readonly onClose?: () => void;
}

/** The fields of an update about undo. */
export type UndoFlags = Pick<
  Extract<News, { readonly type: 'update' }>,
  'isLastMoveYours' | 'mayProposeTakeBack' | 'whyNoUndo'
>;
