import type { Seat, Vocabulary } from '@manigance/core';
import type { ComponentType } from 'preact';
import type { BoardProps } from './board-props.ts';

/** The parts of a game for the end of a match. They load when a match is over. */
export interface EndParts<W extends Vocabulary> {
  /** Revealed roles and hands, and the scores. */
  readonly After?: ComponentType<BoardProps<W>>;
  /** Picture of a seat's revealed role, for the winner; the default is the seat's token. */
  readonly Emblem?: ComponentType<BoardProps<W> & { readonly seat: Seat }>;
  /** By how much this seat has missed victory, or by how much it won. */
  readonly distance?: (props: BoardProps<W>, seat: Seat) => Distance | undefined;
}

/** How near a seat was to winning, in the viewer's language and addressed to that seat's player. */
export interface Distance {
  /** "You were $10 short". */
  readonly headline: string;
  readonly detail?: string | undefined;
  /** The same as figures and a bar, where it can be counted. */
  readonly progress?: DistanceProgress | undefined;
}

/** A distance as figures, for a bar. */
export interface DistanceProgress {
  readonly have: number;
  readonly need: number;
  /** `have` in words, and "of $50". */
  readonly figure: string;
  readonly of: string;
}
