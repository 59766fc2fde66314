import { playersNames } from '../../rule-book-terms.ts';
import lastWillEn from '../text/last-will/printed-en.json' with { type: 'json' };
import lastWillFr from '../text/last-will/printed-fr.json' with { type: 'json' };
import { namesEn } from '../text/names-en.ts';
import { namesFr } from '../text/names-fr.ts';
import terms from './terms.json' with { type: 'json' };

export const rulebook = {
  names: playersNames({ en: groups(namesEn, lastWillEn), fr: groups(namesFr, lastWillFr) }, terms),
  engineOnly: ['PC-20', 'PC-23', 'PC-24', 'LW-17', 'LW-22'],
};

function groups(
  { spaces, bonusTiles, dameTiles, cards, competitions }: typeof namesEn,
  lastWill: typeof lastWillEn,
) {
  return [spaces, bonusTiles, dameTiles, cards, competitions, lastWill.spaces, lastWill.cards];
}
