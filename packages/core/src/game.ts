import type { Branded } from './branded.ts';
import type { MoveList } from './move-list.ts';
import type { Rng } from './rng.ts';

/** Seats are numbered clockwise from 0; the left neighbour of a seat is the next one. */
export type Seat = Branded<number, 'seat'>;
export type Viewer = Seat | 'spectator';

/** A rule of `docs/rules/`, such as `XY-6.1.1`. */
export type RuleId = string;

/** Why something may not be done: the rule that forbids it, a code with a sentence in `text/`, and its figures. */
export interface Reason {
  readonly rule: RuleId;
  readonly code: string;
  readonly [figure: string]: string | number;
}

export interface Outcome {
  /** Several when the victory is shared. */
  readonly winners: readonly Seat[];
  /** By what the match was won: a code with a sentence in `text/`. */
  readonly how: string;
}

/** The words of one game: every type the core handles without knowing what it means. */
export interface Vocabulary {
  readonly state: State;
  /** What the game can be waiting on. Frames, moves and events are never written to once made. */
  readonly frame: { readonly kind: string };
  readonly move: Move;
  readonly event: GameEvent;
  readonly view: object;
  readonly options: Readonly<Record<string, Setting>>;
  readonly standing?: unknown;
}

export interface Move {
  readonly do: string;
}
export interface GameEvent {
  readonly type: string;
}
export type Setting = string | number | boolean;

/** What every state holds beside the game's own pieces. Plain JSON; absent is `undefined`, never `null`. */
export interface State<F = { readonly kind: string }, M = Move, E = GameEvent> {
  readonly seats: number;
  rng: Rng;
  /** Number of the question being put. Goes up when it is settled, not when a sealed answer comes in. */
  question: number;
  /** What is still to happen, innermost last: the rulebook's "finish this before going on". */
  pending: F[];
  /** Answers to the top frame, sealed until every seat asked has given one. */
  answers: Answer<M>[];
  /** What the moves played on this state have brought about. A copy begins without any; no part of the position. */
  events: E[];
  outcome?: Outcome | undefined;
  /** What viewers have learned for good, for games that keep it. It follows from the moves and is not hashed. */
  knowledge?: unknown;
}

export interface Answer<M> {
  readonly seat: Seat;
  readonly move: M;
}

/** The frames of this kind. A type of frame may serve several kinds. */
export type FrameOf<W extends Vocabulary, K extends W['frame']['kind']> = Named<W['frame'], K>;
type Named<F, K> = F extends { readonly kind: infer Kinds } ? (K extends Kinds ? F : never) : never;

/** The rule of a frame that asks nobody: it resolves as soon as it is on top. */
export interface Step<W extends Vocabulary, F> {
  resolve(draft: W['state'], frame: F): void;
}

/** The rule of a frame that asks one seat. The frame is off the stack when `resolve` runs; push it again to ask again. */
export interface Question<W extends Vocabulary, F> {
  asks(state: W['state'], frame: F): Seat;
  /** The one statement of what is legal: goes through all a player might try and offers or refuses each. */
  options(state: W['state'], frame: F, seat: Seat, list: MoveList<W['move']>): void;
  resolve(draft: W['state'], frame: F, move: W['move'], seat: Seat): void;
  /** `taken`: a single option is taken without asking. Only where every viewer can see that it is the only one. */
  readonly onlyOption?: 'asked' | 'taken';
  /** `hidden`: the other viewers are shown that the table waits, but neither for whom nor for which question. */
  readonly asking?: 'open' | 'hidden';
  /** The move played for a seat that has run out of time; the first option where the rules name none. */
  timeout?(state: W['state'], frame: F, seat: Seat): W['move'];
}

