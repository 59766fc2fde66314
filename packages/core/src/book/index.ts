import type { Answer, RuleId, Seat, Vocabulary } from '../game.ts';
import type {
  Chapter,
  ChapterText,
  Course,
  CourseText,
  LessonStep,
  StepText,
  TablePart,
  TryText,
} from '../lessons/course.ts';
import type { Language } from '../text.ts';

/** The book of a game in one language: chapters for players, in the order in which they are read. */
export interface BookText {
  readonly chapters: Readonly<Record<string, BookChapter>>;
}

/** A chapter of a book: its title and its parts. */
export interface BookChapter {
  readonly title: string;
  /** Paragraphs as sentences; figures with what they show, and examples with what they ask. `**` sets words in bold. */
  readonly parts: Readonly<Record<string, string | StepText>>;
}

/** The articles of the rule book behind each paragraph of a book whose text is `T`. */
export type ArticlesOf<T extends BookText> = {
  readonly [C in keyof T['chapters']]: {
    readonly [P in keyof T['chapters'][C]['parts'] as T['chapters'][C]['parts'][P] extends string
      ? P
      : never]: readonly RuleId[];
  };
};

/** Articles of the rule book by chapter and paragraph. */
export type BookArticles = Readonly<Record<string, Readonly<Record<string, readonly RuleId[]>>>>;

/** The export `book` of `book/index.ts`: how to load `text/en.ts` and `fr.ts`, `articles.ts`, `figures.ts`. */
export interface BookParts {
  readonly text: Readonly<Record<Language, () => Promise<{ readonly text: BookText }>>>;
  /** The numbered rules behind each paragraph. */
  readonly articles: () => Promise<{ readonly articles: BookArticles }>;
  /** The positions that the board draws. */
  readonly figures: () => Promise<{ readonly figures: Course }>;
}

type Judge<W extends Vocabulary> = (move: W['move'], view: W['view']) => boolean;

interface FigureBase<W extends Vocabulary> {
  /** The reader's seat; the first by default. */
  readonly seat?: Seat;
  readonly position: () => W['state'];
  /** Moves made by the script before the reader looks. */
  readonly plays?: readonly Answer<W['move']>[];
  /** Places to mark on the board. */
  readonly lit?: readonly string[];
  /** Parts of the table that are shown beside the board. */
  readonly needs?: readonly TablePart[];
}

/** A figure with an example: its question is answered in place, as in a lesson. */
interface Example<W extends Vocabulary, R extends string> extends FigureBase<W> {
  readonly among?: Judge<W>;
  readonly accept: Judge<W>;
  readonly wrong: readonly { readonly id: R; readonly when?: Judge<W> }[];
}

/** The figures of a book whose text is `T`: a position for each part that is no paragraph. */
export type FiguresOf<W extends Vocabulary, T extends BookText> = {
  readonly [C in keyof T['chapters']]: {
    readonly [P in keyof T['chapters'][C]['parts'] as T['chapters'][C]['parts'][P] extends string
      ? never
      : P]: T['chapters'][C]['parts'][P] extends TryText
      ? Example<W, keyof T['chapters'][C]['parts'][P]['wrong'] & string>
      : FigureBase<W>;
  };
};

/** Erases the types of game and texts. A figure becomes a chapter of one step, called `chapter.part`. */
export function defineFigures<W extends Vocabulary, T extends BookText>(
  figures: FiguresOf<W, T>,
  places: (move: W['move']) => readonly string[] = () => [],
): Course {
  const chapters = Object.entries<object>(figures).flatMap(([chapter, parts]) =>
    Object.entries<FigureBase<Vocabulary>>(parts as Record<string, FigureBase<Vocabulary>>).map(
      ([id, { seat = 0, position, ...rest }]): Chapter => {
        const kind = 'accept' in rest ? 'try' : 'show';
        return { id: `${chapter}.${id}`, seat, position, steps: [{ ...rest, id, kind } as LessonStep] };
      },
    ),
  );
  return { chapters, places: places as Course['places'] };
}

/** The texts of the figures as those of a course, by the ids of `defineFigures`. */
export function figureTexts({ chapters }: BookText): CourseText {
  const texts = Object.entries(chapters).flatMap(([chapter, { title, parts }]) =>
    Object.entries(parts).flatMap(([id, part]): [string, ChapterText][] =>
      typeof part === 'string'
        ? []
        : [[`${chapter}.${id}`, { title, summary: title, steps: { [id]: part } }]],
    ),
  );
  return { chapters: Object.fromEntries(texts) };
}
