import type { GameText, Language, NameOf, Refusal, Seat, Shown, Vocabulary } from '@manigance/core';
import type { ComponentChildren, ComponentType } from 'preact';
import type { EndParts } from './end-parts.ts';
import type { BoardMark, Following } from './following.ts';
import type { LoadGuide } from './guide.ts';
import type { Motion } from './motion.ts';
import type { Staging } from './staging.ts';

/** Props of a board. A board computes no rule: legal moves are in `options`, illegal ones in `refusals`. */
export interface BoardProps<W extends Vocabulary = Vocabulary> {
  /** `shown.view` is the position as this viewer sees it; `shown.viewer` is a seat or `spectator`. */
  readonly shown: Shown<W>;
  /** Legal answers, the same objects as in `shown.asked.options`; empty while the viewer is not asked. */
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
  /** Events of `events` that a scene has still to show: the board draws the position before them where it can. */
  readonly ahead?: readonly W['event'][] | undefined;
  /** Numbers of the thread to draw where things happened, and places the viewer has asked to see. */
  readonly marks: readonly BoardMark[];
  /** The move of a hint that the viewer keeps in sight. */
  readonly hinted?: W['move'] | undefined;
  readonly motion: Motion;
}

/** One page of the tray, such as the hand. Large screens show all pages side by side. */
export interface TrayTab<W extends Vocabulary> {
  readonly id: string;
  readonly title: (props: BoardProps<W>) => ComponentChildren;
  readonly Panel: ComponentType<BoardProps<W>>;
  /** What this page shows that only its seat knows, for a replay with every seat open; the default is that the page is left out. */
  readonly Open?: ComponentType<BoardProps<W>>;
  /** False: the page is left out. */
  readonly there?: (props: BoardProps<W>) => boolean;
}

/** The export `board` of a game's `board/index.tsx`. Only `Board` is required. */
export interface BoardModule<W extends Vocabulary = Vocabulary> {
  readonly Board: ComponentType<BoardProps<W>>;
  readonly tray?: readonly TrayTab<W>[];
  /** The public numbers of a seat, below the name on its plate. Keep it to one or two lines. */
  readonly Plate?: ComponentType<BoardProps<W> & { readonly seat: Seat }>;
  /** Full details of a seat, for the sheet that its plate opens. */
  readonly SeatSheet?: ComponentType<BoardProps<W> & { readonly seat: Seat }>;
  /** Details of the viewer's goal, for the sheet that the goal line opens; the default is the rule book's first chapter. */
  readonly Goal?: ComponentType<BoardProps<W>>;
  /** Progress of the match for the top bar: period, round, turn. */
  readonly Progress?: ComponentType<BoardProps<W>>;
  /** One to three buttons of the prompt; the default is up to three options. */
  readonly Actions?: ComponentType<BoardProps<W>>;
  /** The plain clause after the bold prompt. */
  readonly clause?: (props: BoardProps<W>) => string | undefined;
  /** The turns of the log, and where on the board and how much events matter. */
  readonly following?: Following<W>;
  /** Minimum time on screen of a step with these events, where the usual one is too short; ms at normal speed. */
  readonly lookAt?: (events: readonly W['event'][]) => number | undefined;
  /** Whether the log shows repeated events of this kind once per turn. */
  readonly isReminder?: (event: W['event']) => boolean;
  /** Loads the parts for the end of a match: revealed roles and hands, and by how much each seat missed victory. */
  readonly end?: () => Promise<EndParts<W>>;
  /** High points that are staged over the table. */
  readonly staging?: Staging<W>;
  /** Loads the words of the board in one language; the table waits for it before it draws. */
  readonly load?: (language: Language) => Promise<void>;
  /** Loads the large previews of the cards, the explanations of the symbols and the legend. */
  readonly guide?: LoadGuide<W>;
  /** Loads the pictures of the first-match sheet; without them there is none. */
  readonly intro?: () => Promise<{ readonly intro: Intro<W> }>;
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

/** The export of `board/intro/index.tsx`: pictures from parts of the board, with no text in them but numbers. */
export interface Intro<W extends Vocabulary> {
  /** The viewer's goal. */
  readonly goal: IntroPart<W>;
  /** A turn. */
  readonly turn: IntroPart<W>;
  /** The board in outline, for the picture of the screen: drawn inside an SVG, on 100 by 100 units. */
  readonly Outline: ComponentType<BoardProps<W>>;
}

/** A picture of the first-match sheet with its label and its sentence. */
export interface IntroPart<W extends Vocabulary> {
  /** Drawn inside an SVG, on 320 by 200 units. */
  readonly Picture: ComponentType<BoardProps<W>>;
  /** The picture in words, for screen readers. */
  readonly label: (props: BoardProps<W>) => string;
  /** One or two short sentences, the important words between `**`. */
  readonly text: (props: BoardProps<W>) => string;
}

/** The exports of `board/portraits/index.tsx`. */
export interface PortraitModule {
  readonly BotPortrait: ComponentType<BotPortraitProps>;
}

/** Props of the portrait of a bot. */
export interface BotPortraitProps {
  readonly level: string;
  /** Drawn smaller than 64 px: without the emblem on the rim. */
  readonly small?: boolean;
}

/** A board without the types of its game. */
export type AnyBoard = BoardModule<Vocabulary>;
