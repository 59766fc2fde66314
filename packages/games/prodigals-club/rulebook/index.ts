import '../text/last-will/en.ts';
import '../text/last-will/fr.ts';
import { playersNames } from '../../rule-book-terms.ts';
import { namesEn } from '../text/names-en.ts';
import { namesFr } from '../text/names-fr.ts';
import terms from './terms.json' with { type: 'json' };

/** Players' words for the rule book. */
export const rulebook = {
  names: playersNames({ en: groups(namesEn), fr: groups(namesFr) }, terms),
  engineOnly: ['PC-20', 'PC-23', 'PC-24', 'LW-17', 'LW-22'],
};

function groups({ spaces, bonusTiles, dameTiles, cards, competitions }: typeof namesEn) {
  return [spaces, bonusTiles, dameTiles, cards, competitions];
}
