import { existsSync, readFileSync } from 'node:fs';
import { languages } from '@manigance/core';
import { type BookText, figureTexts } from '@manigance/core/book';
import { Lesson, type StepText, type TryText } from '@manigance/core/lessons';
import { expect, test } from 'vitest';
import { catalog, type GameManifest, withGames } from '../index.ts';
import { manifest as noughts } from './noughts/manifest.ts';

const withBook = withGames(catalog, [noughts]).manifests.filter(({ book }) => book !== undefined);
const each = test.each(withBook.map((manifest) => [manifest.id, manifest] as const));

async function open({ id, book: load, rules }: GameManifest) {
  if (load === undefined) throw new Error(`${id} has no book`);
  const { book } = await load();
  const [{ game }, { figures }, { articles }] = await Promise.all([rules(), book.figures(), book.articles()]);
  const texts: BookText[] = [];
  for (const language of languages) texts.push((await book.text[language]()).text);
  return { game, figures, articles, texts };
}

const isTry = (text: StepText | undefined): text is TryText => text !== undefined && 'ask' in text;

/** The chapters of a book with the ids of their parts, and whether each is a paragraph. */
const outline = ({ chapters }: BookText) =>
  Object.entries(chapters).map(([id, { parts }]) => [
    id,
    Object.entries(parts).map(([part, text]) => [part, typeof text]),
  ]);

each(
  '%s: the book has the same chapters and parts, in one order, in every language',
  async (_id, manifest) => {
    const { texts, articles } = await open(manifest);
    const [first, ...others] = texts.map(outline);
    for (const other of others) expect(other).toEqual(first);
    for (const { chapters } of texts)
      for (const [id, { title, parts }] of Object.entries(chapters)) {
        expect(title, id).toMatch(/\w/);
        const figures = Object.values(parts).filter((part) => typeof part !== 'string');
        expect(figures.length, `${id} has a figure`).toBeGreaterThan(0);
        const paragraphs = Object.entries(parts).flatMap(([part, text]) =>
          typeof text === 'string' ? part : [],
        );
        expect(Object.keys(articles[id] ?? {}).toSorted(), id).toEqual(paragraphs.toSorted());
      }
  },
);

each('%s: every paragraph leads to articles that the rule book has', async (_id, manifest) => {
  const { articles } = await open(manifest);
  for (const language of languages) {
    const path = new URL(`./rulebook/${language}.md`, manifest.url);
    if (!existsSync(path)) continue; // in English only
    const rules = readFileSync(path, 'utf8');
    for (const cited of Object.values(articles).flatMap((chapter) => Object.values(chapter))) {
      expect(cited.length).toBeGreaterThan(0);
      for (const rule of cited)
        expect(new RegExp(`${rule.replaceAll('.', '\\.')}(?![\\d.]*\\d)`).test(rules), rule).toBe(true);
    }
  }
});

each(
  '%s: every figure is a possible position, and every example is answered as it says',
  async (_id, manifest) => {
    const { game, figures, texts } = await open(manifest);
    const said = texts.map(figureTexts);
    expect(figures.chapters.map(({ id }) => id)).toEqual(Object.keys(said[0]?.chapters ?? {}));
    for (const chapter of figures.chapters) {
      const lesson = new Lesson(game, chapter);
      expect(game.faults(lesson.state), chapter.id).toEqual([]);
      const [step] = chapter.steps;
      const steps = said.map(({ chapters }) => chapters[chapter.id]?.steps[step?.id ?? '']);
      for (const text of steps) expect(text?.say, chapter.id).toMatch(/\w/);
      if (step?.kind !== 'try') continue;
      const accepted = lesson.accepted();
      expect(accepted.length, chapter.id).toBeGreaterThan(0);
      const reasons = lesson
        .offered()
        .filter((move) => !accepted.includes(move))
        .map((move) => lesson.answer(move))
        .map((verdict) => (verdict.is === 'wrong' ? verdict.why : verdict.is));
      for (const text of steps) {
        if (!isTry(text)) throw new Error(`${chapter.id} asks nothing`);
        expect([...new Set(reasons)].toSorted(), chapter.id).toEqual(Object.keys(text.wrong).toSorted());
      }
      for (const move of accepted) expect(new Lesson(game, chapter).answer(move)).toEqual({ is: 'right' });
    }
  },
);
