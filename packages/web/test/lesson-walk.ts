import type { Move } from '@manigance/core';
import { type ChapterText, Lesson, type StepText, type TryText } from '@manigance/core/lessons';
import type { GameManifest } from '@manigance/games';
import type { Page } from 'playwright-core';
import { pressUntil } from './press-until.ts';

/** How a chapter is taken: keys alone, or touches alone. */
export type Hand = 'keys' | 'touch';

export interface Walk {
  readonly game: GameManifest;
  readonly chapter: string;
  readonly language: 'en' | 'fr';
  readonly hand: Hand;
}

const waits = { timeout: 15_000 };

/** The ids of the chapters of a game, empty where it has no course. */
export async function chaptersOf({ lessons }: GameManifest): Promise<readonly string[]> {
  const course = await lessons?.course();
  return course?.course.chapters.map(({ id }) => id) ?? [];
}

/**
 * Takes an open chapter to its end: in every step that asks for a move first a wrong one for each reason, then the right one. The same
 * lesson runs here on the rules and says what the page has to say. Answers how many wrong ones the page refused.
 */
export async function walkChapter(page: Page, { game, chapter, language, hand }: Walk): Promise<number> {
  const { lesson, text } = await openHere(game, chapter, language);
  let refused = 0;
  for (;;) {
    const said = text.steps[lesson.step.id];
    if (said === undefined) throw new Error(`no text of ${chapter}.${lesson.step.id}`);
    await hears(page, '.lesson-text', said.say);
    if (isTry(said)) {
      refused += await tryWrongs(page, lesson, said, hand);
      const [right] = lesson.accepted();
      if (right === undefined) throw new Error(`nothing to accept in ${lesson.step.id}`);
      await answer(page, lesson, right, hand);
      lesson.answer(right);
      await hears(page, '.lesson-right', said.right);
    }
    await goOn(page, hand);
    if (!lesson.next()) break;
  }
  await page.locator('.lesson-right[role="status"]').waitFor(waits);
  return refused;
}

async function openHere({ id, rules, lessons }: GameManifest, chapter: string, language: 'en' | 'fr') {
  const [{ game: played }, course, texts] = await Promise.all([
    rules(),
    lessons?.course(),
    lessons?.text[language](),
  ]);
  const found = course?.course.chapters.find((one) => one.id === chapter);
  const text: ChapterText | undefined = texts?.text.chapters[chapter];
  if (found === undefined || text === undefined) throw new Error(`${id} has no chapter ${chapter}`);
  return { lesson: new Lesson(played, found), text };
}

function isTry(text: StepText): text is TryText {
  return 'ask' in text;
}

/** One wrong answer for every reason: the page says the reason, and the question stays. */
async function tryWrongs(page: Page, lesson: Lesson, said: TryText, hand: Hand): Promise<number> {
  const met = new Set<string>();
  for (const move of lesson.offered()) {
    const verdict = lesson.accepted().includes(move) ? undefined : lesson.answer(move);
    if (verdict?.is !== 'wrong' || met.has(verdict.why)) continue;
    met.add(verdict.why);
    await answer(page, lesson, move, hand);
    await hears(page, '.lesson-wrong[role="alert"]', said.wrong[verdict.why] ?? '');
    await hears(page, '.lesson-try', said.ask.slice(1));
  }
  return met.size;
}

/** Waits until this part of the page says a sentence. */
async function hears(page: Page, selector: string, sentence: string): Promise<void> {
  const plain = sentence.replaceAll('**', '');
  await page
    .locator(selector)
    .filter({ hasText: plain })
    .first()
    .waitFor(waits)
    .catch(async () => {
      const now = await page.locator('.lesson').first().innerText();
      throw new Error(`the lesson does not say “${plain}” but “${now}”`);
    });
}

/** Chooses a move from the list of answers, which every game has. */
async function answer(page: Page, lesson: Lesson, move: Move, hand: Hand): Promise<void> {
  const at = lesson.offered().indexOf(move);
  const option = page.locator('dialog .option').nth(at);
  if (hand === 'touch') {
    await page.locator('.lesson .asked-tools button').tap();
    // Rows of a long list get their height when they come into view, and a tap meanwhile would miss.
    await option.scrollIntoViewIfNeeded();
    await page.waitForTimeout(150);
    await option.tap();
  } else {
    await pressUntil(page, '0', option, waits);
    const isThere = () => option.evaluate((node) => node.ownerDocument.activeElement === node);
    for (let press = 0; !(await isThere()); press++) {
      if (press > 100) throw new Error('the option cannot be reached by keyboard');
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
  }
  await page.locator('dialog.list-sheet').waitFor({ state: 'detached', ...waits });
}

async function goOn(page: Page, hand: Hand): Promise<void> {
  if (hand === 'touch') await page.locator('.lesson-next').tap();
  else await page.keyboard.press('Enter');
}
