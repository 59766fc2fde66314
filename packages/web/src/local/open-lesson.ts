import {
  canonical,
  type GameEvent,
  imagine,
  type Move,
  rngFrom,
  type Seat,
  type Shown,
  seedFromNumber,
  type Vocabulary,
} from '@manigance/core';
import { type Chapter, Lesson, type TablePart } from '@manigance/core/lessons';
import { catalog } from '@manigance/games';

/** A point of a chapter as the page shows it. */
export interface LessonPlace {
  /** Index of the step, and how many there are. */
  readonly at: number;
  readonly steps: number;
  readonly id: string;
  readonly kind: 'show' | 'try';
  /** The try has been answered. */
  readonly isAnswered: boolean;
  /** Why the last answer was not taken, and where it was. */
  readonly wrong?: { readonly why: string; readonly move: Move; readonly places: readonly string[] };
  /** The answer that the learner has asked to be shown; nothing else is offered any more. */
  readonly solution?: Move;
  readonly lit: readonly string[];
  readonly needs: readonly TablePart[];
  readonly shown: Shown<Vocabulary>;
  /** Events the learner has witnessed, and those of the last change. */
  readonly log: readonly GameEvent[];
  readonly events: readonly GameEvent[];
}

/** Seats and first place of a lesson. */
export interface OpenedLesson {
  readonly seats: number;
  readonly place: LessonPlace;
}

/** An act of the learner: going on or back, asking for the answer, or answering. */
export type LessonAct = 'next' | 'back' | 'showMe' | { readonly answer: Move };

/** The source of a lesson: a chapter of a game's course from a step on, a figure of its book, or a position as a seat sees it and its answer. */
export type LessonSource = { readonly game: string } & (
  | { readonly chapter: string; readonly step: number }
  | { readonly figure: string }
  | { readonly shown: Shown<Vocabulary>; readonly best: Move }
);

/** A chapter in the page's worker, where the rules are. */
export class OpenLesson {
  private readonly lesson: Lesson;
  private readonly placesOf: (move: Move) => readonly string[];

  private constructor(lesson: Lesson, placesOf: (move: Move) => readonly string[]) {
    this.lesson = lesson;
    this.placesOf = placesOf;
  }

  /** `undefined` if there is no such thing. */
  static open(source: LessonSource): Promise<OpenLesson | undefined> {
    const { game } = source;
    if ('chapter' in source) return OpenLesson.openChapter(game, source.chapter, source.step);
    if ('figure' in source) return OpenLesson.openFigure(game, source.figure);
    return OpenLesson.openPuzzle(game, source.shown, source.best);
  }

  private static async openChapter(
    game: string,
    chapter: string,
    step: number,
  ): Promise<OpenLesson | undefined> {
    const manifest = catalog.find(game);
    if (manifest?.lessons === undefined) return undefined;
    const [rules, { course }] = await Promise.all([manifest.rules(), manifest.lessons.course()]);
    const found = course.chapters.find(({ id }) => id === chapter);
    if (found === undefined) return undefined;
    const lesson = new Lesson(rules.game, found);
    lesson.skipTo(step);
    return new OpenLesson(lesson, course.places);
  }

  private static async openFigure(game: string, figure: string): Promise<OpenLesson | undefined> {
    const manifest = catalog.find(game);
    if (manifest?.book === undefined) return undefined;
    const [rules, { book }] = await Promise.all([manifest.rules(), manifest.book()]);
    const { figures } = await book.figures();
    const found = figures.chapters.find(({ id }) => id === figure);
    return found && new OpenLesson(new Lesson(rules.game, found), figures.places);
  }

  /** Opens a puzzle: a chapter of one step on an imagined position that looks like this to its seat. */
  private static async openPuzzle(
    game: string,
    shown: Shown<Vocabulary>,
    best: Move,
  ): Promise<OpenLesson | undefined> {
    const manifest = catalog.find(game);
    if (manifest === undefined) return undefined;
    const [rules, lessons] = await Promise.all([manifest.rules(), manifest.lessons?.course()]);
    const key = canonical(best);
    const chapter: Chapter = {
      id: 'puzzle',
      seat: shown.viewer as Seat,
      position: () => imagine(rules.game, shown, rngFrom(seedFromNumber(1))),
      steps: [
        {
          kind: 'try',
          id: 'puzzle',
          accept: (move) => canonical(move) === key,
          wrong: [{ id: 'worse' }],
          needs: ['tray', 'goal'],
        },
      ],
    };
    return new OpenLesson(new Lesson(rules.game, chapter), lessons?.course.places ?? (() => []));
  }

  get opened(): OpenedLesson {
    return { seats: this.lesson.state.seats, place: this.place() };
  }

  do(act: LessonAct): LessonPlace {
    const { lesson } = this;
    const before = lesson.log.length;
    if (act === 'next') lesson.next();
    else if (act === 'back') lesson.back();
    else if (act !== 'showMe') return this.answer(act.answer);
    const place = this.place(before);
    const [solution] = act === 'showMe' ? lesson.accepted() : [];
    const { asked } = place.shown;
    if (solution === undefined || asked === undefined) return place;
    return { ...place, solution, shown: { ...place.shown, asked: { ...asked, options: [solution] } } };
  }

  /** `since`: the length of the log before the last change. */
  private place(since = this.lesson.log.length): LessonPlace {
    const { at, step, isAnswered, log, shown, chapter } = this.lesson;
    const { id, kind, lit = [], needs = [] } = step;
    return {
      at,
      steps: chapter.steps.length,
      id,
      kind,
      isAnswered,
      lit,
      needs,
      shown,
      log,
      events: log.slice(since),
    };
  }

  private answer(move: Move): LessonPlace {
    const before = this.lesson.log.length;
    const verdict = this.lesson.answer(move);
    const place = this.place(before);
    if (verdict.is !== 'wrong') return place;
    return { ...place, wrong: { why: verdict.why, move, places: this.placesOf(move) } };
  }
}
