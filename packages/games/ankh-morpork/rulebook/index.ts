import { playersNames } from '../../rule-book-terms.ts';
import type { Names } from '../text/names.ts';
import { namesEn } from '../text/names-en.ts';
import { namesFr } from '../text/names-fr.ts';

/** Further words of the engine that the books use within sentences: id, English, French. */
// biome-ignore format: one term per row
const terms = [
  ['playTwoCards', 'playing two cards', 'jouer deux cartes'],
  ['swapMinions', 'swapping minions', 'l’échange d’Agents'],
  ['placeAnywhereQuietly', 'placing a minion quietly', 'la pose discrète d’un Agent'],
  ['peekPersonalities', 'peeking at Personalities', 'le coup d’œil aux Personnages'],
  ['payOrStuckCard', 'pay or keep the card', 'payer ou garder la carte'],
  ['payOrLoseBuilding', 'pay or lose a building', 'payer ou perdre un Bâtiment'],
  ['takeoverBuilding', 'taking over a building', 'le rachat d’un Bâtiment'],
  ['buildHalfPrice', 'building at half price', 'construire à moitié prix'],
  ['draw', 'drawing cards', 'piocher'],
  ['loan', 'loan', 'prêt'],
  ['payPlaceNear', 'paying to place a minion nearby', 'payer pour poser un Agent à proximité'],
  ['drawThenDiscard', 'drawing, then discarding', 'piocher, puis défausser'],
  ['takeMoney', 'taking money', 'prendre de l’argent'],
  ['smallGods', 'ignoring an event', 'ignorer un Événement'],
  ['discardOneForMoney', 'a card for money', 'une carte contre de l’argent'],
  ['placeTroubleNear', 'trouble nearby', 'un jeton Chaos à proximité'],
  ['payRemoveTrouble', 'paying to remove trouble', 'payer pour retirer un jeton Chaos'],
  ['money:N', 'taking money', 'prendre de l’argent'],
  ['max(0, 5 - hand - stuck)', 'as many as are missing, if any', 'autant qu’il en manque, s’il en manque'],
  ['max', 'at most', 'au plus'],
  ['river', 'the river', 'le fleuve'],
  ['per', 'given', 'indiquée'],
  ['min(n, floor(m / 2))', 'as many as the money pays for', 'autant que l’argent le permet'],
] as const;

export const rulebook = {
  names: playersNames({ en: groups(namesEn), fr: groups(namesFr) }, terms),
  engineOnly: ['AM-14.3', 'AM-15.4', 'AM-17'],
};

function groups({ symbols, areas, cards, events, personalities }: Names) {
  return [symbols, areas, cards, events, personalities];
}
