import { inBothLanguages, joinList } from '@manigance/core';
import { wordsHook } from '@manigance/ui/words.ts';
import { midSentence } from '../../text/mid-sentence.ts';

/** English words of the play menu. */
const en = {
  against: 'Against bots',
  strength: 'Their strength',
  first: 'First match',
  oneEach: 'One strength each',
  sameForAll: 'The same for all',
  opponent: (at: number) => `Opponent ${at}`,
  opponents: 'Opponents',
  several: 'Share this screen…',
  level: (strength: string, name: string) => `${strength}: ${name}`,
  /** The table in one sentence; `strength` is the rank of five. */
  summary: (count: number, strength: number) =>
    `You against ${['no', 'one', 'two', 'three', 'four', 'five'][count] ?? count} ${
      ['gentle', 'easy', 'fair', 'strong', 'merciless'][strength]
    } ${count === 1 ? 'opponent' : 'opponents'}.`,
  summaryOf: (names: readonly string[]) => `You against ${joinList(names, 'and')}.`,
  allRules: 'All the rules',
  setting: (name: string, value: string) => `${name.toLowerCase()} ${value.toLowerCase()}`,
  terms: (terms: string, minutes: number) => `${terms}, about ${minutes}\u00a0min.`,
  rules: 'The rules in short',
  learn: 'Learn first',
  play: 'Play',
};

const words = inBothLanguages(en, {
  against: 'Contre des robots',
  strength: 'Leur force',
  first: 'Première partie',
  oneEach: 'Une force chacun',
  sameForAll: 'La même pour tous',
  opponent: (at) => `Adversaire ${at}`,
  opponents: 'Adversaires',
  several: 'À plusieurs sur cet écran…',
  level: (strength, name) => `${strength} : ${midSentence(name)}`,
  summary: (count, strength) =>
    count === 1
      ? `Vous contre un adversaire ${['doux', 'facile', 'moyen', 'fort', 'impitoyable'][strength]}.`
      : `Vous contre ${['', '', 'deux', 'trois', 'quatre', 'cinq'][count] || count} adversaires ${
          ['doux', 'faciles', 'moyens', 'forts', 'impitoyables'][strength]
        }.`,
  summaryOf: (names) => `Vous contre ${joinList(names.map(midSentence), 'et')}.`,
  allRules: 'Toutes les règles',
  setting: (name, value) => `${name.toLowerCase()} : ${value.toLowerCase()}`,
  terms: (terms, minutes) => `${terms}, ${minutes}\u00a0min environ.`,
  rules: 'Les règles en bref',
  learn: 'Apprendre d’abord',
  play: 'Jouer',
});

/** Words of the play menu. */
export const usePlayMenuWords = wordsHook(words);
