import type { GameText, Language, NameOf, Refusal, Seat, Shown, Vocabulary } from '@manigance/core';
import type { ComponentChildren, ComponentType } from 'preact';
import type { Motion } from './motion.ts';

/** Props of a board. A board computes no rule: legal moves are in `options`, illegal ones in `refusals`. */
export interface BoardProps<W extends Vocabulary = Vocabulary> {
  /** `shown.view` is the position as this viewer sees it; `shown.viewer` is a seat or `spectator`. */
  readonly shown: Shown<W>;
  /** Legal answers, the very objects of `shown.asked.options`; empty while the viewer is not asked. */
  readonly options: readonly W['move'][];
  /** Illegal moves with their reasons. They arrive a moment after the options. */
  readonly refusals: readonly Refusal<W['move']>[];
  /** Plays one of `options`. */
  readonly onChoose: (move: W['move']) => void;
  /** The reason a move is refused, as a sentence; `undefined` if it is legal or unknown. */
  readonly whyNot: (move: W['move']) => string | undefined;
  /** Shows a refusal with its rule, for example after a tap on a closed space. */
  readonly onWhyNot: (refusal: Refusal<W['move']>) => void;
  /** Opens a rule of the rule book. */
  readonly onRule: (rule: string) => void;
  /** The game's sentences in the chosen language. */
  readonly text: GameText<W>;
  readonly language: Language;
  readonly names: NameOf;
  /** Events to animate, oldest first; empty on the first drawing. */
  readonly events: readonly W['event'][];
  /** Events since the viewer's last move, to outline. */
  readonly since: readonly W['event'][];
  /** Every event the viewer has witnessed, oldest first. */
  readonly log: readonly W['event'][];
  readonly motion: Motion;
}

/** One page of the tray, such as the hand. Large screens show all pages side by side. */
export interface TrayTab<W extends Vocabulary> {
  readonly id: string;
  readonly title: (props: BoardProps<W>) => ComponentChildren;
  readonly Panel: ComponentType<BoardProps<W>>;
  /** False: the page is left out. */
  readonly there?: (props: BoardProps<W>) => boolean;
}

/** What a game exports as `board` from `board/index.tsx`. Only `Board` is required. */
export interface BoardModule<W extends Vocabulary = Vocabulary> {
  readonly Board: ComponentType<BoardProps<W>>;
  readonly tray?: readonly TrayTab<W>[];
  /** The public numbers of a seat, below the name on its plate. Keep it to one or two lines. */
  readonly Plate?: ComponentType<BoardProps<W> & { readonly seat: Seat }>;
  /** Full details of a seat, for the sheet that its plate opens. */
  readonly SeatSheet?: ComponentType<BoardProps<W> & { readonly seat: Seat }>;
  /** Progress of the match for the top bar: period, round, turn. */
  readonly Progress?: ComponentType<BoardProps<W>>;
  /** One to three buttons of the prompt; the default is up to three options. */
  readonly Actions?: ComponentType<BoardProps<W>>;
  /** The plain clause after the bold prompt. */
  readonly clause?: (props: BoardProps<W>) => string | undefined;
  /** A heading in the log before this event ("Period 2, turn 3"). */
  readonly heading?: (event: W['event'], language: Language) => string | undefined;
  /** Whether the log shows repeated events of this kind once per heading. */
  readonly isReminder?: (event: W['event']) => boolean;
  /** Scores and revealed secrets for the end sheet. */
  readonly After?: ComponentType<BoardProps<W>>;
  /** Loads the words of the board in one language; the table waits for it before it draws. */
  readonly load?: (language: Language) => Promise<void>;
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
