import type { Answer, Move, Seat, Vocabulary } from '../game.ts';
import type { Shown } from '../show.ts';

/** The sentences of a course in one language, by the ids of its chapters and steps. */
export interface CourseText {
  readonly chapters: Readonly<Record<string, ChapterText>>;
  /** Comments on the learner's first match, by the ids of its remarks. */
  readonly coach?: Readonly<Record<string, string>>;
}

/** Texts of a chapter. */
export interface ChapterText {
  readonly title: string;
  /** One sentence for the list of chapters. */
  readonly summary: string;
  readonly steps: Readonly<Record<string, StepText>>;
}

/** `**` sets words in bold. */
export interface ShowText {
  readonly say: string;
}

/** Texts of a step that asks the learner for a move. */
export interface TryText extends ShowText {
  /** The task, as an imperative. */
  readonly ask: string;
  /** Said after the right answer. */
  readonly right: string;
  /** Why an answer is not the one, by the ids of the refusals. */
  readonly wrong: Readonly<Record<string, string>>;
}

/** Texts of a step. */
export type StepText = ShowText | TryText;

type Judge<W extends Vocabulary> = (move: W['move'], view: W['view']) => boolean;

/** Parts of the table that a small screen shows beside the board. */
export type TablePart = 'tray' | 'seats' | 'goal';

interface StepBase<W extends Vocabulary, I extends string> {
  readonly id: I;
  /** Moves made by the script as the step begins, those of the learner's seat included. */
  readonly plays?: readonly Answer<W['move']>[];
  /** Places to mark on the board, by the ids that the board draws marks at. */
  readonly lit?: readonly string[];
  readonly needs?: readonly TablePart[];
}

/** Explains something. */
export interface ShowStep<W extends Vocabulary = Vocabulary, I extends string = string>
  extends StepBase<W, I> {
  readonly kind: 'show';
}

/** Asks the learner for a move, and takes only what teaches. */
export interface TryStep<
  W extends Vocabulary = Vocabulary,
  I extends string = string,
  R extends string = string,
> extends StepBase<W, I> {
  readonly kind: 'try';
  readonly accept: Judge<W>;
  /** The legal moves that are offered at all; every one of them by default. */
  readonly among?: Judge<W>;
  /** Why the others are not taken: the first that fits, so the most specific first and one without `when` last. */
  readonly wrong: readonly { readonly id: R; readonly when?: Judge<W> }[];
}

/** A step of a chapter. */
export type LessonStep<W extends Vocabulary = Vocabulary> = ShowStep<W> | TryStep<W>;

/** The steps for which this chapter has texts. */
type StepsOf<W extends Vocabulary, S extends ChapterText['steps']> = {
  [I in keyof S & string]: S[I] extends TryText
    ? TryStep<W, I, keyof S[I]['wrong'] & string>
    : ShowStep<W, I>;
}[keyof S & string];

/** Judges a move by its kind alone: one of these. */
export function does<M extends Move>(...kinds: readonly M['do'][]): (move: M) => boolean {
  return (move) => kinds.includes(move.do);
}

/** A chapter of which `T` are the texts: a position, and what happens from there. */
export interface ChapterOf<W extends Vocabulary, T extends ChapterText = ChapterText> {
  /** The learner's seat; the first by default. */
  readonly seat?: Seat;
  /** The position to begin with. Its frames are resolved up to the first question. */
  readonly position: () => W['state'];
  readonly steps: readonly StepsOf<W, T['steps']>[];
}

/** A chapter without the types of its game and texts. */
export interface Chapter {
  readonly id: string;
  readonly seat: Seat;
  readonly position: () => Vocabulary['state'];
  readonly steps: readonly LessonStep[];
}

/** Where on the board a move happens, by the ids that the board draws marks at. */
export type PlacesOf<W extends Vocabulary> = (move: W['move']) => readonly string[];

/** A course of short chapters that teach a game on its own rules. */
export interface Course {
  readonly chapters: readonly Chapter[];
  readonly places: PlacesOf<Vocabulary>;
}

/**
 * Erases the types of game and texts. `T` is the type of the course's texts in one language: the other languages have the
 * same type, so that a text missing in one of them does not compile.
 */
export function defineCourse<W extends Vocabulary, T extends CourseText>(course: {
  readonly chapters: { readonly [C in keyof T['chapters']]: ChapterOf<W, T['chapters'][C]> };
  readonly places?: PlacesOf<W>;
}): Course {
  const chapters = Object.entries<unknown>(course.chapters).map(([id, chapter]) => {
    const { seat = 0, ...erased } = chapter as Omit<Chapter, 'id' | 'seat'> & { readonly seat?: Seat };
    return { ...erased, id, seat };
  });
  return { chapters, places: (course.places ?? nowhere) as PlacesOf<Vocabulary> };
}

const nowhere = () => [];

/** The facts a coach may use: the position as the learner's seat is shown it, and the events it has witnessed. */
export interface CoachMoment<W extends Vocabulary = Vocabulary> {
  readonly shown: Shown<W>;
  /** Events since the learner's last move. */
  readonly since: readonly W['event'][];
  /** Every event witnessed, oldest first. */
  readonly log: readonly W['event'][];
}

/** A comment on a match, made once, when its condition first holds. */
export interface Remark<W extends Vocabulary = Vocabulary, I extends string = string> {
  readonly id: I;
  readonly when: (moment: CoachMoment<W>) => boolean;
}

/** Erases the types of game and texts. The first remark that fits is made, so the most specific stand first. */
export function defineCoach<W extends Vocabulary, T extends CourseText>(
  remarks: readonly Remark<W, keyof T['coach'] & string>[],
): readonly Remark[] {
  return remarks as unknown as readonly Remark[];
}
