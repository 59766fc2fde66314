import type { GameText, Language, NameOf, Refusal, Seat, Shown, Vocabulary } from '@manigance/core';
import type { ComponentChildren, ComponentType } from 'preact';
import type { Motion } from './motion.ts';

/** Everything a board is given. It works out no rule: what can be done is in `options`, what cannot in `refusals`. */
export interface BoardProps<W extends Vocabulary = Vocabulary> {
  /** What I am shown: `shown.view` is the position, `shown.viewer` is my seat, or `spectator`. */
  readonly shown: Shown<W>;
  /** What I may answer; empty while nothing is asked of me. The same objects as in `shown.asked.options`. */
  readonly options: readonly W['move'][];
  /** What I might try now and may not. They come a moment after the options. */
  readonly refusals: readonly Refusal<W['move']>[];
  /** Answers with one of `options`. */
  readonly onChoose: (move: W['move']) => void;
  /** Why a move is refused, as a sentence; `undefined` if it is not, or nothing is known of it. */
  readonly whyNot: (move: W['move']) => string | undefined;
  /** Says a refusal to the player, with its rule: for a closed thing that was tapped. */
  readonly onWhyNot: (refusal: Refusal<W['move']>) => void;
  /** Opens a rule of the rule book. */
  readonly onRule: (rule: string) => void;
  /** The sentences of the game in my language. */
  readonly text: GameText<W>;
  readonly language: Language;
  readonly names: NameOf;
  /** What has just happened, oldest first: what to animate. Empty on the first drawing. */
  readonly events: readonly W['event'][];
  /** What has happened since I last moved: to outline, until I move again. */
  readonly since: readonly W['event'][];
  readonly motion: Motion;
}

/** One page of the tray: my hand, my dial, my purse. On large screens all of them lie side by side. */
export interface TrayTab<W extends Vocabulary> {
  readonly id: string;
  readonly title: (props: BoardProps<W>) => ComponentChildren;
  readonly Panel: ComponentType<BoardProps<W>>;
  /** False: it is left out now. */
  readonly there?: (props: BoardProps<W>) => boolean;
}

/** What the folder of a game exports as `board` from its index.ts(x). Only `Board` has to be there. */
export interface BoardModule<W extends Vocabulary = Vocabulary> {
  readonly Board: ComponentType<BoardProps<W>>;
  readonly tray?: readonly TrayTab<W>[];
  /** The public numbers of a seat, below the name on its plate. Keep it to one or two lines. */
  readonly Plate?: ComponentType<BoardProps<W> & { readonly seat: Seat }>;
  /** All there is to know of a seat, for the sheet that opens when its plate is tapped. */
  readonly SeatSheet?: ComponentType<BoardProps<W> & { readonly seat: Seat }>;
  /** The place in the match, for the top bar: period and lamps, round, turn. */
  readonly Progress?: ComponentType<BoardProps<W>>;
  /** The one to three buttons of the asked line; without it the first three of a short list of options. */
  readonly Actions?: ComponentType<BoardProps<W>>;
  /** The plain clause after the bold imperative of the asked line. */
  readonly clause?: (props: BoardProps<W>) => string | undefined;
  /** A heading in the log before this event ("Period 2, turn 3"). */
  readonly heading?: (event: W['event'], language: Language) => string | undefined;
  /** Whether the log says this once under a heading, however often it happens again. */
  readonly isReminder?: (event: W['event']) => boolean;
  /** Which rule explains the present question. */
  readonly ruleOf?: (kind: string, view: W['view']) => string | undefined;
  /** Scores and secrets for the screen after the match. */
  readonly After?: ComponentType<BoardProps<W>>;
  /** The form for standing answers, where the game has them. */
  readonly standing?: StandingForm<W>;
}

/** How standing answers are set: the kinds of question they can answer, and the fields of their form. */
export interface StandingForm<W extends Vocabulary> {
  readonly kinds: readonly string[];
  readonly Fields: ComponentType<{
    readonly answers: unknown;
    readonly onAnswers: (answers: NonNullable<W['standing']>) => void;
    readonly props: BoardProps<W>;
  }>;
}

export type AnyBoard = BoardModule<Vocabulary>;

/** Forgets a game's own words: the table handles every board without knowing what its moves mean. */
export function anyBoard<W extends Vocabulary>(board: BoardModule<W>): AnyBoard {
  return board as unknown as AnyBoard;
}
