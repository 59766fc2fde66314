import { playersNames } from '../../rule-book-terms.ts';
import type { Names } from '../text/names.ts';
import { namesEn } from '../text/names-en.ts';
import { namesFr } from '../text/names-fr.ts';

/** Further words of the engine that the books use within sentences: id, English, French. */
// biome-ignore format: one term per row
const terms = [
  ['pass', 'passing', 'passer'],
  ['concede', 'conceding', 'l’abandon'],
  ['openMoney', 'open purses', 'bourses ouvertes'],
  ['firstPlayer', 'first player', 'premier joueur'],
  ['seat-0', 'the first seat', 'le premier siège'],
  ['red', 'red', 'rouge'],
  ['orange', 'orange', 'orange'],
  ['green', 'green', 'vert'],
  ['violet', 'violet', 'violet'],
  ['black', 'black', 'noir'],
  ['money', 'money', 'l’argent'],
  ['hand', 'hand', 'la main'],
  ['programme', 'programme', 'le programme'],
  ['deck', 'deck', 'la pioche'],
  ['districts + marks < 16', 'districts and marks are fewer than 16', 'districts et marques sont moins de 16'],
  ['marks', 'marks', 'les marques'],
  ['max(0, 16 − districts − marks)', 'what districts and marks leave of 16', 'ce que districts et marques laissent de 16'],
] as const;

export const rulebook = {
  names: playersNames({ en: groups(namesEn), fr: groups(namesFr) }, terms),
  engineOnly: ['EL-26', 'EL-27', 'EL-29'],
};

function groups({ administrations, conditions, actions, schemes, ordinary, wheel }: Names) {
  const { immobile, metro_blue, metro_pink } = wheel;
  return [administrations, conditions, actions, schemes, ordinary, { immobile, metro_blue, metro_pink }];
}
