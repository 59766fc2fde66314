import type { OpenVocabulary, Seat, State } from '@manigance/core';

/** A question of the game. TG-2.1: a player takes stones. */
export interface TgFrame {
  readonly kind: 'turn';
  readonly seat: Seat;
}

/** The answer of a player: the number of stones taken. */
export interface TgMove {
  readonly do: 'take';
  readonly count: number;
}

/** A player has taken stones. */
export interface TgEvent {
  readonly type: 'taken';
  readonly seat: Seat;
  readonly count: number;
  readonly left: number;
}

/** The state of a match: the stones left. */
export interface TgState extends State<TgFrame, TgMove, TgEvent> {
  stones: number;
}

/** The settings of a table. */
export type TgOptions = { readonly stones: number };

/** Everybody sees everything, so the view follows from the state. */
export type TgVocabulary = OpenVocabulary<TgState, TgOptions>;
