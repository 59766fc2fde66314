import { playersNames } from '../../rule-book-terms.ts';
import type { Names } from '../text/names.ts';
import { namesEn } from '../text/names-en.ts';
import { namesFr } from '../text/names-fr.ts';
import terms from './terms.json' with { type: 'json' };

/** Players' words for the rule book. */
export const rulebook = {
  names: playersNames({ en: groups(namesEn), fr: groups(namesFr) }, terms),
  engineOnly: ['EL-26', 'EL-27', 'EL-29'],
};

function groups({ administrations, conditions, actions, schemes, ordinary, wheel }: Names) {
  const { immobile, metro_blue, metro_pink } = wheel;
  return [administrations, conditions, actions, schemes, ordinary, { immobile, metro_blue, metro_pink }];
}
