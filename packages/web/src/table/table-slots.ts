import type { AnyBoard, BoardProps } from '@manigance/ui/board-props.ts';
import type { BoardMark } from '@manigance/ui/following.ts';
import type { ComponentChildren, ComponentType } from 'preact';
import type { MatchClient } from '../match/match-client.ts';
import type { TrayProps } from './tray.tsx';

/** Additions of a screen to a table. */
export interface TableSlots {
  readonly client: MatchClient;
  readonly onRematch?: () => void;
  /** Starts the match again while it is played; absent at tables with others. */
  readonly onAgain?: () => void;
  /** Opens the replay of the match so far; `undefined` if the table does not answer. */
  readonly openSoFar?: (of: MatchClient, onLeave: () => void) => Promise<SoFar | undefined>;
  /** Replays the match so far; answers whether that was possible. */
  readonly onSoFar?: () => Promise<boolean>;
  /** Label of the rematch button; the default is "play again". */
  readonly rematchWords?: string | undefined;
  /** Entries of the screen for the table menu. */
  readonly menu?: ComponentChildren;
  /** Notices above the prompt: a proposal, a bot in my place. */
  readonly notices?: (props: BoardProps) => ComponentChildren;
  /** Replaces the prompt. */
  readonly Line?: ComponentType<LineProps> | undefined;
  /** Replaces the tray. */
  readonly Tray?: ComponentType<TrayProps> | undefined;
  /** Replaces the top bar. */
  readonly Bar?: ComponentType | undefined;
  /** Replaces the marks of the thread on the board. */
  readonly marks?: readonly BoardMark[] | undefined;
}

/** The replay of a match in progress, in place of its table. */
export interface SoFar extends Required<Pick<TableSlots, 'Line'>> {
  /** The match that is replayed. */
  readonly of: MatchClient;
  readonly client: MatchClient;
}

/** Props of a line in place of the prompt. */
export interface LineProps {
  readonly props: BoardProps;
  readonly board: AnyBoard;
  /** Opens the list of answers. */
  readonly onList: () => void;
}
