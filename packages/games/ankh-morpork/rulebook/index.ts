import { playersNames } from '../../rule-book-terms.ts';
import type { Names } from '../text/names.ts';
import { namesEn } from '../text/names-en.ts';
import { namesFr } from '../text/names-fr.ts';
import terms from './terms.json' with { type: 'json' };

/** Players' words for the rule book. */
export const rulebook = {
  names: playersNames({ en: groups(namesEn), fr: groups(namesFr) }, terms),
  engineOnly: ['AM-14.3', 'AM-15.4', 'AM-17'],
};

function groups({ symbols, areas, cards, events, personalities }: Names) {
  return [symbols, areas, cards, events, personalities];
}
