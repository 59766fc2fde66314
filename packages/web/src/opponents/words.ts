import { inBothLanguages } from '@manigance/core';
import { wordsHook } from '@manigance/ui/words.ts';

const en = {
  /** Strengths of five levels, weakest first. */
  strengths: ['Gentle', 'Easy', 'Fair', 'Strong', 'Merciless'],
  stars: (stars: number, of: number) => `${stars} ${stars === 1 ? 'star' : 'stars'} of ${of}`,
};
/** Words for the strength of bots. */
type OpponentWords = typeof en;

const words = inBothLanguages(en, {
  strengths: ['Doux', 'Facile', 'Moyen', 'Fort', 'Impitoyable'],
  stars: (stars, of) => `${stars} ${stars === 1 ? 'étoile' : 'étoiles'} sur ${of}`,
});

/** Words for the strength of bots. */
export const useOpponentWords = wordsHook(words);

/** The strength of a level by its rank, weakest first; `undefined` for a game that has not five levels. */
export function strengthName(
  { strengths }: Pick<OpponentWords, 'strengths'>,
  rank: number,
  levels: number,
): string | undefined {
  return levels === strengths.length ? strengths[rank] : undefined;
}

/** A character with its strength, where that has a word: "Wick, gentle". */
export function namedLevel(words: OpponentWords, name: string, rank: number, levels: number): string {
  const strength = strengthName(words, rank, levels);
  return strength === undefined ? name : `${name}, ${strength.toLowerCase()}`;
}
