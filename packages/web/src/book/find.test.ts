import { expect, test } from 'vitest';
import { hasWords, markHtml, pieces, wordsOf } from './find.ts';

const marked = (text: string, sought: string) =>
  pieces(text, wordsOf(sought))
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('');

test('a search finds words whatever their accents and capitals, and every one of them', () => {
  expect(hasWords('L’Événement Aléatoire', wordsOf('evenement ALEATOIRE'))).toBe(true);
  expect(hasWords('un cœur de pierre', wordsOf('coeur'))).toBe(true);
  expect(hasWords('un événement', wordsOf('evenement aleatoire'))).toBe(false);
  expect(hasWords('l’argent', wordsOf("l'argent"))).toBe(true);
});

test('the letters found are marked as they are written', () => {
  expect(marked('Un Événement arrive', 'evenem')).toBe('Un [Événem]ent arrive');
  expect(marked('cœur à cœur', 'coe')).toBe('[cœ]ur à [cœ]ur');
  expect(marked('banana', 'ana')).toBe('b[anana]');
});

test('marks in HTML leave its tags and entities alone', () => {
  expect(markHtml('<p class="bold">A <b>bold</b> &amp; calm</p>', wordsOf('bold amp'))).toBe(
    '<p class="bold">A <b><mark>bold</mark></b> &amp; calm</p>',
  );
});
