import type { Language, Seat, Vocabulary } from '@manigance/core';
import type { ComponentType } from 'preact';
import type { BoardProps } from './board-props.ts';

/** High points that the table stages, such as a reveal. A player skips them at any time and loses nothing. */
export interface Staging<W extends Vocabulary> {
  /** Types of the events that begin a scene. */
  readonly events: readonly W['event']['type'][];
  /** Loads the scenes. The table asks once it stands; what happens before is not staged. */
  readonly load: (language: Language) => Promise<ScenesOf<W>>;
}

/** The scenes of `props.events`, in order. */
export type ScenesOf<W extends Vocabulary> = (props: BoardProps<W>) => readonly Scene<W>[];

/** A high point: its acts in order, and the picture that shows each of them. */
export interface Scene<W extends Vocabulary> {
  readonly acts: readonly Act<W>[];
  readonly Picture: ComponentType<PictureProps<W>>;
}

/** Props of the picture of a scene. */
export interface PictureProps<W extends Vocabulary> {
  /** The position as it was when the scene began. */
  readonly props: BoardProps<W>;
  readonly act: number;
}

/** One step of a scene. Without motion the picture shows the last state of its place in every act. */
export interface Act<W extends Vocabulary> {
  /** `over` covers the table; `beside` leaves the board in view and tells its sentence in the prompt. */
  readonly place: 'over' | 'beside';
  readonly title: string;
  readonly note?: string | undefined;
  /** The sentence of this act, said once. */
  readonly said?: string | undefined;
  /** The seat it is about. */
  readonly seat?: Seat | undefined;
  /** How long it stays at normal speed; ms. */
  readonly time: number;
  /** Events that the board shows as not yet happened. */
  readonly ahead?: readonly W['event'][];
}
