import { readFileSync } from 'node:fs';
import { catalog } from '@manigance/games';
import { expect, test } from 'vitest';
import { readRuleBook } from '../src/rule-book.ts';

const games = catalog.ids;

function book(path: string): string {
  const [game = '', language = 'en'] = path.split('/').toReversed();
  return readFileSync(new URL(`./rulebook/${language}.md`, catalog.get(game).url), 'utf8');
}

test.each(games)('the French rule book of %s has the rules of the English one, in the same order', (game) => {
  const english = readRuleBook(book(game));
  expect(english.rules).not.toEqual([]);
  expect(readRuleBook(book(`fr/${game}`))).toEqual(english);
});

test.each(games)('the French rule book of %s has the chapters and headings of the English one', (game) => {
  const headings = (text: string) => text.match(/^#+ (?:[A-Z]{2}-[\w.]+)?/gm);
  expect(headings(book(`fr/${game}`))).toEqual(headings(book(game)));
});

test.each(games)('the French rule book of %s writes typographic apostrophes outside code', (game) => {
  const prose = book(`fr/${game}`)
    .replaceAll(/^```[\s\S]*?^```/gm, '')
    .replaceAll(/`[^`\n]*`/g, '');
  expect(prose.match(/.{0,30}\p{L}'\p{L}.{0,30}/gu)).toBeNull();
});
