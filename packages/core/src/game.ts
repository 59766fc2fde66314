import type { Branded } from './branded.ts';
import type { MoveList } from './move-list.ts';
import type { Rng } from './rng.ts';

/** Number of a seat, clockwise from 0; the left neighbour of a seat is the next one. */
export type Seat = Branded<number, 'seat'>;
/** Somebody who is sent a view: a seat, or the spectator. */
export type Viewer = Seat | 'spectator';

/** Id of a rule in the game's rule file, such as `XY-6.1.1`. */
export type RuleId = string;

/** The reason a move is refused: the rule that forbids it, a code with a sentence in the texts, and its figures. */
export interface Reason {
  readonly rule: RuleId;
  readonly code: string;
  readonly [figure: string]: string | number;
}

/** The end of a match. */
export interface Outcome {
  /** Several if the victory is shared. */
  readonly winners: readonly Seat[];
  /** How the match was won: a code with a sentence in the texts. */
  readonly how: string;
}

/** The types of one game: everything the core handles without knowing its meaning. */
export interface Vocabulary {
  readonly state: State;
  /** A step or question on the stack. Frames, moves and events are immutable. */
  readonly frame: { readonly kind: string };
  readonly move: Move;
  readonly event: GameEvent;
  readonly view: object;
  /** The settings chosen for a table. */
  readonly options: Readonly<Record<string, Setting>>;
  /** Instructions a player may leave for later questions. */
  readonly standing?: unknown;
}

/** A player's answer to a question; `do` names the kind of move. */
export interface Move {
  readonly do: string;
}
/** Something that happened in a match, for log and animation. */
export interface GameEvent {
  readonly type: string;
}
/** The value of one setting of a table. */
export type Setting = string | number | boolean;

/** The fields every state has beside the game's own pieces. Plain JSON; an absent value is `undefined`, never `null`. */
export interface State<F = { readonly kind: string }, M = Move, E = GameEvent> {
  /** Number of seats. */
  readonly seats: number;
  rng: Rng;
  /** Number of the current question. It rises when the question is settled, not when a sealed answer comes in. */
  question: number;
  /** The stack of frames still to be resolved, the next one last. */
  pending: F[];
  /** Answers to the top frame, sealed until every seat asked has answered. */
  answers: Answer<M>[];
  /** Events since this state was copied. They are not part of the position. */
  events: E[];
  outcome?: Outcome | undefined;
  /** Facts that viewers have learned for good, for games that keep them. They follow from the moves and are not hashed. */
  knowledge?: unknown;
}

/** A move and the seat that made it. */
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
  /**
   * Whether every viewer can see that a single option is the only one. It is asked all the same, so that the move before
   * can be taken back; the player's page may answer it by itself. Reads public facts only, and a law checks it.
   */
  openlyForced?(state: W['state'], frame: F, seat: Seat): boolean;
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

/** Moves that every seat may make at any time, asked or not, such as leaving the table. They are not options of a question. */
export interface AnytimeRule<W extends Vocabulary> {
  options(state: W['state'], seat: Seat, list: MoveList<W['move']>): void;
  resolve(draft: W['state'], seat: Seat, move: W['move']): void;
}

/**
 * Answers a player has given in advance. They are not moves and are told to nobody; the table keeps them and plays them
 * without asking the player.
 */
export interface StandingRule<W extends Vocabulary> {
  /** The player's instructions, if they are well-formed. They may be set whatever cards the player holds. */
  read(input: unknown): W['standing'] | undefined;
  /** Their answer to the question this view is asked, if they have one. Whether they do depends on public facts only. */
  answer(view: W['view'], options: readonly W['move'][], standing: W['standing']): W['move'] | undefined;
}

/** The rules of one game. `openGame` and `defineGame` supply defaults for most of it. */
export interface Game<W extends Vocabulary = Vocabulary> {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** Rises whenever a recorded match would replay differently. */
  readonly rulesVersion: number;
  /** The settings of a table: the values of each, the default first. */
  readonly settings: { readonly [K in keyof W['options']]: readonly W['options'][K][] };
  /** A new state, before its first frame is resolved. */
  setup(seats: number, options: W['options'], rng: Rng): W['state'];
  /** A copy without events that shares nothing a rule writes to. */
  copy(state: W['state']): W['state'];
  /** The rule of each kind of frame. */
  readonly frames: { readonly [K in W['frame']['kind']]: FrameRule<W, K> };
  readonly anytime?: AnytimeRule<W>;
  readonly standing?: StandingRule<W>;
  /**
   * The part of the state this viewer may know. Build it field by field; never remove fields from the state. `other` is a
   * view of the same position by another viewer: parts that both are shown alike may be taken from it, to make them once.
   */
  view(state: W['state'], viewer: Viewer, other?: W['view']): W['view'];
  /** The part of an event this viewer may see; `undefined` if none. */
  witness(event: W['event'], viewer: Viewer): W['event'] | undefined;
  /**
   * Whether this event, as the viewer sees it, may tell something hidden that the move did not name itself (a card
   * drawn, a die rolled, a card handed over in secret). A move with such an event cannot be taken back.
   */
  reveals(event: W['event'], viewer: Viewer): boolean;
  /** A random full state that would give exactly this view. Bots search in such states. */
  imagine(view: W['view'], rng: Rng): W['state'];
  /** Broken invariants of a state, such as lost pieces or doubled cards. Read by the laws. */
  faults(state: W['state']): readonly string[];
  /**
   * Where a state contradicts the events this viewer has witnessed since the match began. Read by a law: it holds for
   * the real state and for every imagined one, so everything a seat has learned for good must be in its view.
   */
  contradictions?(state: W['state'], witnessed: readonly W['event'][], viewer: Viewer): readonly string[];
}
