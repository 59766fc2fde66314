import type { BoardProps } from '@manigance/ui/board-props.ts';
import type { ComponentChildren, ComponentType } from 'preact';
import type { Host } from '../host/host.ts';

/** What a screen adds to a table. */
export interface TableSlots {
  readonly host: Host;
  readonly onRematch?: () => void;
  /** Label of the rematch button; the default is "play again". */
  readonly rematchWords?: string | undefined;
  /** Entries of the screen for the table menu. */
  readonly menu?: ComponentChildren;
  /** Notices above the prompt: a proposal, a bot in my place. */
  readonly notices?: ComponentChildren;
  /** Replaces the prompt. */
  readonly Line?: ComponentType<LineProps> | undefined;
}

export interface LineProps {
  readonly props: BoardProps;
}
