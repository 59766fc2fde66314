import { type Game, languages, legalMoves, type Move } from '@manigance/core';
import { type Chapter, type CourseText, Lesson, type StepText, type TryText } from '@manigance/core/lessons';
import { expect, test } from 'vitest';
import { type GameManifest, withGames } from '../index.ts';
import { everyGame } from './every-game.ts';
import { manifest as noughts } from './noughts/manifest.ts';

const games = withGames(everyGame, [noughts]).manifests;
const taught = games.filter(({ lessons }) => lessons !== undefined);
const each = test.each(taught.map((manifest) => [manifest.id, manifest] as const));

async function open(manifest: GameManifest) {
  const { lessons } = manifest;
  if (lessons === undefined) throw new Error(`${manifest.id} has no lessons`);
  const [{ game }, { course }] = await Promise.all([manifest.rules(), lessons.course()]);
  const texts: CourseText[] = [];
  for (const language of languages) texts.push((await lessons.text[language]()).text);
  const remarks = (await lessons.coach?.())?.coach ?? [];
  return { game, course, texts, remarks };
}

const isTry = (text: StepText | undefined): text is TryText => text !== undefined && 'ask' in text;

/** The texts of a step in every language; the same parts are there in each. */
function textsOf(texts: readonly CourseText[], { id }: Chapter, step: string): readonly StepText[] {
  return texts.map(({ chapters }) => {
    const text = chapters[id]?.steps[step];
    if (text === undefined) throw new Error(`no text of ${id}.${step}`);
    return text;
  });
}

/** Takes a chapter to its end: every wrong answer of every step first, then the right one with this number. */
function take(
  game: Game,
  lesson: Lesson,
  texts: readonly CourseText[],
  pick: (accepted: readonly Move[]) => Move | undefined,
) {
  const { chapter } = lesson;
  const seen: string[] = [];
  for (;;) {
    const { step } = lesson;
    seen.push(step.id);
    const said = textsOf(texts, chapter, step.id);
    for (const text of said) expect(text.say).toMatch(/\w/);
    if (step.kind === 'try') tryAll(game, lesson, said);
    else expect(lesson.shown.asked).toBeUndefined();
    const right = pick(lesson.accepted());
    if (right !== undefined)
      expect(lesson.answer(right), `${chapter.id}.${step.id}`).toEqual({ is: 'right' });
    if (!lesson.next()) return seen;
  }
}

/** A wrong answer changes nothing and has its reason in every language; at least one is offered. */
function tryAll(game: Game, lesson: Lesson, said: readonly StepText[]): void {
  const at = `${lesson.chapter.id}.${lesson.step.id}`;
  const offered = lesson.offered();
  const before = lesson.state;
  const legal = new Set(legalMoves(game, before, lesson.chapter.seat).map((move) => JSON.stringify(move)));
  expect(
    offered.filter((move) => !legal.has(JSON.stringify(move))),
    at,
  ).toEqual([]);
  expect(lesson.shown.asked?.options, at).toEqual(offered);
  const accepted = lesson.accepted();
  const wrong = offered.filter((move) => !accepted.includes(move));
  expect(accepted.length, `${at}: something to accept`).toBeGreaterThan(0);
  expect(wrong.length, `${at}: something to refuse`).toBeGreaterThan(0);
  const reasons = wrong.map((move) => {
    const verdict = lesson.answer(move);
    if (verdict.is !== 'wrong') throw new Error(`${at}: ${JSON.stringify(move)} is ${verdict.is}`);
    return verdict.why;
  });
  expect(lesson.state).toBe(before);
  for (const text of said) {
    expect(isTry(text), at).toBe(true);
    if (!isTry(text)) continue;
    expect([text.ask, text.right], at).toEqual([expect.stringMatching(/\w/), expect.stringMatching(/\w/)]);
    for (const reason of reasons) expect(text.wrong[reason], `${at}, ${reason}`).toMatch(/\w/);
    expect([...new Set(reasons)].toSorted(), `${at}: every reason can be met`).toEqual(
      Object.keys(text.wrong).toSorted(),
    );
  }
}

each(
  '%s: every chapter can be taken to its end, and every wrong answer is refused with its reason',
  async (_id, manifest) => {
    const { game, course, texts } = await open(manifest);
    for (const chapter of course.chapters) {
      const first = new Lesson(game, chapter);
      expect(game.faults(first.state), chapter.id).toEqual([]);
      const seen = take(game, first, texts, (accepted) => accepted[0]);
      expect(seen).toEqual(chapter.steps.map(({ id }) => id));
      expect(game.faults(first.state), chapter.id).toEqual([]);
      // Another right answer leads to the end as well.
      take(game, new Lesson(game, chapter), texts, (accepted) => accepted.at(-1));
    }
  },
);

each(
  '%s: texts and data of the course have the same chapters and steps, in one order, in every language',
  async (_id, manifest) => {
    const { course, texts, remarks } = await open(manifest);
    const parts = course.chapters.map(({ id, steps }) => [id, steps.map((step) => step.id)]);
    for (const { chapters, coach = {} } of texts) {
      expect(Object.entries(chapters).map(([id, { steps }]) => [id, Object.keys(steps)])).toEqual(parts);
      for (const { title, summary } of Object.values(chapters))
        expect([title, summary]).toEqual([expect.stringMatching(/\w/), expect.stringMatching(/\w/)]);
      expect(Object.keys(coach).toSorted()).toEqual(remarks.map(({ id }) => id).toSorted());
    }
  },
);

each(
  '%s: going back restores the step, and a learner who comes back finds the same position',
  async (_id, manifest) => {
    const { game, course } = await open(manifest);
    for (const chapter of course.chapters) {
      const there = new Lesson(game, chapter);
      there.skipTo(chapter.steps.length - 1);
      expect(there.at, chapter.id).toBe(chapter.steps.length - 1);
      const again = new Lesson(game, chapter);
      again.skipTo(there.at);
      expect(again.state).toEqual(there.state);
      while (there.at > 0) there.back();
      expect(there.state).toEqual(new Lesson(game, chapter).state);
    }
  },
);