/** The rule of a frame that asks several seats at once. Answers stay sealed, and may be replaced, until all are in. */
export interface SealedQuestion<W extends Vocabulary, F> {
  asksTogether(state: W['state'], frame: F): readonly Seat[];
  options(state: W['state'], frame: F, seat: Seat, list: MoveList<W['move']>): void;
  /** Runs when a seat's first answer is in, to announce it; never when an answer is replaced. */
  sealed?(draft: W['state'], frame: F, seat: Seat): void;
  /** Answers are ordered by seat. */
  resolve(draft: W['state'], frame: F, answers: readonly Answer<W['move']>[]): void;
  timeout?(state: W['state'], frame: F, seat: Seat): W['move'];
}

/** A `Step` for the frames of one kind. */
export type StepRule<W extends Vocabulary, K extends W['frame']['kind']> = Step<W, FrameOf<W, K>>;
/** A `Question` for the frames of one kind. */
export type QuestionRule<W extends Vocabulary, K extends W['frame']['kind']> = Question<W, FrameOf<W, K>>;
/** A `SealedQuestion` for the frames of one kind. */
export type SealedRule<W extends Vocabulary, K extends W['frame']['kind']> = SealedQuestion<W, FrameOf<W, K>>;

/** The rule for the frames of one kind: a step, a question to one seat, or a question to several. */
export type FrameRule<W extends Vocabulary, K extends W['frame']['kind']> =
  | StepRule<W, K>
  | QuestionRule<W, K>
  | SealedRule<W, K>;

/** Moves open to every seat at every moment, asked or not, such as leaving the table. They are not listed. */
export interface AnytimeRule<W extends Vocabulary> {
  options(state: W['state'], seat: Seat, list: MoveList<W['move']>): void;
  resolve(draft: W['state'], seat: Seat, move: W['move']): void;
}

/**
 * Answers a player has given beforehand. They are no moves and are told to nobody; whoever hosts the match keeps them
 * and plays what they say the moment the question is put.
 */
export interface StandingRule<W extends Vocabulary> {
  /** The player's instructions if they are well-formed; they may be set whatever the player holds. */
  read(input: unknown): W['standing'] | undefined;
  /** What they answer to the question this view is asked, if anything. Whether they do depends on public facts only. */
  answer(view: W['view'], options: readonly W['move'][], standing: W['standing']): W['move'] | undefined;
}

export interface Game<W extends Vocabulary = Vocabulary> {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** Goes up whenever a recorded match would replay differently. */
  readonly rulesVersion: number;
  /** What a table can choose: each setting's values, the usual one first. */
  readonly settings: { readonly [K in keyof W['options']]: readonly W['options'][K][] };
  setup(seats: number, options: W['options'], rng: Rng): W['state'];
  /** A copy that shares nothing which a rule writes on, with no events yet. */
  copy(state: W['state']): W['state'];
  readonly frames: { readonly [K in W['frame']['kind']]: FrameRule<W, K> };
  readonly anytime?: AnytimeRule<W>;
  readonly standing?: StandingRule<W>;
  /** Built up from what this viewer may know, never cut down from the whole state. */
  view(state: W['state'], viewer: Viewer): W['view'];
  /** What this viewer sees of an event, if anything. */
  witness(event: W['event'], viewer: Viewer): W['event'] | undefined;
  /**
   * Whether this event, as the viewer sees it, may tell something hidden that the move did not name itself (a card
   * drawn, a die rolled, a card handed over in secret). A move with such an event cannot be taken back.
   */
  reveals(event: W['event'], viewer: Viewer): boolean;
  /** A full state that would look just like this view: what a bot searches in. */
  imagine(view: W['view'], rng: Rng): W['state'];
  /** What must hold in every state and does not: pieces lost, cards doubled. Read by laws and fuzzers. */
  faults(state: W['state']): readonly string[];
  /**
   * Where a state contradicts the events this viewer has witnessed since the match began. Read by a law: it holds for
   * the real state and for every imagined one, so what a seat has learned for good must be in its view.
   */
  contradictions?(state: W['state'], witnessed: readonly W['event'][], viewer: Viewer): readonly string[];
}
